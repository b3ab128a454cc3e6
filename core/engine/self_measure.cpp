#include "core/engine/self_measure.h"

#include "core/engine/run_loop.h"
#include "core/host/clock.h"
#include "core/host/counters.h"
#include "core/host/slot_memory.h"

#include <algorithm>
#include <array>

namespace merops {
namespace {

constexpr std::uint64_t kBatch = 100'000;  // reads
constexpr std::size_t kBatches = 11;
constexpr std::uint32_t kExperts = 1024;

ExpertMap small_experts() {
  ExpertMap map;
  for (std::uint64_t i = 0; i < kExperts; ++i) {
    const Extent extent{0, i * 8192, 4096};  // a gap between them: no two are joined
    map.add({&extent, 1});
  }
  return map;
}

void run_null(const Backend& null, SelfMeasure& self) {
  const ExpertMap experts = small_experts();
  const AccessSequence sequence(kExperts, 1, Order::random, kBatch);
  const SlotPages pages = allocate_slots(1, 4096, PageKind::small);
  const auto reader = null.open({}, pages.memory(), {1, 1, true});
  const std::uint64_t user_before = process_counters().user_ns;
  std::array<std::uint64_t, kBatches> batch_ns{};
  for (std::uint64_t& elapsed : batch_ns) {
    LatencyRecord record(kBatch);
    Turn turn;
    turn.experts = &experts;
    turn.sequence = &sequence;
    turn.end = kBatch;
    const std::uint64_t begin = now_ns();
    record.start(begin);
    LoopThread(*reader, 1).run(turn, record);
    elapsed = now_ns() - begin;
  }
  // The median: a batch during which another program had the processor is not the tool's cost.
  std::nth_element(batch_ns.begin(), batch_ns.begin() + kBatches / 2, batch_ns.end());
  self.null_read_ns = static_cast<double>(batch_ns[kBatches / 2]) / static_cast<double>(kBatch);
  self.null_user_ns =
      static_cast<double>(process_counters().user_ns - user_before) / static_cast<double>(kBatch * kBatches);
}

}  // namespace

SelfMeasure measure_self(std::span<const Backend> table) {
  SelfMeasure self;
  self.clock_source = clock_source();
  self.clock_read_ns = clock_read_cost_ns();
  const auto null = std::find_if(table.begin(), table.end(), [](const Backend& row) { return !row.touches_storage; });
  if (null != table.end()) run_null(*null, self);
  return self;
}

}  // namespace merops
