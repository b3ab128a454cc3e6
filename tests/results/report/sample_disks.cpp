#include "tests/results/report/sample_disks.h"

#include <fmt/format.h>

namespace merops::report::test {
namespace {

constexpr std::uint64_t kExpert = 2654208;

StorageFacts storage_of(std::uint32_t number, const std::string& model) {
  DeviceFacts device;
  device.name = fmt::format("nvme{}n1", number);
  device.path = "/dev/" + device.name;
  device.model = model;
  device.transport = "nvme";
  device.size = 1'000'000'000'000;
  StorageFacts storage;
  storage.device = device.name;
  storage.chain = {device};
  storage.leaves = {device.name};
  return storage;
}

Latency latency_of(double mb_per_s, std::uint32_t depth) {
  const double typical = static_cast<double>(kExpert) * 1e3 / mb_per_s * depth;
  Latency latency;
  latency.n = 400;
  latency.mean = typical;
  latency.max = static_cast<std::uint64_t>(3 * typical);
  latency.p50 = Estimate{typical, typical * 0.98, typical * 1.02};
  latency.p90 = Estimate{1.3 * typical, {}, {}};
  latency.p99 = Estimate{2 * typical, 1.8 * typical, 2.9 * typical};
  return latency;
}

}  // namespace

SampleCampaign::SampleCampaign(std::uint32_t number, const std::string& model) {
  StoredCampaign& campaign = loaded.campaign;
  campaign.row.id = campaign.info.id = fmt::format("{:016x}", 0x1000 + number);
  campaign.row.started_utc = campaign.info.started_utc = "2026-01-31T12:00:00.000Z";
  campaign.info.command = fmt::format("merops measure /mnt/{}/s.picchioflat", number);
  campaign.info.machine.machine_id = "machine";
  SourceRecord source;
  source.path = fmt::format("/mnt/{}/s.picchioflat", number);
  source.experts = 512;
  source.expert_bytes = kExpert;
  source.geometry = Geometry{"", 2048, 768, 48, 128, 8, 4};
  source.storage = storage_of(number, model);
  campaign.info.sources = {source};
}

StoredCell& SampleCampaign::add(const std::string& reader, std::uint32_t depth, double mb_per_s) {
  StoredCell& cell = loaded.cells.emplace_back();
  cell.id = static_cast<std::int64_t>(loaded.cells.size());
  cell.campaign = loaded.campaign.row.id;
  cell.index = static_cast<std::uint32_t>(loaded.cells.size() - 1);
  CellResult& result = cell.result;
  result.cell.reader = reader;
  result.cell.depth = depth;
  result.source_path = loaded.campaign.info.sources.front().path;
  result.device = loaded.campaign.info.sources.front().storage.device;
  result.expert_bytes = kExpert;
  result.state = CellState::measured;
  result.validity = Validity::valid;
  result.cache_state = CacheState::bypassed;
  result.measurement.reads = 400;
  result.measurement.wall_ns = 1'000'000'000;
  result.measurement.mb_per_s = {mb_per_s, mb_per_s * 0.98, mb_per_s * 1.02};
  result.measurement.latency = latency_of(mb_per_s, depth);
  result.measurement.intervals = {{0, 500'000'000, 200, static_cast<std::uint64_t>(mb_per_s * 0.5e6)},
                                  {500'000'000, 500'000'000, 200, static_cast<std::uint64_t>(mb_per_s * 0.5e6)}};
  return cell;
}

void SampleCampaign::add_runs(const std::string& reader, std::uint32_t depth, double mb_per_s, std::uint32_t runs) {
  for (std::uint32_t run = 0; run < runs; ++run) {
    add(reader, depth, mb_per_s + run - (runs - 1) / 2.0).result.cell.repetition = run;
  }
}

}  // namespace merops::report::test
