#include "core/model/requirement.h"

#include "core/model/enum_names.h"
#include "core/model/forecast.h"
#include "core/model/statistics.h"
#include "core/model/units.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr EnumName<RequiredMetric> kMetrics[] = {
    {RequiredMetric::mb_per_s, "mb_per_s"}, {RequiredMetric::p50_us, "p50_us"},
    {RequiredMetric::p90_us, "p90_us"},     {RequiredMetric::p99_us, "p99_us"},
    {RequiredMetric::p999_us, "p999_us"},   {RequiredMetric::tokens_per_s, "tokens_per_s"},
    {RequiredMetric::errors, "errors"}};
constexpr EnumName<Bound> kBounds[] = {
    {Bound::at_least, "at_least"}, {Bound::at_most, "at_most"}, {Bound::equal, "equal"}};
constexpr EnumName<RequirementVerdict> kVerdicts[] = {{RequirementVerdict::pass, "pass"},
                                                      {RequirementVerdict::undecided, "undecided"},
                                                      {RequirementVerdict::fail, "fail"}};
constexpr std::array<std::string_view, 7> kFlagKinds{"cache",       "plausibility", "sample", "asynchrony",
                                                     "disturbance", "steadiness",   "state"};

RequirementResult undecided(const CellGroup* row, std::string reason, std::optional<Estimate> measured = {}) {
  return {RequirementVerdict::undecided, row, measured, std::move(reason)};
}

/// Why a row is no evidence; empty where it is.
std::string not_believed(const CellGroup& row) {
  if (row.state != CellState::measured) return fmt::format("{}: {}", to_string(row.state), row.reason);
  if (row.validity == Validity::valid) return {};
  const std::string name = row.validity == Validity::unknown ? "not proved" : std::string(to_string(row.validity));
  return row.validity_reason.empty() ? name : fmt::format("{}: {}", name, row.validity_reason);
}

Estimate scaled(const Estimate& estimate, double factor) {
  Estimate out{estimate.value * factor, {}, {}};
  if (estimate.low) out.low = *estimate.low * factor;
  if (estimate.high) out.high = *estimate.high * factor;
  return out;
}

const std::optional<Estimate>& quantile_of(const Latency& latency, RequiredMetric metric) {
  if (metric == RequiredMetric::p50_us) return latency.p50;
  if (metric == RequiredMetric::p90_us) return latency.p90;
  return metric == RequiredMetric::p99_us ? latency.p99 : latency.p999;
}

/// A single run's interval holds for that run alone: rates need as many runs as bound their median.
Estimate rate_of(const CellGroup& row) {
  return row.repetitions >= least_runs() ? row.mb_per_s : Estimate{row.mb_per_s.value, {}, {}};
}

std::optional<Estimate> figure_of(const Requirement& requirement, const CellGroup& row,
                                  const std::optional<Geometry>& geometry) {
  if (requirement.metric == RequiredMetric::mb_per_s) return rate_of(row);
  if (requirement.metric == RequiredMetric::tokens_per_s) {
    return geometry ? std::optional(tokens_per_second(rate_of(row), *geometry, requirement.hit_rate)) : std::nullopt;
  }
  const auto& quantile = quantile_of(row.latency, requirement.metric);
  return quantile ? std::optional(scaled(*quantile, 1e-3)) : std::nullopt;
}

std::string no_figure(const Requirement& requirement, const CellGroup& row) {
  if (requirement.metric == RequiredMetric::tokens_per_s) return "no model is known";
  return fmt::format("{} reads do not bound it", row.latency.n);
}

std::string no_interval(const CellGroup& row) {
  return fmt::format("{} of the {} runs that bound a rate: merops qualify with a longer --budget repeats more",
                     row.repetitions, least_runs());
}

RequirementResult compare(const Requirement& requirement, const CellGroup& row, const Estimate& measured) {
  if (!measured.low || !measured.high) return undecided(&row, no_interval(row), measured);
  const auto meets = [&](double value) {
    return requirement.bound == Bound::at_least ? value >= requirement.threshold : value <= requirement.threshold;
  };
  const bool low = meets(*measured.low);
  const bool high = meets(*measured.high);
  if (low && high) return {RequirementVerdict::pass, &row, measured, {}};
  if (!low && !high) return {RequirementVerdict::fail, &row, measured, "the whole interval misses it"};
  return undecided(&row, "the threshold lies inside the interval", measured);
}

RequirementResult judge_figure(const Requirement& requirement, const CellGroup& row,
                               const std::optional<Geometry>& geometry) {
  if (std::string why = not_believed(row); !why.empty()) return undecided(&row, std::move(why));
  const auto measured = figure_of(requirement, row, geometry);
  return measured ? compare(requirement, row, *measured) : undecided(&row, no_figure(requirement, row));
}

bool has_failed(const CellGroup& row) {
  return row.state == CellState::failed || (row.state == CellState::measured && !row.reason.empty());
}

bool was_run(const CellGroup* row) { return row->state == CellState::measured || row->state == CellState::failed; }

