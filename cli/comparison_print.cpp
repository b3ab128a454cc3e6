#include "cli/comparison_print.h"

#include "cli/comparison_text.h"
#include "cli/table.h"
#include "core/model/units.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kShownUnmatched = 8;

std::string left_out_text(const LeftOut& left_out) {
  std::string text;
  const auto add = [&text](std::uint32_t count, const char* what) {
    if (count != 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, what);
  };
  add(left_out.retracted, "retracted");
  add(left_out.invalid, "invalid");
  add(left_out.contaminated, "contaminated (--with-contaminated takes them)");
  add(left_out.provisional, "provisional");
  add(left_out.bytes_checked, "with bytes checked");
  add(left_out.without_rate, "without a rate");
  return text.empty() ? text : "; left out: " + text;
}

void print_side(std::ostream& out, const char* letter, const ComparisonSide& side) {
  std::set<std::string> campaigns;
  for (const ComparedCell& cell : side.cells) campaigns.insert(cell.campaign);
  out << fmt::format("{}  {}: {} cell{} of {} campaign{}{}{}\n", letter, side.name, side.cells.size(),
                     side.cells.size() == 1 ? "" : "s", campaigns.size(), campaigns.size() == 1 ? "" : "s",
                     side.capped ? ", of each key the newest" : "", left_out_text(side.left_out));
}

/// Values of a field on the rows, in a column of its own where they differ.
bool differs(const std::vector<ComparisonRow>& rows, const std::string& field) {
  return std::any_of(rows.begin(), rows.end(),
                     [&](const ComparisonRow& row) { return row.key.field(field) != rows.front().key.field(field); });
}

std::vector<std::string> key_fields(const std::vector<ComparisonRow>& rows) {
  std::vector<std::string> names;
  for (const ComparisonRow& row : rows) {
    for (const auto& [name, value] : row.key.fields()) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

bool several_subjects(const std::vector<ComparisonRow>& rows) {
  return std::any_of(rows.begin(), rows.end(), [&](const ComparisonRow& row) {
    return row.subject_a != rows.front().subject_a || row.subject_b != rows.front().subject_b;
  });
}

std::string show_subjects(const ComparisonRow& row) {
  return row.subject_a.device == row.subject_b.device ? row.subject_a.device
                                                      : row.subject_a.device + " | " + row.subject_b.device;
}

std::string show_latency(const std::optional<RatioComparison>& latency, bool of_all) {
  return latency ? show_ratio(latency->ratio) + (of_all ? " *" : "") : "";
}

void print_rows(std::ostream& out, const SideComparison& comparison, const Symbols& symbols) {
  const std::vector<ComparisonRow>& rows = comparison.rows;
  std::vector<std::string> own;
  std::string common;
  for (const std::string& name : key_fields(rows)) {
    if (differs(rows, name)) {
      own.push_back(name);
    } else {
      common += fmt::format(" {}={}", name, rows.front().key.field(name));
    }
  }
  const bool with_disks = several_subjects(rows);
  std::vector<Column> columns;
  columns.reserve(own.size() + 10);
  for (const std::string& name : own) columns.push_back({name, name == "depth" ? Align::right : Align::left});
  if (with_disks) columns.push_back({"disk"});
  for (const char* title : {"n A", "n B", "A MB/s", "B MB/s", "B/A [95 % interval]", "p", "p50 B/A", "p99 B/A"}) {
    columns.push_back({title, Align::right});
  }
  columns.push_back({"verdict"});
  Table table(std::move(columns));
  for (const ComparisonRow& row : rows) {
    const RatioComparison& rate = row.mb_per_s;
    std::vector<std::string> cells;
    cells.reserve(own.size() + 10);
    for (const std::string& name : own) cells.emplace_back(row.key.field(name));
    if (with_disks) cells.push_back(show_subjects(row));
    cells.insert(cells.end(),
                 {std::to_string(rate.n_a), std::to_string(rate.n_b), format_rate(rate.a), format_rate(rate.b),
                  show_ratio(rate.ratio), show_p_value(rate.p_value), show_latency(row.p50_ns, false),
                  show_latency(row.p99_ns, row.p99_from == TailFrom::all_reads), show_verdict(rate, comparison.band)});
    table.add_row(std::move(cells));
  }
  table.print(out, symbols);
  out << "every row:" << common << "\n";
}

void print_remarks(std::ostream& out, const SideComparison& comparison) {
  const auto any = [&](auto holds) { return std::any_of(comparison.rows.begin(), comparison.rows.end(), holds); };
  if (any([](const ComparisonRow& row) { return row.mb_per_s.few(); })) {
    out << fmt::format("Fewer than {} repetitions on a side of some rows: --repeat {} gives them.\n",
                       kWantedRepetitions, kWantedRepetitions);
  }
  if (any([](const ComparisonRow& row) { return row.p99_ns && row.p99_from == TailFrom::all_reads; })) {
    out << "*: p99 of all reads together, since single repetitions bound none.\n";
  }
  if (any([](const ComparisonRow& row) { return row.validity_unknown; })) {
    out << "Of some cells it is not known where the bytes came from.\n";
  }
}

std::string show_differences(const std::vector<FieldDifference>& differences) {
  std::string text;
  for (const FieldDifference& field : differences) {
    text += fmt::format("{}{} ({} in A, {} in B)", text.empty() ? "" : ", ", field.name,
                        field.a.empty() ? "none" : field.a, field.b.empty() ? "none" : field.b);
  }
  return text;
}

/// Keys that differ from the nearest one in the same fields are told together.
void print_unmatched(std::ostream& out, const std::vector<Unmatched>& unmatched) {
  if (unmatched.empty()) return;
  std::map<std::string, std::vector<const Unmatched*>> by_difference;
  for (const Unmatched& row : unmatched) {
    const std::string what = row.differs.empty() ? "the other side has no cells" : show_differences(row.differs);
    by_difference[(row.of_a ? "A: " : "B: ") + what].push_back(&row);
  }
  out << "\nNot comparable:\n";
  std::size_t lines = 0;
  for (const auto& [what, rows] : by_difference) {
    if (++lines > kShownUnmatched) break;
    out << fmt::format("  {}\n    {}{}\n", what, rows.front()->key,
                       rows.size() > 1 ? fmt::format(" and {} more", rows.size() - 1) : "");
  }
  if (lines > kShownUnmatched) {
    out << fmt::format("  and {} other reasons; --json tells all\n", by_difference.size() - kShownUnmatched);
  }
}

void print_differences(std::ostream& out, const std::vector<EnvironmentDifference>& differences,
                       const Symbols& symbols) {
  if (differences.empty()) {
    out << "\nThe environments do not differ in anything that was recorded.\n";
    return;
  }
  out << "\nWhat differs around them:\n";
  Table table({{"what"}, {"A"}, {"B"}});
  for (const EnvironmentDifference& difference : differences) {
    table.add_row({difference.name, difference.a, difference.b});
  }
  table.print(out, symbols);
}

}  // namespace

void print_comparison(std::ostream& out, const ShownComparison& shown, const Symbols& symbols) {
  print_side(out, "A", *shown.a);
  print_side(out, "B", *shown.b);
  const SideComparison& comparison = *shown.comparison;
  if (!comparison.rows.empty()) {
    out << "\n";
    print_rows(out, comparison, symbols);
    print_remarks(out, comparison);
  }
  print_unmatched(out, comparison.unmatched);
  if (!shown.a->cells.empty() && !shown.b->cells.empty()) print_differences(out, comparison.differences, symbols);
}

}  // namespace merops
