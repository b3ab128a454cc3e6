#pragma once

#include "core/model/judgement.h"

#include <cstdint>
#include <string>
#include <vector>

/// A cell that nothing is wrong with, and its evidence: what tests of judgement change one thing of.
namespace merops::test {

inline constexpr std::uint64_t kRead = 1'000'000'000;

/// A direct cell over a real disk, long enough, with nothing to complain about.
inline CellResult clean_direct() {
  CellResult result;
  result.cell.reader = "flat-direct";
  result.cell.depth = 4;
  result.source_bytes = 16'000'000'000;
  Measurement& m = result.measurement;
  m.latency.n = m.reads = m.total_reads = 400;
  m.payload_bytes = m.total_payload_bytes = kRead;
  m.origin = {.asked_bytes = kRead, .process_read_bytes = kRead, .device_read_bytes = kRead};
  m.origin.cached_bytes_before = 0;
  m.mb_per_s = {1500, 1490, 1510};
  m.mean_in_flight = 3.9;
  m.split_ratio = 1.0;
  m.wall_ns = kRead * 2 / 3;
  m.surroundings.elapsed_ns = 700'000'000;
  m.cost.process_system_ns = 100'000'000;
  m.cost.machine_ns = 120'000'000;
  m.cost.steal_ns = 0;
  m.origin.device_written_bytes = 0;
  return result;
}

inline Evidence direct() {
  Evidence evidence;
  evidence.direct = true;
  evidence.available_memory = 8'000'000'000;
  evidence.link_ceiling = 3'940'000'000;
  evidence.written_ago_s = 86'400;
  evidence.null_read_ns = 60;
  evidence.device_bytes = 100'000'000'000;
  evidence.content = {0, 0, 0, 2'000'000, 0.0, 7.9};
  evidence.machine.cpus = 4;
  evidence.machine.governor = "performance";
  evidence.machine.on_battery = false;
  evidence.machine.load_1m = 0.2;
  return evidence;
}

inline Evidence buffered() {
  Evidence evidence = direct();
  evidence.direct = false;
  return evidence;
}

inline std::vector<std::string> flags_of(CellResult result, const Evidence& evidence) {
  judge(result, evidence);
  std::vector<std::string> ids;
  for (const Flag& flag : result.flags) ids.push_back(flag.id);
  return ids;
}

inline CellResult judged(CellResult result, const Evidence& evidence) {
  judge(result, evidence);
  return result;
}

}  // namespace merops::test
