#include "cli/cell_table.h"

#include "cli/table.h"
#include "core/model/units.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

std::string show_cpu(const CellGroup& group) {
  return group.cpu_s_per_gb ? fmt::format("{:.3f}", *group.cpu_s_per_gb) : "";
}

/// Flags that every row carries: told once instead of on each.
std::set<std::string> common_flags(std::span<const CellGroup* const> rows) {
  std::map<std::string, std::size_t> counts;
  for (const CellGroup* group : rows) {
    for (const Flag& flag : group->flags) ++counts[flag.id];
  }
  std::set<std::string> common;
  for (const auto& [id, count] : counts) {
    if (count == rows.size() && count > 1) common.insert(id);
  }
  return common;
}

std::string show_flags(const CellGroup& group, const std::set<std::string>& common) {
  std::string text;
  for (const Flag& flag : group.flags) {
    if (common.count(flag.id) == 0) text += (text.empty() ? "" : " ") + flag.id;
  }
  return text;
}

std::string show_state(const CellGroup& group) {
  std::string text(to_string(group.cache_state));
  if (group.validity != Validity::valid) text += ", " + std::string(to_string(group.validity));
  return text;
}

std::string heading_of(const CellGroup& group) {
  std::string text = group.source_path + " (" + std::string(to_string(group.source_kind));
  text += group.cell.block == 0 ? ", experts of " : ", blocks of ";
  return text + format_count(group.expert_bytes) + " bytes)";
}

std::string reader_of(const CellGroup& group) {
  std::string text = group.cell.reader;
  if (group.cell.order == Order::sequential) text += " (sequential)";
  if (group.cell.tag == "provisional") text += " (provisional)";
  return text;
}

bool in_order(const CellGroup* a, const CellGroup* b) {
  if (reader_of(*a) != reader_of(*b)) return reader_of(*a) < reader_of(*b);
  if (a->cell.cache != b->cell.cache) return a->cell.cache < b->cell.cache;
  return a->cell.depth < b->cell.depth;
}

void print_source(std::ostream& out, std::vector<const CellGroup*> rows, const Symbols& symbols) {
  std::stable_sort(rows.begin(), rows.end(), in_order);
  const std::set<std::string> common = common_flags(rows);
  Table table({{"reader"},
               {"depth", Align::right},
               {"MB/s [95 % interval]", Align::right},
               {"runs", Align::right},
               {"p50", Align::right},
               {"p99", Align::right},
               {"CPU s/GB", Align::right},
               {"pages"},
               {"cache state"},
               {"flags"}});
  for (const CellGroup* group : rows) {
    const bool invalid = group->validity == Validity::invalid;  // never shown as a disk's rate
    table.add_row({reader_of(*group), std::to_string(group->cell.depth),
                   invalid ? "invalid: " + format_rate(group->mb_per_s.value) : show_rate(*group),
                   std::to_string(group->repetitions), show_p50(group->latency), show_p99(group->latency),
                   show_cpu(*group), std::string(to_string(group->pages)), show_state(*group),
                   show_flags(*group, common)});
  }
  table.print(out, symbols);
  if (std::any_of(rows.begin(), rows.end(), [](const CellGroup* group) { return bounds_no_interval(*group); })) {
    out << "in (): the least and the greatest of two to five runs, which bound no interval\n";
  }
  if (!common.empty()) out << fmt::format("every row: {}\n", fmt::join(common, " "));
}

/// "flat-direct at depth 4"
std::string name_of(const CellGroup& group) {
  return fmt::format("{} at depth {}", reader_of(group), group.cell.depth);
}

/// What rounds showed, of the rows that were measured in rounds.
void print_steadiness(std::ostream& out, std::span<const CellGroup> groups) {
  for (const CellGroup& group : groups) {
    if (group.assessed == 0) continue;
    out << fmt::format("\n{}: steady state in {} of {} runs", name_of(group), group.steady, group.assessed);
    if (group.steady_mb_per_s) out << fmt::format(", at {} MB/s", format_rate(*group.steady_mb_per_s));
  }
  const bool any =
      std::any_of(groups.begin(), groups.end(), [](const CellGroup& group) { return group.assessed != 0; });
  if (any) out << "\n";
}

void print_set_aside(std::ostream& out, std::span<const CellGroup> groups) {
  std::vector<std::string> rows;
  for (const CellGroup& group : groups) {
    if (group.set_aside != 0) rows.push_back(fmt::format("{} of {}", group.set_aside, name_of(group)));
  }
  if (rows.empty()) return;
  out << fmt::format(
      "\nRuns set aside, since others disturbed them or they are invalid (results show lists them): {}\n",
      fmt::join(rows, ", "));
}

/// Reasons for what was not measured: the readers and depths that share one stand together.
void print_unmeasured(std::ostream& out, std::span<const CellGroup> groups) {
  std::map<std::string, std::set<std::string>> readers_by_reason;
  for (const CellGroup& group : groups) {
    if (group.state == CellState::measured) continue;
    readers_by_reason[std::string(to_string(group.state)) + ": " + group.reason].insert(
        fmt::format("{} over the {}", group.cell.reader, to_string(group.source_kind)));
  }
  if (readers_by_reason.empty()) return;
  out << "\nNot measured:\n";
  for (const auto& [reason, readers] : readers_by_reason) {
    out << fmt::format("  {}: {}\n", fmt::join(readers, ", "), reason);
  }
}

}  // namespace

void print_cells(std::ostream& out, std::span<const CellGroup> groups, const Symbols& symbols) {
  std::vector<std::string> headings;
  std::map<std::string, std::vector<const CellGroup*>> by_heading;
  for (const CellGroup& group : groups) {
    if (group.state != CellState::measured) continue;
    auto& rows = by_heading[heading_of(group)];
    if (rows.empty()) headings.push_back(heading_of(group));
    rows.push_back(&group);
  }
  for (const std::string& heading : headings) {
    out << (heading == headings.front() ? "" : "\n") << heading << "\n";
    print_source(out, by_heading[heading], symbols);
  }
  print_steadiness(out, groups);
  print_set_aside(out, groups);
  print_unmeasured(out, groups);
}

void print_flags(std::ostream& out, std::span<const CellGroup> groups) {
  struct Seen {
    const CellGroup* row;
    const Flag* flag;
    std::size_t rows;
  };
  std::vector<Seen> flags;
  std::size_t measured = 0;
  for (const CellGroup& group : groups) {
    measured += group.state == CellState::measured ? 1 : 0;
    for (const Flag& flag : group.flags) {
      const auto known = std::find_if(flags.begin(), flags.end(), [&](const Seen& s) { return s.flag->id == flag.id; });
      known == flags.end() ? flags.push_back({&group, &flag, 1}) : void(++known->rows);
    }
  }
  if (flags.empty()) return;
  out << "\nFlags:\n";
  for (const Seen& seen : flags) {
    out << fmt::format("  {} ({} of {} rows; {}): {}.\n    {}\n", seen.flag->id, seen.rows, measured,
                       name_of(*seen.row), seen.flag->evidence, seen.flag->advice);
  }
}

}  // namespace merops
