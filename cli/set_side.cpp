#include "cli/set_side.h"

#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/comparison_set.h"
#include "results/import.h"
#include "results/import_file.h"

#include <fmt/format.h>

namespace merops {
namespace {

ResultSet read(const std::filesystem::path& file) {
  const std::string text = read_import_file(file, "reading the result set " + file.string());
  return read_importable(text, file.string()).set;
}

}  // namespace

ComparisonSide load_set_side(std::string name, const SideFilter& filter, bool with_contaminated) {
  const ResultSet set = read(path_of(filter.file));
  std::vector<CampaignCells> campaigns;
  for (const SetCampaign& campaign : set.campaigns) campaigns.push_back({&campaign.campaign, campaign.cells});
  ComparisonSide side = side_of_set(std::move(name), filter, campaigns, with_contaminated);
  require_cells(side, filter.file);
  return side;
}

RecordedRun load_set_run(const std::filesystem::path& file, bool with_contaminated) {
  const ResultSet set = read(file);
  if (set.campaigns.size() != 1) {
    throw Error("measuring the result set " + file.string() + " again",
                fmt::format("it holds {} campaigns", set.campaigns.size()),
                "Import it, and name one of them: 'merops rerun CAMPAIGN --on PATH'");
  }
  return run_of(set.campaigns.front().campaign, set.campaigns.front().cells, with_contaminated);
}

}  // namespace merops
