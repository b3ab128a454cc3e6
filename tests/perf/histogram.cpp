#include "core/model/histogram.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

namespace merops {
namespace {

/// Latencies as a disk has them, ready before the clock starts: from 1 us to 100 ms, each octave as often.
std::vector<std::uint64_t> latencies() {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> exponent(10, 27);
  std::vector<std::uint64_t> all(1 << 16);
  for (std::uint64_t& ns : all) ns = static_cast<std::uint64_t>(std::exp2(exponent(random)));
  return all;
}

void histogram_record(benchmark::State& state) {
  const std::vector<std::uint64_t> values = latencies();
  const auto histogram = std::make_unique<Histogram>();
  std::size_t at = 0;
  for (auto _ : state) {
    histogram->record(values[at]);
    at = (at + 1) % values.size();
  }
  benchmark::DoNotOptimize(histogram->count());
}
BENCHMARK(histogram_record);

}  // namespace
}  // namespace merops
