#include "cli/requirement_print.h"

#include "cli/exit_code.h"
#include "cli/table.h"
#include "core/model/units.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

std::string show_figure(double value, RequiredMetric metric) {
  return metric == RequiredMetric::errors ? fmt::format("{:.0f}", value) : format_rate(value);
}

std::string show_measured(const RequirementResult& result, RequiredMetric metric, const Symbols& symbols) {
  if (!result.measured) return std::string(symbols.dash);
  std::string text = show_figure(result.measured->value, metric);
  if (metric == RequiredMetric::errors || !result.measured->low || !result.measured->high) return text;
  return fmt::format("{} [{}..{}]", text, show_figure(*result.measured->low, metric),
                     show_figure(*result.measured->high, metric));
}

std::string show_row(const CellGroup* row, const Symbols& symbols) {
  if (row == nullptr) return std::string(symbols.dash);
  return fmt::format("{} over the {}, depth {}", row->cell.reader, to_string(row->source_kind), row->cell.depth);
}

Json row_json(const CellGroup* row) {
  if (row == nullptr) return {};
  return {{"reader", row->cell.reader},
          {"source", row->source_path},
          {"source_kind", to_string(row->source_kind)},
          {"depth", row->cell.depth},
          {"runs", row->repetitions}};
}

Json json_of(const Requirement& requirement, const RequirementResult& result) {
  const bool of_flags = requirement.metric == RequiredMetric::flags;
  const auto figure = [&](auto member) { return result.measured ? or_null(member(*result.measured)) : Json(); };
  return {{"line", requirement.line},
          {"text", describe(requirement)},
          {"metric", of_flags ? Json() : Json(to_string(requirement.metric))},
          {"no_flag_kind", of_flags ? Json(requirement.flag_kind) : Json()},
          {"bound", of_flags ? Json() : Json(to_string(requirement.bound))},
          {"threshold", of_flags ? Json() : Json(requirement.threshold)},
          {"measured", figure([](const Estimate& e) { return std::optional(e.value); })},
          {"low", figure([](const Estimate& e) { return e.low; })},
          {"high", figure([](const Estimate& e) { return e.high; })},
          {"row", row_json(result.row)},
          {"verdict", to_string(result.verdict)},
          {"reason", result.reason.empty() ? Json() : Json(result.reason)}};
}

}  // namespace

bool JudgedRequirements::met() const {
  return std::all_of(results.begin(), results.end(),
                     [](const RequirementResult& result) { return result.verdict == RequirementVerdict::pass; });
}

JudgedRequirements judge_all(std::span<const Requirement> requirements, std::span<const CellGroup> groups,
                             const std::optional<Geometry>& geometry) {
  JudgedRequirements judged{{requirements.begin(), requirements.end()}, {}};
  judged.results.reserve(requirements.size());
  for (const Requirement& requirement : requirements) judged.results.push_back(judge(requirement, groups, geometry));
  return judged;
}

void print_requirements(std::ostream& out, const JudgedRequirements& judged, const Symbols& symbols) {
  if (judged.requirements.empty()) return;
  out << "\nThresholds: " << (judged.met() ? "all met" : "not all met") << "\n";
  Table table({{"line", Align::right},
               {"threshold"},
               {"measured [95 % interval]", Align::right},
               {"row"},
               {"verdict"},
               {"why"}});
  for (std::size_t i = 0; i < judged.requirements.size(); ++i) {
    const Requirement& requirement = judged.requirements[i];
    const RequirementResult& result = judged.results[i];
    table.add_row({std::to_string(requirement.line), describe(requirement),
                   show_measured(result, requirement.metric, symbols), show_row(result.row, symbols),
                   std::string(to_string(result.verdict)), result.reason});
  }
  table.print(out, symbols);
}

std::string requirements_json(const JudgedRequirements& judged) {
  Json list = Json::array();
  for (std::size_t i = 0; i < judged.requirements.size(); ++i) {
    list.push_back(json_of(judged.requirements[i], judged.results[i]));
  }
  return list.dump();
}

int exit_code_with(int run, const JudgedRequirements& judged) {
  return run == kExitDone && !judged.met() ? kExitUnmet : run;
}

}  // namespace merops
