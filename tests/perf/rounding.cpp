#include "backends/rounding.h"

#include <cstdint>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

namespace merops {
namespace {

/// An expert of six tensors, as containers of separate gate, up and down hold it, at any offset.
std::vector<Extent> six_extents() {
  std::mt19937_64 random(1);
  std::vector<Extent> extents;
  for (const std::uint64_t length : {786'432U, 98'304U, 786'432U, 98'304U, 786'432U, 98'304U}) {
    extents.push_back({0, random() % (std::uint64_t{1} << 40), length});
  }
  return extents;
}

void lay_out_an_expert(benchmark::State& state) {
  const std::vector<Extent> extents = six_extents();
  std::vector<std::byte> slot(4 << 20);
  for (auto _ : state) {
    SlotLayout layout(slot);
    for (const Extent& extent : extents) {
      const Rounded rounded = round_out(extent, 512);
      benchmark::DoNotOptimize(payload_of(layout.take(rounded), rounded, extent));
    }
  }
}
BENCHMARK(lay_out_an_expert);

}  // namespace
}  // namespace merops
