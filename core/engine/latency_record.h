#pragma once

#include "core/engine/interval_series.h"
#include "core/model/histogram.h"
#include "core/model/measurement.h"

#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// Completions of one thread in one window: raw stamps as far as they are preallocated, and always a histogram and a
/// series over time. Knows no units but nanoseconds and bytes. Recording neither allocates nor locks.
class LatencyRecord {
 public:
  /// Raw stamps of a cell, all threads together.
  static constexpr std::uint64_t kMostStamps = 4'000'000;

  /// Keeps up to `stamps` raw stamps. Their memory is reserved, and touched as it is used: most cells need little.
  explicit LatencyRecord(std::uint64_t stamps = 0) { stamps_.reserve(stamps); }

  void start(std::uint64_t start_ns) { start_ns_ = start_ns; }
  void record(std::uint64_t submitted_ns, std::uint64_t completed_ns, std::uint64_t payload, std::uint64_t asked) {
    const std::uint64_t latency = completed_ns - submitted_ns;
    if (stamps_.size() < stamps_.capacity()) stamps_.push_back({submitted_ns - start_ns_, completed_ns - start_ns_});
    ++reads_;
    payload_ += payload;
    asked_ += asked;
    latency_sum_ += latency;
    if (latency < min_) min_ = latency;
    if (latency > max_) max_ = latency;
    last_ns_ = completed_ns;
    histogram_.record(latency);
    series_.record(completed_ns - start_ns_, payload);
  }

  [[nodiscard]] std::uint64_t reads() const { return reads_; }
  [[nodiscard]] std::uint64_t payload() const { return payload_; }

 private:
  friend Measurement summarise(std::span<const LatencyRecord* const> records);

  std::vector<Stamp> stamps_;
  std::uint64_t start_ns_ = 0, last_ns_ = 0;
  std::uint64_t reads_ = 0, payload_ = 0, asked_ = 0, latency_sum_ = 0;
  std::uint64_t min_ = ~std::uint64_t{0}, max_ = 0;
  Histogram histogram_{};
  IntervalSeries series_{};
};

/// The records of all threads of a window, which started together: rate over the union's wall time, quantiles from the
/// raw stamps where every read has one, else from the merged histogram (within 0.5 %).
[[nodiscard]] Measurement summarise(std::span<const LatencyRecord* const> records);

}  // namespace merops
