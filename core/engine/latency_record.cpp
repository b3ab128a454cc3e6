#include "core/engine/latency_record.h"

#include "core/model/statistics.h"
#include "core/model/units.h"

#include <algorithm>

namespace merops {
namespace {

std::vector<std::uint64_t> sorted_latencies(std::span<const Stamp> stamps) {
  std::vector<std::uint64_t> latencies;
  latencies.reserve(stamps.size());
  for (const Stamp& stamp : stamps) latencies.push_back(stamp.completed_ns - stamp.submitted_ns);
  std::sort(latencies.begin(), latencies.end());
  return latencies;
}

constexpr std::uint64_t kMostBatches = 20;
/// Reads in flight together may complete together: a batch spans several rounds of them, or its rate means nothing.
constexpr double kRoundsABatch = 2;

/// Rates of successive batches of equally many completions. Batches of reads, not of time, so that a batch's rate is
/// not rounded to whole reads. `stamps` sorted by completion, payload taken as equal.
std::vector<double> rates_by_batch(std::span<const Stamp> stamps, double bytes_per_read, double in_flight) {
  std::vector<double> rates;
  const double least = std::max(1.0, kRoundsABatch * in_flight);
  const std::uint64_t batches =
      std::min(kMostBatches, static_cast<std::uint64_t>(static_cast<double>(stamps.size()) / least));
  std::uint64_t begin_ns = 0;
  for (std::uint64_t i = 0; i < batches; ++i) {
    const std::uint64_t first = stamps.size() * i / batches;
    const std::uint64_t last = stamps.size() * (i + 1) / batches;
    const std::uint64_t end_ns = stamps[last - 1].completed_ns;
    if (end_ns > begin_ns) {
      rates.push_back(bytes_per_read * static_cast<double>(last - first) * 1e3 /
                      static_cast<double>(end_ns - begin_ns));
    }
    begin_ns = end_ns;
  }
  return rates;
}

std::vector<double> rates_by_step(std::span<const Interval> series) {
  std::vector<double> rates;
  for (const Interval& step : series) rates.push_back(mb_per_s(step.bytes, step.length_ns));
  if (rates.size() > 1) rates.pop_back();  // cut short
  return rates;
}

/// The run's own rate; interval of the median of its batches, widened to hold that rate.
Estimate with_interval(double rate, std::span<const double> rates) {
  Estimate estimate = median(rates);
  estimate.value = rate;
  if (estimate.low) estimate.low = std::min(*estimate.low, rate);
  if (estimate.high) estimate.high = std::max(*estimate.high, rate);
  return estimate;
}

}  // namespace

Measurement summarise(std::span<const LatencyRecord* const> records) {
  Measurement m;
  Histogram histogram;
  IntervalSeries series;
  bool every_read_stamped = true;
  std::uint64_t latency_sum = 0;
  std::uint64_t min = ~std::uint64_t{0};
  std::uint64_t max = 0;
  for (const LatencyRecord* record : records) {
    m.reads += record->reads_;
    m.payload_bytes += record->payload_;
    m.asked_bytes += record->asked_;
    latency_sum += record->latency_sum_;
    min = std::min(min, record->min_);
    max = std::max(max, record->max_);
    if (record->reads_ > 0) m.wall_ns = std::max(m.wall_ns, record->last_ns_ - record->start_ns_);
    histogram.merge(record->histogram_);
    series.merge(record->series_);
    every_read_stamped = every_read_stamped && record->reads_ == record->stamps_.size();
  }
  if (m.reads == 0) return m;
  m.mean_in_flight = m.wall_ns == 0 ? 0 : static_cast<double>(latency_sum) / static_cast<double>(m.wall_ns);
  m.histogram = histogram.buckets();
  m.intervals = series.intervals(m.wall_ns);
  const double rate = mb_per_s(m.payload_bytes, m.wall_ns);
  if (every_read_stamped) {
    for (const LatencyRecord* record : records) {
      m.stamps.insert(m.stamps.end(), record->stamps_.begin(), record->stamps_.end());
    }
    std::sort(m.stamps.begin(), m.stamps.end(), [](const Stamp& a, const Stamp& b) {
      return a.completed_ns != b.completed_ns ? a.completed_ns < b.completed_ns : a.submitted_ns < b.submitted_ns;
    });
    m.latency = summarise(sorted_latencies(m.stamps));
    const double bytes_per_read = static_cast<double>(m.payload_bytes) / static_cast<double>(m.reads);
    m.mb_per_s = with_interval(rate, rates_by_batch(m.stamps, bytes_per_read, m.mean_in_flight));
  } else {
    m.latency = histogram.summarise();
    m.latency.mean = static_cast<double>(latency_sum) / static_cast<double>(m.reads);
    m.mb_per_s = with_interval(rate, rates_by_step(m.intervals));
  }
  m.latency.min = min;
  m.latency.max = max;
  return m;
}

}  // namespace merops
