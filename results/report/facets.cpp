#include "results/report/facets.h"

#include "results/report/wording.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

namespace merops::report {
namespace {

bool share_a_chart(const CellGroup& a, const CellGroup& b) {
  const auto key = [](const CellGroup& row) {
    return std::make_tuple(row.source_path, row.source_kind, row.expert_bytes, row.cell.block, row.cell.order,
                           row.cache_state, row.cell.cache, row.cell.memory_limit, row.pages);
  };
  return key(a) == key(b);
}

std::string title_of(const CellGroup& row) {
  return fmt::format("{}, {}, {} pages", source_words(row), cache_words(row.cache_state), to_string(row.pages));
}

bool is_direct(const Facet& facet) { return facet.rows.front()->cache_state == CacheState::bypassed; }

/// Facets of equal words differ in what has no place there: what was asked of the cache, or the path.
void tell_apart(std::vector<Facet>& facets) {
  std::map<std::string, int> count;
  for (const Facet& facet : facets) ++count[facet.title];
  for (Facet& facet : facets) {
    if (count[facet.title] < 2) continue;
    const CellGroup& row = *facet.rows.front();
    facet.title += fmt::format(", {} asked for, {}", to_string(row.cell.cache), row.source_path);
  }
}

}  // namespace

std::vector<Facet> facets_of(const Disk& disk) {
  std::vector<Facet> facets;
  for (const CellGroup& row : disk.groups) {
    const auto home = std::find_if(facets.begin(), facets.end(),
                                   [&](const Facet& facet) { return share_a_chart(*facet.rows.front(), row); });
    if (home == facets.end()) {
      facets.push_back({title_of(row), {&row}});
    } else {
      home->rows.push_back(&row);
    }
  }
  std::stable_partition(facets.begin(), facets.end(), is_direct);
  tell_apart(facets);
  return facets;
}

RowsByReader rows_by_reader(const Facet& facet) {
  RowsByReader readers;
  for (const CellGroup* row : facet.rows) readers[row->cell.reader].push_back(row);
  for (auto& [reader, rows] : readers) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const CellGroup* a, const CellGroup* b) { return a->cell.depth < b->cell.depth; });
  }
  return readers;
}

ReaderStyles::ReaderStyles(const std::vector<Disk>& disks) {
  for (const Disk& disk : disks) {
    for (const CellGroup& row : disk.groups) numbers_.try_emplace(row.cell.reader, 0);
  }
  std::size_t next = 0;
  for (auto& [reader, number] : numbers_) number = next++;
}

}  // namespace merops::report
