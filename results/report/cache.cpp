#include "core/model/figure_text.h"
#include "results/report/sections.h"
#include "results/report/wording.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::array kStates{CacheState::bypassed, CacheState::cold, CacheState::warm, CacheState::pressed};

/// What may be compared across cache states: one source, one size, one depth, random order.
using Key = std::tuple<std::string, std::uint64_t, std::uint32_t>;
using RowsByState = std::map<CacheState, const CellGroup*>;

/// The direct row is the best road's where it was measured so, else the fastest; of the others the fastest.
bool is_better(const Disk& disk, const CellGroup& row, const CellGroup& than) {
  const auto is_best_reader = [&](const CellGroup& one) {
    return one.cache_state == CacheState::bypassed && disk.best && one.cell.reader == disk.best->reader;
  };
  if (is_best_reader(row) != is_best_reader(than)) return is_best_reader(row);
  return row.mb_per_s.value > than.mb_per_s.value;
}

/// The rows of the key with most cache states; of several the shallowest.
RowsByState rows_to_compare(const Disk& disk) {
  std::map<Key, RowsByState> by_key;
  for (const CellGroup& row : disk.groups) {
    if (row.cell.order != Order::random || row.cell.block != 0) continue;
    const CellGroup*& known = by_key[{row.source_path, row.expert_bytes, row.cell.depth}][row.cache_state];
    if (known == nullptr || is_better(disk, row, *known)) known = &row;
  }
  const std::pair<const Key, RowsByState>* chosen = nullptr;
  for (const auto& entry : by_key) {
    const auto rank = [](const auto& e) {
      return std::make_pair(e.second.size(), -static_cast<std::int64_t>(std::get<2>(e.first)));
    };
    if (chosen == nullptr || rank(entry) > rank(*chosen)) chosen = &entry;
  }
  return chosen == nullptr ? RowsByState{} : chosen->second;
}

void add_row(Figure& figure, BarChart& chart, const Disk& disk, const CellGroup& row, const CellGroup* direct) {
  const std::string state(to_string(row.cache_state));
  const auto style =
      static_cast<std::size_t>(std::find(kStates.begin(), kStates.end(), row.cache_state) - kStates.begin());
  chart.bars.push_back(bar_of(fmt::format("{}: {}", state, row.cell.reader), row, style));
  figure.values.rows.push_back({disk.name, state, row.cell.reader, std::to_string(row.cell.depth), show_rate(row),
                                direct == nullptr ? "" : ratio_text(row.mb_per_s.value / direct->mb_per_s.value),
                                show_p50(row.latency), show_p99(row.latency)});
}

void add_disk(Figure& figure, const Disk& disk, const RowsByState& rows) {
  const CellGroup& any = *rows.begin()->second;
  BarChart chart{fmt::format("{}: {}", disk.name, in_flight(any.cell.depth)),
                 fmt::format("A bar for each state of the page cache, over the {}, with {}.", source_words(any),
                             in_flight(any.cell.depth)),
                 {},
                 {}};
  const auto direct = rows.find(CacheState::bypassed);
  for (const CacheState state : kStates) {
    const auto found = rows.find(state);
    if (found == rows.end()) continue;
    add_row(figure, chart, disk, *found->second, direct == rows.end() ? nullptr : direct->second);
  }
  fit_axis(chart);
  figure.charts.emplace_back(std::move(chart));
}

}  // namespace

Section cache_section(const Material& material) {
  Section section{"cache", "Direct, cold and warm", {}};
  Figure figure;
  figure.note =
      "bypassed: past the page cache. cold: through one that held nothing of the source. warm: from one that held all "
      "of "
      "it, which is memory's rate and not the disk's.";
  figure.values = {"The same reads by state of the page cache",
                   {{"disk"},
                    {"cache state"},
                    {"reader"},
                    {"depth", true},
                    {"MB/s", true},
                    {"over direct", true},
                    {"p50", true},
                    {"p99", true}},
                   {}};
  for (const Disk& disk : material.disks) {
    if (const RowsByState rows = rows_to_compare(disk); rows.size() > 1) add_disk(figure, disk, rows);
  }
  if (figure.charts.empty()) {
    add_paragraph(section,
                  "No disk was measured in two states of the page cache. 'merops measure STORE --reader "
                  "buffered,flat-direct --cache "
                  "cold,warm' does it.");
  } else {
    section.blocks.emplace_back(std::move(figure));
  }
  return section;
}

}  // namespace merops::report
