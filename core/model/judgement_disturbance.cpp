#include "core/model/judgement_flags.h"
#include "core/model/units.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

using judging::add_flag;
using judging::kShare;

/// Less than this is a journal's or a shell's.
constexpr std::uint64_t kLeastForeignBytes = 4U << 20U;
/// A loop device reads its file through the page cache, whose read-ahead reaches beyond what was asked.
constexpr double kLoopReadAhead = 0.5;

/// The kernel counts the machine's time in ticks of 10 ms a processor, and ours exactly: a difference of one tick each
/// is nobody's, and in less than ten of them there is no share worth telling.
constexpr std::uint64_t kTickNs = 10'000'000, kLeastElapsedNs = 10 * kTickNs;

std::uint64_t excess(std::uint64_t a, std::uint64_t b) { return a > b ? a - b : 0; }

/// Time of all processors that passed while the counters ran.
double machine_time(const CellResult& result, const Evidence& evidence) {
  return static_cast<double>(result.measurement.surroundings.elapsed_ns) * evidence.machine.cpus;
}

void flag_traffic(CellResult& result, const Evidence& evidence) {
  const Origin& origin = result.measurement.origin;
  const std::uint64_t foreign = judging::foreign_bytes(result, evidence);
  if (foreign < kLeastForeignBytes ||
      static_cast<double>(foreign) <= kShare * static_cast<double>(origin.asked_bytes)) {
    return;
  }
  add_flag(result, "foreign-traffic", "disturbance",
           fmt::format("others moved {} on {} (of it written: {}) while {} were read here", format_bytes(foreign),
                       result.device, format_bytes(origin.device_written_bytes.value_or(0)),
                       format_bytes(origin.asked_bytes)),
           "find out who uses the disk (iotop, iostat), and measure again without");
}

void flag_processors(CellResult& result, const Evidence& evidence) {
  if (const auto share = judging::foreign_cpu_share(result, evidence); share && *share > judging::kForeignCpuTold) {
    add_flag(result, "foreign-cpu", "disturbance",
             fmt::format("others took {:.0f} % of the time of {} processors", 100 * *share, evidence.machine.cpus),
             "stop what else runs (top shows it), and measure again");
  }
  if (const auto share = judging::steal_share(result, evidence); share && *share > judging::kStealTold) {
    add_flag(result, "steal", "disturbance",
             fmt::format("the hypervisor kept back {:.1f} % of the processors' time", 100 * *share),
             "other machines on this host were busy: measure again at another time");
  }
}

}  // namespace

std::uint64_t judging::foreign_bytes(const CellResult& result, const Evidence& evidence) {
  if (!evidence.touches_storage || evidence.memory_backed) return 0;
  const Origin& origin = result.measurement.origin;
  const std::uint64_t asked = evidence.past_block_layer ? 0 : origin.asked_bytes;  // is not among what was counted
  std::uint64_t ours = std::max(asked, origin.process_read_bytes.value_or(0));
  if (evidence.read_ahead_below) ours += static_cast<std::uint64_t>(kLoopReadAhead * static_cast<double>(ours));
  return excess(origin.device_read_bytes.value_or(0), ours) + origin.device_written_bytes.value_or(0);
}

std::optional<double> judging::foreign_cpu_share(const CellResult& result, const Evidence& evidence) {
  const Cost& cost = result.measurement.cost;
  const double whole = machine_time(result, evidence);
  if (!cost.machine_ns || whole <= 0 || result.measurement.surroundings.elapsed_ns < kLeastElapsedNs) {
    return std::nullopt;
  }
  const std::uint64_t ours = cost.process_user_ns + cost.process_system_ns + cost.worker_ns.value_or(0);
  const std::uint64_t foreign = excess(*cost.machine_ns, ours + kTickNs * evidence.machine.cpus);
  return std::min(1.0, static_cast<double>(foreign) / whole);
}

std::optional<double> judging::steal_share(const CellResult& result, const Evidence& evidence) {
  const double whole = machine_time(result, evidence);
  if (!result.measurement.cost.steal_ns || whole <= 0) return std::nullopt;
  const std::uint64_t stolen = excess(*result.measurement.cost.steal_ns, kTickNs);
  return std::min(1.0, static_cast<double>(stolen) / whole);
}

void judging::flag_disturbance(CellResult& result, const Evidence& evidence) {
  flag_traffic(result, evidence);
  flag_processors(result, evidence);
  const Surroundings& surroundings = result.measurement.surroundings;
  if (!surroundings.not_quiet.empty()) {
    add_flag(result, "not-quiet", "disturbance",
             fmt::format("after waiting {} {}", format_duration(surroundings.waited_ns), surroundings.not_quiet),
             "the cell was measured all the same: look at what its counters say, or measure at a quieter time");
  }
}

}  // namespace merops
