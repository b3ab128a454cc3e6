#include "gui/models/latency_load.h"

#include "gui/models/latency_curve.h"
#include "gui/models/latency_histogram.h"
#include "gui/models/latency_table.h"
#include "gui/models/lines_cells.h"
#include "results/query.h"
#include "results/report/disk_name.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(LatencyPicture)
};

std::string diskOf(const CampaignInfo& campaign, const CellResult& result) {
  const auto found = std::find_if(campaign.sources.begin(), campaign.sources.end(),
                                  [&](const SourceRecord& source) { return source.path == result.source_path; });
  return found == campaign.sources.end() ? result.device : report::disk_name(found->storage);
}

}  // namespace

std::vector<LatencyCell> loadLatencyCells(Database& database, const std::vector<std::int64_t>& ids) {
  std::vector<LatencyCell> cells;
  std::map<std::string, CampaignInfo> campaigns;
  for (std::size_t i = 0; i < std::min(ids.size(), kMostLatencyCells); ++i) {
    auto cell = cellIfThere(database, ids[i]);
    if (!cell) continue;
    auto [place, added] = campaigns.try_emplace(cell->campaign);
    if (added) place->second = load_campaign(database, cell->campaign).info;
    const CampaignInfo& campaign = place->second;
    std::string disk = diskOf(campaign, cell->result);
    cells.push_back({std::move(cell->result), cell->campaign, std::move(disk), campaign.machine.machine_id});
  }
  return cells;
}

LatencyPicture latencyPicture(std::span<const LatencyCell> cells, const Display& display) {
  LatencyPicture picture;
  const LatencySamples found = latencySamples(cells, display);
  for (LineChart& chart : std::vector{quantileChart(found.samples, display), histogramChart(found.samples, display)}) {
    if (!chart.series.empty()) picture.charts.push_back(std::move(chart));
  }
  picture.rows = latencyRows(found.samples, display);
  picture.notes = quantileNotes(found.samples, display);
  if (found.left_out > 0) {
    picture.notes.push_back(
        Words::tr("%n more of what was chosen are not shown: they hold no latencies, or are more "
                  "than can be told apart.",
                  "", static_cast<int>(found.left_out)));
  }
  return picture;
}

}  // namespace merops::gui
