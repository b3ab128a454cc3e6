#include "core/model/binomial.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merops {

double binomial(std::uint64_t n, std::uint64_t k, double p) {
  if (k > n) return 0;
  if (p <= 0) return k == 0 ? 1 : 0;
  if (p >= 1) return k == n ? 1 : 0;
  const auto of = static_cast<double>(n);
  const auto hits = static_cast<double>(k);
  return std::exp(std::lgamma(of + 1) - std::lgamma(hits + 1) - std::lgamma(of - hits + 1) + hits * std::log(p) +
                  (of - hits) * std::log1p(-p));
}

double binomial_at_least(std::uint64_t n, std::uint64_t k, double p) {
  double sum = 0;
  for (std::uint64_t hits = k; hits <= n; ++hits) sum += binomial(n, hits, p);
  return std::min(sum, 1.0);
}

double normal_below(double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }

}  // namespace merops
