#include "core/model/forecast.h"

#include "core/model/statistics.h"

#include <algorithm>

namespace merops {
namespace {

bool counts(const CellGroup& group) {
  return group.state == CellState::measured && group.validity != Validity::invalid && group.cell.block == 0 &&
         group.cell.order == Order::random && group.cell.tag != "provisional" && !group.cell.check_bytes;
}

bool same_road(const CellGroup& a, const CellGroup& b) {
  return a.cell.reader == b.cell.reader && a.cell.source == b.cell.source && a.source_path == b.source_path &&
         a.cell.cache == b.cell.cache;
}

ReaderPlateau plateau_of(std::span<const CellGroup> groups, const CellGroup& road) {
  std::vector<DepthPoint> points;
  for (const CellGroup& group : groups) {
    if (!counts(group) || !same_road(group, road)) continue;
    points.push_back({group.cell.depth, group.mb_per_s.value, group.repetitions});
  }
  const Plateau found = plateau(points).value_or(Plateau{});
  ReaderPlateau result{road.cell.reader, road.source_path, road.source_kind, found.depth, found.best_depth, {}, {}, {}};
  for (const CellGroup& group : groups) {
    if (!counts(group) || !same_road(group, road)) continue;
    if (group.cell.depth == found.depth) result.mb_per_s = group.mb_per_s;
    if (group.cell.depth == found.best_depth) result.at_best_depth = group.mb_per_s;
    if (group.cell.depth == 1) result.at_depth_1 = group.mb_per_s;
  }
  return result;
}

std::vector<ReaderPlateau> plateaus_where(std::span<const CellGroup> groups, bool only_bypassed) {
  std::vector<ReaderPlateau> found;
  std::vector<const CellGroup*> seen;
  for (const CellGroup& group : groups) {
    if (!counts(group) || (only_bypassed && group.cache_state != CacheState::bypassed)) continue;
    if (std::any_of(seen.begin(), seen.end(), [&](const CellGroup* other) { return same_road(*other, group); }))
      continue;
    seen.push_back(&group);
    found.push_back(plateau_of(groups, group));
  }
  std::stable_sort(found.begin(), found.end(), [](const ReaderPlateau& a, const ReaderPlateau& b) {
    return a.at_best_depth.value > b.at_best_depth.value;
  });
  return found;
}

}  // namespace

Estimate tokens_per_second(const Estimate& mb_per_s, const Geometry& geometry, double hit_rate) {
  const double mb_per_token = static_cast<double>(bytes_per_token(geometry)) / 1e6 * (1 - hit_rate);
  if (mb_per_token <= 0) return {};
  const auto tokens = [&](double rate) { return rate / mb_per_token; };
  Estimate estimate{tokens(mb_per_s.value), {}, {}};
  if (mb_per_s.low) estimate.low = tokens(*mb_per_s.low);
  if (mb_per_s.high) estimate.high = tokens(*mb_per_s.high);
  return estimate;
}

std::vector<ReaderPlateau> plateaus(std::span<const CellGroup> groups) { return plateaus_where(groups, false); }

std::optional<ReaderPlateau> best_direct_road(std::span<const CellGroup> groups) {
  const auto found = plateaus_where(groups, true);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

}  // namespace merops