RequirementResult judge_errors(const Requirement& requirement, std::span<const CellGroup* const> rows) {
  if (std::none_of(rows.begin(), rows.end(), was_run)) return undecided(rows.front(), not_believed(*rows.front()));
  const auto first = std::find_if(rows.begin(), rows.end(), [](const CellGroup* row) { return has_failed(*row); });
  const auto failed = static_cast<double>(
      std::count_if(rows.begin(), rows.end(), [](const CellGroup* row) { return has_failed(*row); }));
  const bool met = requirement.bound == Bound::equal      ? failed == requirement.threshold
                   : requirement.bound == Bound::at_least ? failed >= requirement.threshold
                                                          : failed <= requirement.threshold;
  RequirementResult result{
      met ? RequirementVerdict::pass : RequirementVerdict::fail, nullptr, Estimate{failed, failed, failed}, {}};
  if (first == rows.end()) return result;
  result.row = *first;
  if (!met) result.reason = (*first)->reason;
  return result;
}

/// Why there is nothing to judge: what was measured in the row's place, or nothing.
std::string why_none(RowChoice choice, std::span<const CellGroup> groups) {
  choice.depth = choice.depth == DepthChoice::number ? DepthChoice::number : DepthChoice::any;
  if (choice.reader == kBestDirect) choice.reader.clear();
  for (const CellGroup* row : rows_of(choice, groups)) {
    if (std::string why = not_believed(*row); !why.empty()) return why;
  }
  return "no such row was measured";
}

RequirementResult judge_flags(const Requirement& requirement, std::span<const CellGroup* const> rows) {
  for (const CellGroup* row : rows) {
    for (const Flag& flag : row->flags) {
      if (flag.kind == requirement.flag_kind) {
        return {RequirementVerdict::fail, row, std::nullopt, flag.id + ": " + flag.evidence};
      }
    }
  }
  if (std::none_of(rows.begin(), rows.end(), was_run)) return undecided(rows.front(), not_believed(*rows.front()));
  return {RequirementVerdict::pass, nullptr, std::nullopt, {}};
}

std::string describe_depth(const RowChoice& rows) {
  if (rows.depth == DepthChoice::number) return fmt::format(", depth {}", rows.depth_number);
  if (rows.depth == DepthChoice::plateau) return ", plateau";
  return rows.depth == DepthChoice::best ? ", best depth" : "";
}

std::string describe_rows(const RowChoice& rows) {
  std::string text = rows.reader.empty() ? "every reader" : rows.reader;
  if (rows.source_kind) text += fmt::format(", {}", to_string(*rows.source_kind));
  if (rows.block != 0) text += fmt::format(", blocks of {} bytes", format_count(rows.block));
  if (rows.order == Order::sequential) text += ", sequential";
  text += describe_depth(rows);
  if (rows.cache_state) text += fmt::format(", {}", to_string(*rows.cache_state));
  if (rows.pages) text += fmt::format(", pages {}", to_string(*rows.pages));
  return text;
}

}  // namespace

std::string_view to_string(RequiredMetric metric) {
  return metric == RequiredMetric::flags ? "flags" : name_in<RequiredMetric>(kMetrics, metric);
}
std::string_view to_string(Bound bound) { return name_in<Bound>(kBounds, bound); }
std::string_view to_string(RequirementVerdict verdict) { return name_in<RequirementVerdict>(kVerdicts, verdict); }
RequiredMetric parse_required_metric(std::string_view text) {
  return value_in<RequiredMetric>(kMetrics, text, "metric");
}

std::span<const std::string_view> flag_kinds() { return kFlagKinds; }
std::uint32_t least_runs() { return static_cast<std::uint32_t>(least_samples(0.5)); }

RequirementResult judge(const Requirement& requirement, std::span<const CellGroup> groups,
                        const std::optional<Geometry>& geometry) {
  const auto rows = rows_of(requirement.rows, groups);
  if (rows.empty()) return undecided(nullptr, why_none(requirement.rows, groups));
  if (requirement.metric == RequiredMetric::errors) return judge_errors(requirement, rows);
  if (requirement.metric == RequiredMetric::flags) return judge_flags(requirement, rows);
  RequirementResult worst{RequirementVerdict::pass, nullptr, {}, {}};
  for (const CellGroup* row : rows) {
    const RequirementResult one = judge_figure(requirement, *row, geometry);
    if (worst.row == nullptr || one.verdict > worst.verdict) worst = one;
  }
  return worst;
}

std::string describe(const Requirement& requirement) {
  const std::string rows = describe_rows(requirement.rows);
  if (requirement.metric == RequiredMetric::flags)
    return fmt::format("{}: no flag of kind {}", rows, requirement.flag_kind);
  std::string bound(to_string(requirement.bound));
  std::replace(bound.begin(), bound.end(), '_', ' ');
  const std::string at = requirement.metric == RequiredMetric::tokens_per_s
                             ? fmt::format(" at {:.4g} % hits", requirement.hit_rate * 100)
                             : std::string();
  return fmt::format("{}: {}{} {} {:.10g}", rows, to_string(requirement.metric), at, bound, requirement.threshold);
}

}  // namespace merops
