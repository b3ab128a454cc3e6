#pragma once

#include <span>

namespace merops {

/// Two-sided p value of the Mann-Whitney (Wilcoxon rank sum) test that neither sample tends to greater values. Equal
/// values share their ranks; the distribution is exact, given the ties, up to 60 values together, beyond that normal
/// with corrections for ties and continuity. 1 where a sample is empty or all values are equal.
[[nodiscard]] double mann_whitney_p(std::span<const double> a, std::span<const double> b);

/// Two-sided p value of Wilcoxon's signed rank test that the differences lie symmetrically about 0. Zeros are left out,
/// equal magnitudes share their ranks; exact up to 60 differences. 1 where no difference is left.
[[nodiscard]] double signed_rank_p(std::span<const double> differences);

}  // namespace merops
