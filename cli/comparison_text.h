#pragma once

#include "core/model/comparison.h"

#include <string>

namespace merops {

/// "1.05 [1.02..1.09]", without an interval "1.05". Three digits, four near 1 where they decide.
[[nodiscard]] std::string show_ratio(const Estimate& ratio);
/// What the comparison of two rates says of B: "B 5 % faster", "equivalent (within 3 %)", "equivalent (B 1 % slower,
/// within 3 %)", "no difference shown at this sample", "too few repetitions".
[[nodiscard]] std::string show_verdict(const RatioComparison& comparison, double band);
/// "0.003", "< 0.001"; empty where there is none.
[[nodiscard]] std::string show_p_value(const std::optional<double>& p_value);
/// "3 %", "2.5 %".
[[nodiscard]] std::string show_share(double share);
/// "3%", "0.03": a share above 0 and below 1. Throws UsageError.
[[nodiscard]] double parse_share(std::string_view text);

}  // namespace merops
