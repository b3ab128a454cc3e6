#include "cli/ab_print.h"

#include "cli/cell_table.h"
#include "cli/comparison_print.h"
#include "cli/comparison_text.h"
#include "cli/measured_json.h"
#include "core/model/detection.h"
#include "core/model/units.h"

#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

double value_of(const std::optional<Estimate>& estimate) { return estimate ? estimate->value : 0; }

/// Absent unless every pair that counts has the figure.
template <class Figure>
std::optional<RatioComparison> compare_latency(std::span<const AbCell> cells, std::span<const CellResult> results,
                                               const AbOutcome& outcome, const Figure& figure) {
  const AbFigures figures = ab_figures(cells, results, [&](const CellResult& result) {
    return counts(result, outcome.with_contaminated) ? figure(result.measurement.latency) : 0;
  });
  if (!outcome.mb_per_s || figures.a.size() != outcome.mb_per_s->n_a) return std::nullopt;
  return compare_pairs(figures.a, figures.b, outcome.band);
}

void print_ratio(std::ostream& out, const char* name, const std::optional<RatioComparison>& ratio) {
  if (ratio) out << fmt::format("  {:<5} B/A {}\n", name, show_ratio(ratio->ratio));
}

Json latency_json(const std::optional<RatioComparison>& latency) {
  if (!latency) return nullptr;
  const auto or_null = [](const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); };
  return {{"a_us", latency->a / 1e3},
          {"b_us", latency->b / 1e3},
          {"ratio", latency->ratio.value},
          {"ratio_low", or_null(latency->ratio.low)},
          {"ratio_high", or_null(latency->ratio.high)}};
}

Json detection_json(const AbDetection& detection) {
  return {{"difference", detection.share},
          {"pairs_wanted", detection.wanted ? Json(*detection.wanted) : Json(nullptr)},
          {"pairs", detection.pairs},
          {"power", detection.power}};
}

Json comparison_of(const AbOutcome& outcome) {
  Json object{{"a", outcome.text_a}, {"b", outcome.text_b}, {"band", outcome.band}, {"pairs_planned", outcome.pairs}};
  if (outcome.mb_per_s) object.update(Json::parse(rate_json(*outcome.mb_per_s)));
  object["p50"] = latency_json(outcome.p50_ns);
  object["p99"] = latency_json(outcome.p99_ns);
  object["detect"] = outcome.detection ? detection_json(*outcome.detection) : Json(nullptr);
  return object;
}

}  // namespace

std::string describe(const AbDetection& detection) {
  const std::string difference = show_share(detection.share);
  if (detection.pairs == 0) return "too few pairs of the pilot count to tell how many find " + difference;
  std::string text =
      detection.wanted
          ? fmt::format("{} pairs find a difference of {} nine times in ten", *detection.wanted, difference)
          : fmt::format("{} pairs do not find a difference of {} nine times in ten", kMostPairs, difference);
  if (detection.pairs < detection.wanted.value_or(kMostPairs)) {
    text += fmt::format("; the budget holds {}, which find it {:.0f} times in a hundred (--budget TIME)",
                        detection.pairs, 100 * detection.power);
  }
  return text;
}

AbFigures ab_rates(std::span<const AbCell> cells, std::span<const CellResult> results, bool with_contaminated) {
  return ab_figures(cells, results, [with_contaminated](const CellResult& result) {
    return counts(result, with_contaminated) ? result.measurement.mb_per_s.value : 0;
  });
}

void compare(AbOutcome& outcome, std::span<const AbCell> cells, std::span<const CellResult> results) {
  const AbFigures rates = ab_rates(cells, results, outcome.with_contaminated);
  if (rates.a.empty()) return;
  outcome.mb_per_s = compare_pairs(rates.a, rates.b, outcome.band);
  outcome.p50_ns = compare_latency(cells, results, outcome, [](const Latency& l) { return value_of(l.p50); });
  outcome.p99_ns = compare_latency(cells, results, outcome, [](const Latency& l) { return value_of(l.p99); });
}

void print_ab(Context& context, const RecordedCampaign& recorded, const AbOutcome& outcome) {
  std::ostream& out = context.out;
  const auto groups = group_cells(recorded.results());
  print_cells(out, groups, context.symbols);
  print_flags(out, groups);
  out << fmt::format("\nA  {}\nB  {}\n", outcome.text_a, outcome.text_b);
  if (!outcome.mb_per_s) {
    out << "No pair counts: of each, one cell at least was not measured, or is invalid or contaminated "
           "(--with-contaminated takes the latter).\n";
  } else {
    const RatioComparison& rate = *outcome.mb_per_s;
    out << fmt::format("  MB/s  B/A {}, A {}, B {}; p {}\n", show_ratio(rate.ratio), format_rate(rate.a),
                       format_rate(rate.b), show_p_value(rate.p_value));
    print_ratio(out, "p50", outcome.p50_ns);
    print_ratio(out, "p99", outcome.p99_ns);
    out << fmt::format("{} ({} of {} pairs{})\n", show_verdict(rate, outcome.band), rate.n_a, outcome.pairs,
                       rate.few() ? fmt::format("; fewer than {}", kWantedRepetitions) : "");
  }
  if (outcome.detection) out << "Planned: " << describe(*outcome.detection) << "\n";
  print_recorded(context, recorded);
}

void print_ab_json(Context& context, const RecordedCampaign& recorded, const AbOutcome& outcome, int exit_code) {
  print_measured_json(context, recorded, exit_code, comparison_of(outcome).dump());
}

}  // namespace merops
