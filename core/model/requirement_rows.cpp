#include "core/model/forecast.h"
#include "core/model/requirement.h"

#include <algorithm>

namespace merops {
namespace {

bool is_chosen(const RowChoice& choice, const CellGroup& group) {
  const Cell& cell = group.cell;
  if (cell.tag == "provisional" || cell.order != choice.order || cell.block != choice.block) return false;
  if (!choice.reader.empty() && choice.reader != kBestDirect && choice.reader != cell.reader) return false;
  if (choice.depth == DepthChoice::number && choice.depth_number != cell.depth) return false;
  if (choice.source_kind && *choice.source_kind != group.source_kind) return false;
  if (group.state != CellState::measured) return true;  // has neither pages nor a cache state
  return (!choice.cache_state || *choice.cache_state == group.cache_state) &&
         (!choice.pages || *choice.pages == group.pages);
}

std::vector<CellGroup> chosen(const RowChoice& choice, std::span<const CellGroup> groups) {
  std::vector<CellGroup> rows;
  std::copy_if(groups.begin(), groups.end(), std::back_inserter(rows),
               [&](const CellGroup& group) { return is_chosen(choice, group); });
  return rows;
}

/// The roads whose plateau or best depth is asked for.
std::vector<ReaderPlateau> roads_of(const RowChoice& choice, std::span<const CellGroup> groups) {
  const std::vector<CellGroup> rows = chosen(choice, groups);
  if (choice.reader != kBestDirect) return plateaus(rows);
  const auto best = best_direct_road(rows);
  return best ? std::vector{*best} : std::vector<ReaderPlateau>{};
}

bool is_on(const ReaderPlateau& road, DepthChoice depth, const CellGroup& group) {
  return group.state == CellState::measured && group.cell.reader == road.reader &&
         group.source_path == road.source_path &&
         group.cell.depth == (depth == DepthChoice::plateau ? road.depth : road.best_depth);
}

/// By number, by every depth; of kBestDirect at its best depth where none is named.
bool goes_by_roads(const RowChoice& choice) {
  return choice.depth == DepthChoice::plateau || choice.depth == DepthChoice::best ||
         (choice.reader == kBestDirect && choice.depth == DepthChoice::any);
}

bool is_chosen_on(std::span<const ReaderPlateau> roads, const RowChoice& choice, const CellGroup& group) {
  if (goes_by_roads(choice)) {
    return std::any_of(roads.begin(), roads.end(),
                       [&](const ReaderPlateau& road) { return is_on(road, choice.depth, group); });
  }
  return choice.reader != kBestDirect || std::any_of(roads.begin(), roads.end(), [&](const ReaderPlateau& road) {
           return group.cell.reader == road.reader && group.source_path == road.source_path;
         });
}

}  // namespace

std::vector<const CellGroup*> rows_of(const RowChoice& choice, std::span<const CellGroup> groups) {
  const bool by_roads = goes_by_roads(choice) || choice.reader == kBestDirect;
  const std::vector<ReaderPlateau> roads = by_roads ? roads_of(choice, groups) : std::vector<ReaderPlateau>{};
  std::vector<const CellGroup*> rows;
  for (const CellGroup& group : groups) {
    if (!is_chosen(choice, group)) continue;
    if (!by_roads || is_chosen_on(roads, choice, group)) rows.push_back(&group);
  }
  const auto is_skipped = [](const CellGroup* group) { return group->state == CellState::skipped; };
  if (!std::all_of(rows.begin(), rows.end(), is_skipped)) std::erase_if(rows, is_skipped);
  return rows;
}

}  // namespace merops
