#include "gui/models/compare_groups.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

namespace merops::gui {
namespace {

using Depths = std::map<std::uint32_t, CompareGroup>;
/// Of one facet by cache state, those past the page cache first, and reader.
using Roads = std::map<std::tuple<bool, std::string, std::string>, Depths>;

std::string facetOf(const CellKey& key) {
  CellKey facet = key;
  for (const char* name : {"reader", "cache", "depth"}) facet.remove(name);
  return facet.text();
}

std::map<std::string, Roads> allGroups(const std::vector<const ComparedDisk*>& disks, const QStringList& readers) {
  std::map<std::string, Roads> facets;
  for (std::size_t i = 0; i < disks.size(); ++i) {
    for (const ComparedRow& row : disks[i]->rows) {
      if (!takesReader(readers, row)) continue;
      const std::string cache(row.key.field("cache"));
      Roads& roads = facets[facetOf(row.key)];
      CompareGroup& group =
          roads[{row.group.cache_state != CacheState::bypassed, cache, row.group.cell.reader}][row.group.cell.depth];
      group.key = row.key;
      group.rows.resize(disks.size(), nullptr);
      group.rows[i] = &row;
    }
  }
  return facets;
}

/// The rates of all disks together: no disk's counts more because it is faster.
double goodness(const CompareGroup& group) {
  double sum = 0;
  for (const ComparedRow* row : group.rows) sum += row != nullptr ? std::log(row->group.mb_per_s.value) : 0.0;
  return sum;
}

/// Depth 1 and the best one of those that most disks have; all of them where they have any in common.
std::vector<CompareGroup> chosenDepths(const Depths& depths) {
  std::size_t most = 0;
  for (const auto& [depth, group] : depths) most = std::max(most, group.filled());
  const CompareGroup* single = nullptr;
  const CompareGroup* best = nullptr;
  for (const auto& [depth, group] : depths) {
    if (group.filled() < most) continue;
    if (depth == 1) single = &group;
    if (best == nullptr || goodness(group) > goodness(*best)) best = &group;
  }
  std::vector<CompareGroup> chosen;
  if (single != nullptr) chosen.push_back(*single);
  if (best != nullptr && best != single) chosen.push_back(*best);
  return chosen;
}

std::size_t mostFilled(const CompareFacet& facet) {
  std::size_t most = 0;
  for (const CompareGroup& group : facet.groups) most = std::max(most, group.filled());
  return most;
}

bool isPastCache(const CompareFacet& facet) {
  return std::any_of(facet.groups.begin(), facet.groups.end(),
                     [](const CompareGroup& group) { return group.any().group.cache_state == CacheState::bypassed; });
}

void sortFacets(std::vector<CompareFacet>& facets) {
  std::stable_sort(facets.begin(), facets.end(), [](const CompareFacet& a, const CompareFacet& b) {
    return std::tuple(mostFilled(a), isPastCache(a)) > std::tuple(mostFilled(b), isPastCache(b));
  });
}

/// How many disks a group must have to be kept, and how many groups with just so many are.
std::pair<std::size_t, std::size_t> limits(const std::vector<CompareFacet>& facets, std::size_t most) {
  std::vector<std::size_t> counts;
  for (const CompareFacet& facet : facets) {
    for (const CompareGroup& group : facet.groups) counts.push_back(group.filled());
  }
  if (counts.size() <= most) return {1, counts.size()};
  std::sort(counts.rbegin(), counts.rend());
  const std::size_t least = counts[most - 1];
  const auto first = std::find(counts.begin(), counts.end(), least);
  return {least, most - static_cast<std::size_t>(first - counts.begin())};
}

std::size_t keepMostShared(std::vector<CompareFacet>& facets, std::size_t most) {
  auto [least, room] = limits(facets, most);
  std::size_t dropped = 0;
  for (CompareFacet& facet : facets) {
    std::vector<CompareGroup> kept;
    for (CompareGroup& group : facet.groups) {
      const bool fits = group.filled() > least || (group.filled() == least && room > 0);
      if (fits && group.filled() == least) --room;
      fits ? kept.push_back(std::move(group)) : static_cast<void>(++dropped);
    }
    facet.groups = std::move(kept);
  }
  std::erase_if(facets, [](const CompareFacet& facet) { return facet.groups.empty(); });
  return dropped;
}

}  // namespace

std::size_t CompareGroup::filled() const {
  return rows.size() - static_cast<std::size_t>(std::count(rows.begin(), rows.end(), nullptr));
}

const ComparedRow& CompareGroup::any() const {
  return **std::find_if(rows.begin(), rows.end(), [](const ComparedRow* row) { return row != nullptr; });
}

std::vector<CompareFacet> compareFacets(const std::vector<const ComparedDisk*>& disks, const QStringList& readers,
                                        std::size_t most, std::size_t& dropped) {
  std::vector<CompareFacet> facets;
  for (const auto& [key, roads] : allGroups(disks, readers)) {
    CompareFacet facet{CellKey(key), {}};
    for (const auto& [road, depths] : roads) {
      for (CompareGroup& group : chosenDepths(depths)) facet.groups.push_back(std::move(group));
    }
    facets.push_back(std::move(facet));
  }
  sortFacets(facets);
  dropped = keepMostShared(facets, most);
  return facets;
}

}  // namespace merops::gui
