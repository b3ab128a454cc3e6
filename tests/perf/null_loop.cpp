#include "backends/registry.h"
#include "core/engine/run_loop.h"
#include "core/host/clock.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

namespace merops {
namespace {

constexpr std::uint32_t kExperts = 1024;

/// Experts of so many extents, none of which touches the next.
ExpertMap experts_in_pieces(std::uint32_t pieces) {
  ExpertMap map;
  std::vector<Extent> extents(pieces);
  std::uint64_t offset = 0;
  for (std::uint32_t expert = 0; expert < kExperts; ++expert) {
    for (Extent& extent : extents) extent = {0, offset += 8192, 4096};
    map.add(extents);
  }
  return map;
}

/// One slot of memory and the null reader over it.
struct NullReader {
  explicit NullReader(std::uint32_t extents)
      : pages(allocate_slots(1, std::uint64_t{extents} * 4096, PageKind::small)),
        reader(find_backend(backends(), "null")->open({}, pages.memory(), {1, extents, true})) {}
  SlotPages pages;
  std::unique_ptr<Reader> reader;
};

/// A read of the null reader without the loop around it.
void null_reader(benchmark::State& state) {
  const ExpertMap experts = experts_in_pieces(static_cast<std::uint32_t>(state.range(0)));
  const NullReader null(experts.max_extents());
  Completion done;
  for (auto _ : state) {
    const Request request{experts[0], 0};
    null.reader->submit({&request, 1});
    benchmark::DoNotOptimize(null.reader->reap({&done, 1}, std::chrono::nanoseconds::max()));
  }
}
BENCHMARK(null_reader)->ArgName("extents")->Arg(1)->Arg(6);

/// The whole timed path: sequence, clock, submit, reap, record. The figure to show before and after it is changed.
void null_loop(benchmark::State& state) {
  constexpr std::uint64_t kReads = 100'000;
  const ExpertMap experts = experts_in_pieces(static_cast<std::uint32_t>(state.range(0)));
  const AccessSequence sequence(kExperts, 1, Order::random, kReads);
  const NullReader null(experts.max_extents());
  for (auto _ : state) {
    state.PauseTiming();
    auto record = std::make_unique<LatencyRecord>(kReads);
    Turn turn;
    turn.experts = &experts;
    turn.sequence = &sequence;
    turn.end = kReads;
    LoopThread loop(*null.reader, 1);
    record->start(now_ns());
    state.ResumeTiming();
    loop.run(turn, *record);
  }
  const double reads = static_cast<double>(state.iterations()) * static_cast<double>(kReads);
  state.counters["per_read"] = benchmark::Counter(reads, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(null_loop)->ArgName("extents")->Arg(1)->Arg(6);

}  // namespace
}  // namespace merops
