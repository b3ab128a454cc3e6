#include "cli/rerun_plan.h"

#include "core/model/error.h"
#include "core/model/json.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

/// The cells of `merops measure`'s plan; empty where it was another command's.
std::vector<Cell> planned_cells(const CampaignInfo& campaign) {
  try {
    return expand(plan_from_json(campaign.plan_json));
  } catch (const Error&) {
    return {};
  }
}

bool begins_with(std::span<const Cell> planned, std::span<const CellResult> recorded) {
  return planned.size() >= recorded.size() &&
         std::equal(recorded.begin(), recorded.end(), planned.begin(),
                    [](const CellResult& result, const Cell& cell) { return result.cell == cell; });
}

std::string list_of(std::span<const SourceAgain> sources) {
  std::string text;
  for (const SourceAgain& source : sources) {
    text += fmt::format("{}{} ({}, digest {})", text.empty() ? "" : ", ", source.record.path,
                        to_string(source.record.kind), source.record.digest.substr(0, 12));
  }
  return text;
}

}  // namespace

std::vector<Cell> cells_again(const CampaignInfo& campaign, std::span<const CellResult> recorded) {
  if (std::vector<Cell> planned = planned_cells(campaign); !planned.empty() && begins_with(planned, recorded)) {
    return planned;
  }
  std::vector<Cell> cells;
  for (const CellResult& result : recorded) {
    if (result.cell.tag != "provisional") cells.push_back(result.cell);
  }
  return cells;
}

std::vector<SourceAgain> sources_again(const CampaignInfo& campaign, std::span<const Cell> cells) {
  std::set<std::uint32_t> numbers;
  for (const Cell& cell : cells) numbers.insert(cell.source);
  std::vector<SourceAgain> sources;
  for (const std::uint32_t number : numbers) {
    if (number >= campaign.sources.size()) {
      throw Error("planning the campaign " + campaign.id + " again",
                  fmt::format("its cells name the source {}, of which nothing was recorded", number),
                  "It can be read and compared, but not measured again");
    }
    const SourceRecord& record = campaign.sources[number];
    sources.push_back({number, record, record.kind == SourceKind::uniform ? record.expert_bytes : 0});
  }
  return sources;
}

std::map<std::uint32_t, std::string> map_sources(std::span<const SourceAgain> sources,
                                                 std::span<const std::string> paths) {
  if (sources.size() != paths.size()) {
    throw UsageError("reading --on",
                     fmt::format("the campaign read {} source{}, and {} path{} given", sources.size(),
                                 sources.size() == 1 ? "" : "s", paths.size(), paths.size() == 1 ? " is" : "s are"),
                     "Give --on PATH once for each of, in this order: " + list_of(sources));
  }
  std::map<std::uint32_t, std::string> map;
  for (std::size_t i = 0; i < sources.size(); ++i) map[sources[i].number] = paths[i];
  return map;
}

}  // namespace merops
