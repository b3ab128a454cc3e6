#include "tests/gui/support_lines.h"

#include "core/model/histogram.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"

#include <sstream>

namespace merops::gui::lines_test {
namespace {

constexpr std::uint64_t kStepNs = 500'000'000;

Histogram histogramOf(std::uint64_t reads, std::uint64_t ns) {
  Histogram histogram;
  for (std::uint64_t i = 0; i < reads; ++i) histogram.record(i % 100 == 0 ? 10 * ns : ns);
  return histogram;
}

}  // namespace

CellResult cell(const std::string& reader, std::uint32_t depth, double mbPerS, std::uint32_t repetition,
                std::uint64_t reads, std::uint64_t ns) {
  CellResult result;
  result.cell.reader = reader;
  result.cell.depth = depth;
  result.cell.repetition = repetition;
  result.source_path = "/data/a";
  result.source_kind = SourceKind::store;
  result.source_digest = "00ff";
  result.coverage = "1";
  result.device = "nvme0n1";
  result.expert_bytes = result.padded_bytes = kExpertBytes;
  result.state = CellState::measured;
  result.validity = Validity::valid;
  result.cache_state = CacheState::bypassed;
  result.effective.pages = PageKind::small;
  result.started_utc = "2026-01-31T12:00:0" + std::to_string(repetition % 10) + ".000Z";
  Measurement& measured = result.measurement;
  measured.reads = reads;
  measured.mb_per_s = {mbPerS, mbPerS * 0.9, mbPerS * 1.1};
  const Histogram histogram = histogramOf(reads, ns);
  measured.histogram = histogram.buckets();
  measured.latency = histogram.summarise();
  setCourse(result, {mbPerS, mbPerS});
  return result;
}

void setCourse(CellResult& result, const std::vector<double>& mbPerS) {
  Measurement& measured = result.measurement;
  measured.intervals.clear();
  measured.wall_ns = 0;
  for (const double rate : mbPerS) {
    measured.intervals.push_back({measured.wall_ns, kStepNs, 100, static_cast<std::uint64_t>(rate * 1e6 / 2)});
    measured.wall_ns += kStepNs;
  }
}

CampaignInfo campaign(const std::string& id, const std::string& disk) {
  CampaignInfo info = test::sample_campaign();
  info.id = id;
  info.started_utc = "2026-01-31T12:00:00.000Z";
  info.sources.resize(1);
  info.sources.front().storage.chain.front().model = disk;
  info.sources.front().storage.chain.front().serial = disk;
  return info;
}

report::LoadedCampaign loaded(const CampaignInfo& info, const std::vector<CellResult>& cells) {
  report::LoadedCampaign campaign;
  campaign.campaign.info = info;
  campaign.campaign.row.id = info.id;
  for (const CellResult& result : cells) {
    StoredCell stored;
    stored.id = static_cast<std::int64_t>(campaign.cells.size()) + 1;
    stored.campaign = info.id;
    stored.result = result;
    campaign.cells.push_back(std::move(stored));
  }
  return campaign;
}

void record(const std::filesystem::path& path, const CampaignInfo& info, const std::vector<CellResult>& cells) {
  std::ostringstream rescue;
  Database database = Database::open(path, {.access = DatabaseAccess::write});
  Recorder recorder(database, rescue);
  recorder.campaign_started(info);
  std::uint32_t index = 0;
  for (const CellResult& result : cells) {
    recorder.cell_ended(result, index++, static_cast<std::uint32_t>(cells.size()));
  }
  recorder.campaign_ended(CampaignEnd::finished, 0);
}

}  // namespace merops::gui::lines_test
