#include "results/claim_read.h"

#include "core/model/enum_names.h"
#include "results/reference_fields.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace merops {
namespace {

using namespace reference_fields;

constexpr EnumName<ClaimMetric> kMetrics[] = {{ClaimMetric::mb_per_s, "mb_per_s"}, {ClaimMetric::p99_us, "p99_us"}};
constexpr EnumName<ClaimDirection> kDirections[] = {{ClaimDirection::above, "above"}, {ClaimDirection::below, "below"}};
constexpr std::array<std::string_view, 7> kFields{"reader", "pages", "source", "coverage", "depth", "cache", "device"};
constexpr std::uint64_t kDeepest = 65536;

ClaimSide read_side(const JsonObject& side) {
  need_known_keys(side, {"readers", "kinds", "regime", "depth", "plateau", "expert_bytes", "transport", "disks"});
  ClaimSide out;
  if (side.has("readers")) out.readers = need_texts(side, "readers");
  if (side.has("kinds")) out.kinds = need_kinds(side);
  if (side.has("regime")) out.regime = named(side, "regime", need_text(side, "regime"), parse_regime);
  if (side.has("depth")) out.depth = static_cast<std::uint32_t>(need_whole(side, "depth", kDeepest));
  if (side.has("plateau")) {
    if (need_whole(side, "plateau", 1) != 1 || out.depth != 0) refuse(side, "plateau", "cannot stand beside depth");
    out.plateau = true;
  }
  if (side.has("expert_bytes")) out.expert_bytes = need_whole(side, "expert_bytes");
  if (side.has("transport")) out.transport = need_transport(side, "transport");
  if (side.has("disks")) out.disks = static_cast<std::uint32_t>(need_whole(side, "disks", 2));
  return out;
}

ClaimFigure read_figure(const JsonObject& figure_of) {
  need_known_keys(figure_of, {"transport", "against", "ratio", "from", "to"});
  ClaimFigure out;
  out.transport = need_transport(figure_of, "transport");
  out.against = figure_of.has("against") ? need_transport(figure_of, "against") : out.transport;
  const auto ratio = figure(figure_of, "ratio");
  const auto from = figure(figure_of, "from");
  const auto to = figure(figure_of, "to");
  if (ratio.has_value() == (from || to)) refuse(figure_of, "ratio", "or one of from and to is needed");
  out.from = ratio ? ratio : from;
  out.to = ratio ? ratio : to;
  if (out.from && out.to && *out.from > *out.to) refuse(figure_of, "to", "is below from");
  return out;
}

std::vector<std::string> read_differ(const JsonObject& check) {
  std::vector<std::string> fields = need_texts(check, "differ");
  for (const std::string& field : fields) {
    if (std::find(kFields.begin(), kFields.end(), field) == kFields.end()) {
      refuse(check, "differ", fmt::format("holds \"{}\", not one of: {}", field, fmt::join(kFields, ", ")));
    }
  }
  if (fields.empty()) refuse(check, "differ", "is empty");
  return fields;
}

ClaimCheck read_check(const JsonObject& check) {
  need_known_keys(check, {"what", "metric", "numerator", "denominator", "differ", "documented", "direction", "proxy",
                          "to_measure"});
  ClaimCheck out;
  out.what = need_text(check, "what");
  out.metric = named(check, "metric", need_text(check, "metric"), parse_claim_metric);
  out.numerator = read_side(check.object("numerator"));
  out.denominator = read_side(check.object("denominator"));
  if (out.denominator.plateau) refuse(check, "denominator", "cannot be a plateau");
  out.differ = read_differ(check);
  for (const JsonObject& one : check.objects("documented")) out.documented.push_back(read_figure(one));
  if (check.has("direction")) {
    out.direction = named(check, "direction", need_text(check, "direction"), parse_claim_direction);
  }
  if (out.documented.empty() && out.direction == ClaimDirection::none) {
    refuse(check, "direction", "is needed where nothing is documented");
  }
  out.proxy = optional_text(check, "proxy");
  out.to_measure = need_text(check, "to_measure");
  return out;
}

}  // namespace

std::string_view to_string(ClaimMetric metric) { return name_in<ClaimMetric>(kMetrics, metric); }
ClaimMetric parse_claim_metric(std::string_view text) { return value_in<ClaimMetric>(kMetrics, text, "metric"); }
ClaimDirection parse_claim_direction(std::string_view text) {
  return value_in<ClaimDirection>(kDirections, text, "direction");
}

std::vector<ClaimCheck> read_claim_checks(const JsonObject& claim) {
  std::vector<ClaimCheck> checks;
  for (const JsonObject& check : claim.objects("checks")) checks.push_back(read_check(check));
  return checks;
}

}  // namespace merops
