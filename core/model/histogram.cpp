#include "core/model/histogram.h"

#include "core/model/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace merops {
namespace {

/// The bucket that holds the sample of this 1-based rank.
std::uint32_t bucket_of_rank(std::span<const std::uint64_t> counts, std::uint64_t rank) {
  std::uint64_t seen = 0;
  for (std::uint32_t bucket = 0; bucket < counts.size(); ++bucket) {
    seen += counts[bucket];
    if (seen >= rank) return bucket;
  }
  return static_cast<std::uint32_t>(counts.size()) - 1;
}

}  // namespace

void Histogram::merge(const Histogram& other) {
  for (std::uint32_t bucket = 0; bucket < kBuckets; ++bucket) counts_[bucket] += other.counts_[bucket];
}

std::uint64_t Histogram::count() const { return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}); }

std::uint64_t Histogram::lower_bound(std::uint32_t bucket) {
  if (bucket < (2U << kSubBits)) return bucket;
  const std::uint32_t shift = (bucket >> kSubBits) - 1;
  return std::uint64_t{bucket - (shift << kSubBits)} << shift;
}

std::uint64_t Histogram::middle(std::uint32_t bucket) {
  if (bucket < (2U << kSubBits)) return bucket;
  const std::uint32_t shift = (bucket >> kSubBits) - 1;
  return lower_bound(bucket) + ((std::uint64_t{1} << shift) - 1) / 2;
}

std::uint64_t Histogram::quantile(double q) const {
  const std::uint64_t n = count();
  if (n == 0) return 0;
  const auto rank = static_cast<std::uint64_t>(std::ceil(q * static_cast<double>(n) - 1e-9));
  return middle(bucket_of_rank(counts_, std::clamp<std::uint64_t>(rank, 1, n)));
}

Latency Histogram::summarise() const {
  Latency latency;
  latency.n = count();
  if (latency.n == 0) return latency;
  const auto estimate = [&](double q) -> std::optional<Estimate> {
    const auto ranks = quantile_ranks(latency.n, q);
    if (!ranks) return std::nullopt;
    return Estimate{static_cast<double>(quantile(q)), static_cast<double>(middle(bucket_of_rank(counts_, ranks->low))),
                    static_cast<double>(middle(bucket_of_rank(counts_, ranks->high)))};
  };
  double sum = 0;
  for (std::uint32_t bucket = 0; bucket < kBuckets; ++bucket) {
    sum += static_cast<double>(counts_[bucket]) * static_cast<double>(middle(bucket));
  }
  latency.mean = sum / static_cast<double>(latency.n);
  latency.min = middle(bucket_of_rank(counts_, 1));
  latency.max = middle(bucket_of_rank(counts_, latency.n));
  latency.p50 = estimate(0.5);
  latency.p90 = estimate(0.9);
  latency.p99 = estimate(0.99);
  latency.p999 = estimate(0.999);
  return latency;
}

HistogramBuckets Histogram::buckets() const {
  HistogramBuckets filled;
  for (std::uint32_t bucket = 0; bucket < kBuckets; ++bucket) {
    if (counts_[bucket] != 0) filled.emplace_back(lower_bound(bucket), counts_[bucket]);
  }
  return filled;
}

Histogram Histogram::from_buckets(const HistogramBuckets& buckets) {
  Histogram histogram;
  for (const auto& [bound, count] : buckets) histogram.counts_[bucket_of(bound)] += count;
  return histogram;
}

}  // namespace merops
