#include "cli/command.h"
#include "cli/comparison_print.h"
#include "cli/comparison_text.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/results.h"
#include "cli/set_side.h"
#include "core/host/whole_path.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/comparison_query.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

/// A store that is there is meant by its whole path, as it was recorded.
SideFilter with_whole_path(SideFilter filter) {
  std::error_code error;
  if (!filter.store.empty() && std::filesystem::exists(path_of(filter.store), error)) {
    filter.store = whole_path(path_of(filter.store)).string();
  }
  return filter;
}

struct CompareOptions {
  std::vector<std::string> sides{};
  std::filesystem::path database{};
  double band = kDefaultBand;
  bool with_contaminated = false, json = false;
};

ComparisonSide load(Context& context, const CompareOptions& options, const std::string& name,
                    const SideFilter& filter) {
  if (!filter.file.empty()) return load_set_side(name, filter, options.with_contaminated);
  Database database = open_existing_results(context, options.database, DatabaseAccess::read);
  return load_side(database, name, filter, options.with_contaminated);
}

/// Nothing was compared: the nearest miss says why.
[[noreturn]] void refuse(const ComparisonSide& a, const ComparisonSide& b, const SideComparison& comparison) {
  std::string why = "no cell of one has the key of a cell of the other";
  if (a.cells.empty() || b.cells.empty()) {
    why = fmt::format("no cell of {} may be compared", (a.cells.empty() ? a : b).name);
  } else if (const auto nearest = std::min_element(
                 comparison.unmatched.begin(), comparison.unmatched.end(),
                 [](const Unmatched& x, const Unmatched& y) { return x.differs.size() < y.differs.size(); });
             nearest != comparison.unmatched.end()) {
    std::string fields;
    for (const FieldDifference& field : nearest->differs) {
      fields += fmt::format("{}{} ({} and {})", fields.empty() ? "" : ", ", field.name, field.a, field.b);
    }
    why += "; the nearest differ in " + fields;
  }
  const bool disturbed = a.left_out.contaminated + b.left_out.contaminated != 0;
  throw Error("comparing " + a.name + " with " + b.name, why,
              disturbed ? "Measure again at a quieter time, or take what others disturbed as well: "
                          "'merops compare --with-contaminated'"
                        : "Measure both with the same options; 'merops results show CAMPAIGN' shows the cells");
}

/// A cell that is held against itself makes every ratio 1.
void refuse_overlap(const ComparisonSide& a, const ComparisonSide& b) {
  std::set<std::int64_t> ids;
  for (const ComparedCell& cell : a.cells) ids.insert(cell.id);
  const auto shared = std::count_if(b.cells.begin(), b.cells.end(), [&ids](const ComparedCell& cell) {
    return cell.id != 0 && ids.count(cell.id) != 0;
  });
  if (shared == 0) return;
  throw Error("comparing " + a.name + " with " + b.name, fmt::format("{} cells are of both sides", shared),
              "Narrow one of them, as in 'campaign:ID' or 'device:NAME,reader:NAME'");
}

int compare(Context& context, const CompareOptions& options) {
  if (options.sides.size() != 2) {
    throw UsageError("reading the sides", fmt::format("two are compared, not {}", options.sides.size()),
                     "merops compare device:vda device:sda");
  }
  const SideFilter filter_a = with_whole_path(parse_side(options.sides[0]));
  const SideFilter filter_b = with_whole_path(parse_side(options.sides[1]));
  const ComparisonSide a = load(context, options, options.sides[0], filter_a);
  const ComparisonSide b = load(context, options, options.sides[1], filter_b);
  if (!(filter_a == filter_b)) refuse_overlap(a, b);  // the same side twice is told below
  const SideComparison comparison = compare_sides(a, b, options.band);
  const ShownComparison shown{&a, &b, &comparison};
  if (options.json) {
    context.out << nlohmann::ordered_json::parse(comparison_json(shown)).dump(2) << "\n";
  } else {
    print_comparison(context.out, shown, context.symbols);
  }
  if (comparison.rows.empty()) refuse(a, b, comparison);
  return kExitDone;
}

}  // namespace

void add_compare(CLI::App& program, Context& context) {
  const auto options = std::make_shared<CompareOptions>();
  CLI::App& command = add_command(
      program,
      {"compare", "Compare two disks, campaigns, readers or stores by what was measured",
       "Pairs recorded cells of equal key and says of each pair whether B is faster or slower than A, whether they are "
       "equivalent, or whether the repetitions show no difference. Measures nothing.\n"
       "A side is device:NAME, campaign:ID, reader:NAME, store:PATH or file:SET.json. depth:N, pages:KIND and "
       "cache:STATE narrow it, joined by commas. What both sides name is what is compared; everything else of the key "
       "has to agree, and what does not is told with the field.\n"
       "Cells that are retracted, deleted, invalid, provisional, contaminated or had their bytes checked are left out.",
       "merops compare device:nvme0n1 device:sda\n"
       "merops compare campaign:85e6 campaign:91f0 --band 5%\n"
       "# the same disk by two roads\n"
       "merops compare device:sda,reader:buffered device:sda,reader:flat-direct"});
  add_texts(command, {"SIDE", "", "A and B: what is compared; ratios are B over A", true}, options->sides);
  add_value(command, {"--band", "SHARE", "ratios this near to 1 make no difference; default 3%"},
            [options](std::string_view text) { options->band = parse_share(text); });
  add_flag(command, {"--with-contaminated", "", "take cells that something else disturbed as well"},
           options->with_contaminated);
  add_database(command, options->database);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return compare(here, *options); });
}

}  // namespace merops
