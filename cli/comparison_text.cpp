#include "cli/comparison_text.h"

#include "core/model/error.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

namespace merops {
namespace {

/// Enough decimals to tell a ratio from 1, and no more than three digits otherwise.
int decimals_of(double ratio) {
  if (ratio >= 100) return 0;
  if (ratio >= 10) return 1;
  return ratio > 0.8 && ratio < 1.25 ? 3 : 2;
}

std::string show_factor(double ratio, int decimals) {
  return ratio < 0.1 ? fmt::format("{:.3g}", ratio) : fmt::format("{:.{}f}", ratio, decimals);
}

std::string direction(double ratio) {
  if (ratio >= 2) return fmt::format("{} times as fast", show_factor(ratio, decimals_of(ratio)));
  return show_share(std::abs(ratio - 1)) + (ratio > 1 ? " faster" : " slower");
}

}  // namespace

std::string show_ratio(const Estimate& ratio) {
  if (!ratio.low || !ratio.high) return show_factor(ratio.value, decimals_of(ratio.value));
  const int decimals = std::min({decimals_of(ratio.value), decimals_of(*ratio.low), decimals_of(*ratio.high)});
  return fmt::format("{} [{}..{}]", show_factor(ratio.value, decimals), show_factor(*ratio.low, decimals),
                     show_factor(*ratio.high, decimals));
}

std::string show_verdict(const RatioComparison& comparison, double band) {
  const double ratio = comparison.ratio.value;
  switch (comparison.verdict) {
    case RatioVerdict::faster:
    case RatioVerdict::slower:
      return "B " + direction(ratio);
    case RatioVerdict::equivalent:
      if (!comparison.excludes_one()) return "equivalent (within " + show_share(band) + ")";
      return fmt::format("equivalent (B {}, within {})", direction(ratio), show_share(band));
    case RatioVerdict::no_difference_shown:
      break;
  }
  return comparison.ratio.low ? "no difference shown at this sample" : "too few repetitions";
}

std::string show_p_value(const std::optional<double>& p_value) {
  if (!p_value) return "";
  return *p_value < 0.001 ? "< 0.001" : fmt::format("{:.3f}", *p_value);
}

std::string show_share(double share) { return fmt::format("{:.2g} %", share * 100); }

double parse_share(std::string_view text) {
  const bool percent = text.ends_with('%');
  if (percent) text.remove_suffix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  const std::string digits(text);
  char* end = nullptr;
  const double value = std::strtod(digits.c_str(), &end) / (percent ? 100 : 1);
  if (digits.empty() || *end != '\0' || !(value > 0) || !(value < 1)) {
    throw UsageError("reading a share", "'" + digits + "' is none between 0 and 1", "3% and 0.03 are the same");
  }
  return value;
}

}  // namespace merops
