#include "cli/claims_print.h"

#include "cli/table.h"
#include "core/model/units.h"

#include <algorithm>
#include <ostream>
#include <set>
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

std::string words(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '-', ' ');
  return text;
}

std::string show_range(const ClaimFigure& figure) {
  if (!figure.from) return fmt::format("at most {:.3g}", figure.to.value_or(0));
  if (!figure.to) return fmt::format("at least {:.3g}", *figure.from);
  return *figure.from == *figure.to ? fmt::format("{:.3g}", *figure.from)
                                    : fmt::format("{:.3g} to {:.3g}", *figure.from, *figure.to);
}

std::string show_figure(const ClaimFigure& figure) {
  std::string text = show_range(figure);
  text += " (" + figure.transport;
  if (figure.against != figure.transport) text += " over " + figure.against;
  return text + ")";
}

std::string show_documented(const ClaimFinding& finding, const Symbols& symbols) {
  std::string text;
  for (const ClaimFigure& figure : finding.check->documented) text += (text.empty() ? "" : ", ") + show_figure(figure);
  if (text.empty()) return finding.check->direction == ClaimDirection::above ? "above 1" : std::string(symbols.dash);
  return text;
}

std::string show_ratio(const ClaimFinding& finding, const Symbols& symbols) {
  if (!finding.comparison) return std::string(symbols.dash);
  const Estimate& ratio = finding.comparison->ratio;
  if (!ratio.low || !ratio.high) return fmt::format("{:.2f}", ratio.value);
  return fmt::format("{:.2f} [{:.2f}..{:.2f}]", ratio.value, *ratio.low, *ratio.high);
}

std::string show_side(const ClaimCells& cells) {
  return fmt::format("{} over the {}, depth {}", cells.reader, to_string(cells.kind), cells.depth);
}

std::string show_where(const ClaimFinding& finding, const Symbols& symbols) {
  if (finding.numerator == nullptr) return std::string(symbols.dash);
  const ClaimCells& a = *finding.numerator;
  const ClaimCells& b = *finding.denominator;
  std::string disks = fmt::format("{} ({})", a.device, a.transport.empty() ? "unknown" : a.transport);
  if (a.device != b.device)
    disks += fmt::format(" over {} ({})", b.device, b.transport.empty() ? "unknown" : b.transport);
  return fmt::format("{}: {} / {}; {} bytes", disks, show_side(a), show_side(b), format_count(a.expert_bytes));
}

std::string show_runs(const ClaimFinding& finding, const Symbols& symbols) {
  if (!finding.comparison) return std::string(symbols.dash);
  return fmt::format("{} / {}", finding.comparison->n_b, finding.comparison->n_a);
}

/// By the figure where one was documented for these disks, else by what the claim says of the direction alone.
std::string show_verdict(const ClaimFinding& finding) {
  std::string text = words(to_string(finding.verdict));
  const bool judged = finding.verdict == ClaimVerdict::holds || finding.verdict == ClaimVerdict::does_not_hold;
  if (judged && finding.figure == nullptr) text += ", as a direction";
  return text;
}

void print_remarks(std::ostream& out, std::span<const ClaimFinding> findings) {
  std::set<std::string> proxies;
  std::set<std::string> undecided;
  for (const ClaimFinding& finding : findings) {
    if (!finding.check->proxy.empty())
      proxies.insert(fmt::format("  {}: {}\n", finding.claim->id, finding.check->proxy));
    if (finding.verdict == ClaimVerdict::undecided) {
      undecided.insert(
          fmt::format("  {}: {}. To narrow it: {}\n", finding.claim->id, finding.reason, finding.check->to_measure));
    }
  }
  if (!proxies.empty()) out << "\nProxies:\n" << fmt::format("{}", fmt::join(proxies, ""));
  if (!undecided.empty()) out << "\nUndecided at this sample:\n" << fmt::format("{}", fmt::join(undecided, ""));
  std::string unmeasured;
  for (const ClaimFinding& finding : findings) {
    if (finding.verdict == ClaimVerdict::not_measured) {
      unmeasured += fmt::format("  {}, {}: {}\n", finding.claim->id, finding.check->what, finding.reason);
    }
  }
  if (!unmeasured.empty()) out << "\nNot measured; what to run:\n" << unmeasured;
}

Json side_json(const ClaimCells* cells) {
  if (cells == nullptr) return {};
  return {{"campaign", cells->campaign},
          {"device", cells->device},
          {"transport", cells->transport},
          {"reader", cells->reader},
          {"depth", cells->depth},
          {"source_kind", to_string(cells->kind)},
          {"expert_bytes", cells->expert_bytes}};
}

Json figure_json(const ClaimFigure& figure) {
  return {{"transport", figure.transport},
          {"against", figure.against},
          {"from", or_null(figure.from)},
          {"to", or_null(figure.to)}};
}

Json json_of(const ClaimFinding& finding) {
  Json json{{"claim", finding.claim->id},
            {"statement", finding.claim->statement},
            {"source", finding.claim->source},
            {"ratio_of", finding.check->what},
            {"metric", to_string(finding.check->metric)},
            {"documented", Json::array()},
            {"judged_by", nullptr},
            {"ratio", nullptr},
            {"low", nullptr},
            {"high", nullptr},
            {"runs_above", nullptr},
            {"runs_below", nullptr},
            {"numerator", side_json(finding.numerator)},
            {"denominator", side_json(finding.denominator)},
            {"verdict", to_string(finding.verdict)},
            {"reason", finding.reason.empty() ? Json() : Json(finding.reason)},
            {"proxy", finding.check->proxy.empty() ? Json() : Json(finding.check->proxy)}};
  for (const ClaimFigure& figure : finding.check->documented) json["documented"].push_back(figure_json(figure));
  if (finding.figure != nullptr) json["judged_by"] = figure_json(*finding.figure);
  if (!finding.comparison) return json;
  const RatioComparison& comparison = *finding.comparison;
  json["ratio"] = comparison.ratio.value;
  if (comparison.ratio.low) json["low"] = *comparison.ratio.low;
  if (comparison.ratio.high) json["high"] = *comparison.ratio.high;
  json["runs_above"] = comparison.n_b;
  json["runs_below"] = comparison.n_a;
  return json;
}

}  // namespace

void print_claims(std::ostream& out, std::span<const ClaimFinding> findings, const Symbols& symbols) {
  Table table({{"claim"},
               {"ratio of"},
               {"documented"},
               {"measured here [95 % interval]", Align::right},
               {"runs", Align::right},
               {"verdict"},
               {"where"}});
  for (const ClaimFinding& finding : findings) {
    const std::string star = finding.check->proxy.empty() ? "" : " (proxy)";
    table.add_row({finding.claim->id, finding.check->what + star, show_documented(finding, symbols),
                   show_ratio(finding, symbols), show_runs(finding, symbols), show_verdict(finding),
                   show_where(finding, symbols)});
  }
  table.print(out, symbols);
  print_remarks(out, findings);
}

void print_claims_json(std::ostream& out, std::span<const ClaimFinding> findings) {
  Json document{{"claims", Json::array()}};
  for (const ClaimFinding& finding : findings) document["claims"].push_back(json_of(finding));
  out << document.dump(2) << "\n";
}

}  // namespace merops
