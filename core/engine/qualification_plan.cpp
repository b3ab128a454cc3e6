#include "core/engine/qualification_plan.h"

#include "core/model/forecast.h"
#include "core/model/random.h"

#include <algorithm>
#include <array>
#include <string>

namespace merops {
namespace {

constexpr std::array<std::uint32_t, 6> kLadder{1, 2, 4, 8, 16, 32};
/// Expert bytes of Qwen3-30B-A3B and (padded) of gpt-oss-20b at INT4: the sizes of the documented depth sweeps.
constexpr std::array<std::uint64_t, 2> kDocumentedBlocks{2'654'208, 14'000'128};
constexpr std::uint64_t kOverhead = 150'000'000;  // of a cell: a look for quiet, buffers, counters, eviction
constexpr std::uint64_t kShortest = 50'000'000;
constexpr std::uint64_t kLongest = 3'000'000'000;

Cell make_cell(std::uint32_t source, const Backend& row, std::uint32_t depth, std::uint64_t seed) {
  Cell cell;
  cell.source = source;
  cell.reader = std::string(row.name);
  cell.depth = depth;
  cell.seed = seed;
  cell.tag = "sweep";
  return cell;
}

/// The first source is only a provisional store where a larger one of the same kind follows.
std::vector<std::uint32_t> sources_to_measure(Campaign& campaign, std::uint32_t count) {
  std::vector<std::uint32_t> numbers;
  for (std::uint32_t i = 0; i < count; ++i) {
    const bool replaced = i + 1 < count && campaign.source(i).kind == SourceKind::store &&
                          campaign.source(i + 1).kind == SourceKind::store;
    if (!replaced) numbers.push_back(i);
  }
  return numbers;
}

void add_ladder(std::vector<Cell>& cells, Campaign& campaign, std::uint32_t source, std::uint64_t seed) {
  for (const Backend& row : campaign.table()) {
    if (!row.touches_storage) continue;
    const bool fits = why_not(row, campaign.source(source)).empty();
    if (!fits && row.unreachable != nullptr) continue;  // a road to few disks: most need not hear of it
    for (const std::uint32_t depth : kLadder) {
      cells.push_back(make_cell(source, row, depth, seed));
      if (!fits) break;
    }
  }
}

/// The best asynchronous direct reader that every user can have, else the best direct one.
const Backend* plain_direct_reader(Campaign& campaign, std::uint32_t source) {
  for (const Backend& row : campaign.table()) {
    if (row.direct && row.name != "io_uring-fixed" && why_not(row, campaign.source(source)).empty()) return &row;
  }
  return nullptr;
}

void add_ceiling_and_sizes(std::vector<Cell>& cells, Campaign& campaign, std::uint32_t source, std::uint64_t seed) {
  const Backend* row = plain_direct_reader(campaign, source);
  if (row == nullptr || campaign.source(source).kind == SourceKind::container) return;
  Cell ceiling = make_cell(source, *row, 4, seed);
  ceiling.order = Order::sequential;
  ceiling.tag = "ceiling";
  cells.push_back(ceiling);
  for (const std::uint64_t block : kDocumentedBlocks) {
    for (const std::uint32_t depth : {1U, 2U, 4U}) {
      Cell cell = make_cell(source, *row, depth, seed);
      cell.block = block;
      cell.tag = "size";
      cells.push_back(cell);
    }
  }
}

const CellGroup* find(std::span<const CellGroup> groups, const ReaderPlateau& road, std::uint32_t depth) {
  const auto found = std::find_if(groups.begin(), groups.end(), [&](const CellGroup& group) {
    return group.cell.reader == road.reader && group.source_path == road.source_path && group.cell.depth == depth &&
           group.cell.block == 0 && group.cell.order == Order::random && group.cell.tag != "provisional";
  });
  return found == groups.end() ? nullptr : &*found;
}

}  // namespace

std::vector<Cell> plan_first_pass(Campaign& campaign, std::uint32_t sources, std::uint64_t seed) {
  std::vector<Cell> cells;
  for (const std::uint32_t source : sources_to_measure(campaign, sources)) {
    add_ladder(cells, campaign, source, seed);
    add_ceiling_and_sizes(cells, campaign, source, seed);
  }
  return cells;
}

std::uint64_t expected_time(std::span<const Cell> cells, const Campaign& campaign, double mb_per_s) {
  if (mb_per_s <= 0) return 0;
  double bytes = 0;
  for (const Cell& cell : cells) {
    const ExpertMap& experts = campaign.source(cell.source).experts;
    const std::uint64_t one = cell.block != 0 ? cell.block : experts.largest_payload();
    bytes += 2.0 * cell.depth * static_cast<double>(one);
  }
  return static_cast<std::uint64_t>(bytes * 1000 / mb_per_s) + cells.size() * kOverhead;
}

void order_first_pass(std::vector<Cell>& cells, bool time_for_all, std::uint64_t seed) {
  Random random(seed);
  shuffle(std::span(cells), random);
  if (time_for_all) return;
  std::stable_sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.depth < b.depth; });
}

std::vector<Cell> plan_second_pass(std::span<const CellResult> first) {
  const auto groups = group_cells(first);
  std::vector<Cell> cells;
  std::vector<std::string> best_known;  // sources whose best direct road has been seen: plateaus come best first
  for (const ReaderPlateau& road : plateaus(groups)) {
    std::vector<std::uint32_t> depths{1, road.depth, road.best_depth};
    const CellGroup* at_plateau = find(groups, road, road.depth);
    const bool direct = at_plateau != nullptr && at_plateau->cache_state == CacheState::bypassed;
    if (direct && std::count(best_known.begin(), best_known.end(), road.source_path) == 0) {
      best_known.push_back(road.source_path);
      depths.insert(depths.end(), {road.depth / 2, road.depth * 2});
    }
    std::sort(depths.begin(), depths.end());
    depths.erase(std::unique(depths.begin(), depths.end()), depths.end());
    for (const std::uint32_t depth : depths) {
      const CellGroup* group = find(groups, road, depth);
      if (group == nullptr || group->state != CellState::measured) continue;
      cells.push_back(group->cell);
      cells.back().tag = "repeat";
    }
  }
  for (const CellGroup& group : groups) {
    if (group.cell.tag == "size" && group.state == CellState::measured) cells.push_back(group.cell);
  }
  return cells;
}

std::uint64_t window_for(std::uint64_t time_ns, std::size_t cells) {
  if (cells == 0) return kShortest;
  const std::uint64_t each = time_ns / cells;
  return std::clamp(each > kOverhead ? each - kOverhead : 0, kShortest, kLongest);
}

}  // namespace merops
