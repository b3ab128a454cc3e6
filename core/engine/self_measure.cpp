#include "core/engine/self_measure.h"

#include "core/engine/run_loop.h"
#include "core/host/clock.h"
#include "core/host/counters.h"
#include "core/host/slot_memory.h"

#include <algorithm>

namespace merops {
namespace {

constexpr std::uint64_t kReads = 1'000'000;
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
  const AccessSequence sequence(kExperts, 1, Order::random, kReads);
  const SlotPages pages = allocate_slots(1, 4096, PageKind::small);
  const auto reader = null.open({}, pages.memory(), {1, 1, true});
  LatencyRecord record(kReads);
  Turn turn;
  turn.experts = &experts;
  turn.sequence = &sequence;
  turn.end = kReads;
  const std::uint64_t user_before = process_counters().user_ns;
  const std::uint64_t begin = now_ns();
  record.start(begin);
  LoopThread(*reader, 1).run(turn, record);
  const std::uint64_t end = now_ns();
  self.null_read_ns = static_cast<double>(end - begin) / static_cast<double>(kReads);
  self.null_user_ns = static_cast<double>(process_counters().user_ns - user_before) / static_cast<double>(kReads);
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
