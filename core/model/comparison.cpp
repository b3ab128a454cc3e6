#include "core/model/comparison.h"

#include "core/model/enum_names.h"
#include "core/model/rank_test.h"
#include "core/model/resampled_median.h"
#include "core/model/statistics.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace merops {
namespace {

constexpr double kTail = 0.025;  // of 1 - 95 %, on either side

constexpr EnumName<RatioVerdict> kRatioVerdicts[] = {{RatioVerdict::faster, "faster"},
                                                     {RatioVerdict::slower, "slower"},
                                                     {RatioVerdict::equivalent, "equivalent"},
                                                     {RatioVerdict::no_difference_shown, "no-difference-shown"}};

RatioComparison centres(std::span<const double> a, std::span<const double> b) {
  RatioComparison comparison;
  comparison.n_a = a.size();
  comparison.n_b = b.size();
  comparison.a = middle(a);
  comparison.b = middle(b);
  return comparison;
}

}  // namespace

std::string_view to_string(RatioVerdict verdict) { return name_in<RatioVerdict>(kRatioVerdicts, verdict); }

bool RatioComparison::excludes_one() const { return ratio.low && ratio.high && (*ratio.low > 1 || *ratio.high < 1); }

RatioVerdict judge_ratio(const Estimate& ratio, double band) {
  if (!ratio.low || !ratio.high) return RatioVerdict::no_difference_shown;
  if (*ratio.low >= 1 / (1 + band) && *ratio.high <= 1 + band) return RatioVerdict::equivalent;
  if (*ratio.low > 1) return RatioVerdict::faster;
  if (*ratio.high < 1) return RatioVerdict::slower;
  return RatioVerdict::no_difference_shown;
}

RatioComparison compare_samples(std::span<const double> a, std::span<const double> b, double band) {
  RatioComparison comparison = centres(a, b);
  comparison.ratio.value = comparison.b / comparison.a;
  if (std::min(a.size(), b.size()) >= kLeastRepetitions) {
    const auto medians_a = resampled_medians(a);
    const auto medians_b = resampled_medians(b);
    comparison.ratio.low = ratio_quantile(medians_a, medians_b, kTail);
    comparison.ratio.high = ratio_quantile(medians_a, medians_b, 1 - kTail);
    comparison.p_value = mann_whitney_p(a, b);
  }
  comparison.verdict = judge_ratio(comparison.ratio, band);
  return comparison;
}

RatioComparison compare_pairs(std::span<const double> a, std::span<const double> b, double band) {
  RatioComparison comparison = centres(a, b);
  comparison.paired = true;
  std::vector<double> ratios(a.size());
  std::transform(b.begin(), b.end(), a.begin(), ratios.begin(), [](double y, double x) { return y / x; });
  comparison.ratio = median(ratios);
  comparison.verdict = judge_ratio(comparison.ratio, band);
  if (ratios.size() < kLeastRepetitions) return comparison;
  std::transform(ratios.begin(), ratios.end(), ratios.begin(), [](double ratio) { return std::log(ratio); });
  comparison.p_value = signed_rank_p(ratios);
  return comparison;
}

}  // namespace merops
