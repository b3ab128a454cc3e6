#include "tests/gui/support_compare.h"

#include "core/model/histogram.h"
#include "results/recorder.h"
#include "results/report/disk_name.h"

#include <sstream>

#include <fmt/format.h>

namespace merops::gui::test {
namespace {

constexpr std::uint64_t kExpert = 2654208;

StorageFacts storageOf(std::uint32_t number, const std::string& model, const std::string& transport) {
  DeviceFacts device;
  device.name = fmt::format("nvme{}n1", number);
  device.path = "/dev/" + device.name;
  device.model = model;
  device.transport = transport;
  device.size = 1'000'000'000'000;
  StorageFacts storage;
  storage.file_system = "ext4";
  storage.device = device.name;
  storage.chain = {device};
  storage.leaves = {device.name};
  return storage;
}

}  // namespace

ComparedCampaign::ComparedCampaign(std::uint32_t number, const std::string& model, const std::string& transport) {
  info.id = fmt::format("{:016x}", 0x1000 + number);
  info.started_utc = fmt::format("2026-01-31T12:{:02}:00.000Z", number);
  info.command = "merops measure";
  info.build = "merops 0.1.0";
  info.machine.machine_id = "machine";
  info.machine.os = "Debian";
  SourceRecord source;
  source.path = fmt::format("/mnt/{}/s.picchioflat", number);
  source.coverage = "whole";
  source.experts = 512;
  source.expert_bytes = kExpert;
  source.storage = storageOf(number, model, transport);
  info.sources = {source};
}

CellResult& ComparedCampaign::add(const std::string& reader, std::uint32_t depth, double mbPerS) {
  CellResult& result = cells.emplace_back();
  result.cell.reader = reader;
  result.cell.depth = depth;
  result.source_path = info.sources.front().path;
  result.coverage = "whole";
  result.device = info.sources.front().storage.device;
  result.expert_bytes = kExpert;
  result.padded_bytes = kExpert;
  result.effective.pages = PageKind::thp;
  result.state = CellState::measured;
  result.validity = Validity::valid;
  result.cache_state = CacheState::bypassed;
  result.started_utc = info.started_utc;
  result.measurement.wall_ns = 1'000'000'000;
  result.measurement.mb_per_s = {mbPerS, mbPerS * 0.98, mbPerS * 1.02};
  setLatency(result, 400, static_cast<double>(kExpert) * 1e3 / mbPerS * depth);
  return result;
}

void ComparedCampaign::addRuns(const std::string& reader, std::uint32_t depth, double mbPerS, std::uint32_t runs) {
  for (std::uint32_t run = 0; run < runs; ++run) {
    add(reader, depth, mbPerS * (1 + 0.005 * (run - (runs - 1) / 2.0))).cell.repetition = run;
  }
}

void ComparedCampaign::setLatency(CellResult& cell, std::uint32_t reads, double p50Ns) {
  Histogram histogram;
  for (std::uint32_t i = 0; i < reads; ++i) {
    const bool slow = i % 100 < 2;
    histogram.record(static_cast<std::uint64_t>(p50Ns * (slow ? 3 : 0.9 + 0.002 * (i % 100))));
  }
  cell.measurement.reads = reads;
  cell.measurement.histogram = histogram.buckets();
  cell.measurement.latency = histogram.summarise();
}

report::LoadedCampaign ComparedCampaign::loaded() const {
  report::LoadedCampaign loaded;
  loaded.campaign.row.id = info.id;
  loaded.campaign.row.started_utc = info.started_utc;
  loaded.campaign.info = info;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    StoredCell& cell = loaded.cells.emplace_back();
    cell.id = static_cast<std::int64_t>(i) + 1;
    cell.campaign = info.id;
    cell.index = static_cast<std::uint32_t>(i);
    cell.result = cells[i];
  }
  return loaded;
}

void ComparedCampaign::record(const std::filesystem::path& path) const {
  std::ostringstream rescue;
  Database database = Database::open(path, {.access = DatabaseAccess::write});
  Recorder recorder(database, rescue);
  recorder.campaign_started(info);
  const auto count = static_cast<std::uint32_t>(cells.size());
  for (std::uint32_t i = 0; i < count; ++i) recorder.cell_ended(cells[i], i, count);
  recorder.campaign_ended(CampaignEnd::finished, 0);
}

std::string ComparedCampaign::identity() const {
  return report::disk_identity(info.machine, info.sources.front().storage);
}

}  // namespace merops::gui::test
