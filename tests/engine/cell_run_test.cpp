#include "core/engine/cell_run.h"

#include "core/model/error.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

/// What the fake readers of one test share: how they behave, and what they saw.
struct Stage {
  std::mutex lock{};
  std::vector<std::uint64_t> offsets{};
  std::uint32_t opened = 0, alive = 0;
  std::uint32_t most_slots = 0;
  std::uint64_t fail_at = ~std::uint64_t{0};
  std::error_code failure = std::make_error_code(std::errc::io_error);
  bool refuse_to_open = false;
  std::atomic<bool> hang{false};
  std::atomic<bool>* stop = nullptr;
  std::uint64_t stop_at = ~std::uint64_t{0};
};
Stage* stage = nullptr;

class StagedReader final : public Reader {
 public:
  explicit StagedReader(const SlotMemory& memory) {
    const std::scoped_lock lock(stage->lock);
    if (stage->refuse_to_open) throw Error("opening a fake", "not today", "tomorrow");
    ++stage->opened;
    ++stage->alive;
    stage->most_slots = std::max(stage->most_slots, memory.slots);
  }
  ~StagedReader() override {
    const std::scoped_lock lock(stage->lock);
    --stage->alive;
  }
  void submit(std::span<const Request> batch) override {
    const std::scoped_lock lock(stage->lock);
    for (const Request& request : batch) {
      Completion read{request.slot, request.extents[0].length, request.extents[0].length, {}, 0};
      stage->offsets.push_back(request.extents[0].offset);
      if (stage->offsets.size() > stage->fail_at) read.error = stage->failure;
      if (stage->stop != nullptr && stage->offsets.size() >= stage->stop_at) stage->stop->store(true);
      ready_.push_back(read);
    }
  }
  std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds timeout) override {
    if (stage->hang.load()) {
      std::unique_lock lock(stage->lock);
      std::condition_variable nobody;
      nobody.wait_for(lock, timeout);
      return 0;
    }
    const std::size_t count = std::min(out.size(), ready_.size());
    std::copy_n(ready_.begin(), count, out.begin());
    ready_.erase(ready_.begin(), ready_.begin() + static_cast<std::ptrdiff_t>(count));
    return count;
  }
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t) const override { return {}; }
  [[nodiscard]] std::uint64_t alignment() const override { return 512; }
  [[nodiscard]] std::string granted() const override { return "everything"; }

 private:
  std::vector<Completion> ready_{};
};

std::unique_ptr<Reader> open_staged(std::span<const Target>, const SlotMemory& memory, const ReaderOptions&) {
  return std::make_unique<StagedReader>(memory);
}

struct CellRunTest : testing::Test {
  Stage mine{};
  Backend synchronous{.name = "fake", .max_depth = 1, .open = open_staged};
  Backend asynchronous{.name = "fake-queue", .max_depth = 64, .open = open_staged};
  void SetUp() override { stage = &mine; }

  static CellRunSetup setup(const Backend& backend, std::uint32_t depth, std::uint64_t reads) {
    Source source;
    for (std::uint64_t i = 0; i < 64; ++i) {
      const Extent extent{0, i * 8192, 4096};
      source.experts.add({&extent, 1});
    }
    CellRunSetup result;
    result.source = std::make_shared<const Source>(source);
    result.backend = &backend;
    result.pages = allocate_slots(depth, 4096, PageKind::small);
    result.depth = depth;
    result.sequence = std::make_shared<AccessSequence>(64, 1, Order::random, reads + 200);
    result.window_reads = reads;
    return result;
  }
};

TEST_F(CellRunTest, ReachesTheDepthOfASynchronousReaderByThreads) {
  const CellRunOutcome outcome = run_cell(setup(synchronous, 8, 100), {});
  EXPECT_EQ(mine.opened, 8U);
  EXPECT_EQ(mine.most_slots, 1U);
  EXPECT_EQ(outcome.measurement.reads, 100U);
  EXPECT_EQ(outcome.total_reads, 108U);  // one warm-up read a thread
  EXPECT_EQ(mine.offsets.size(), 116U);  // and one probe
  EXPECT_EQ(mine.alive, 0U);
}

TEST_F(CellRunTest, GivesAnAsynchronousReaderOneQueue) {
  const CellRunOutcome outcome = run_cell(setup(asynchronous, 8, 100), {});
  EXPECT_EQ(mine.opened, 1U);
  EXPECT_EQ(mine.most_slots, 8U);
  EXPECT_EQ(outcome.measurement.reads, 100U);
  EXPECT_EQ(outcome.granted, "everything");
  EXPECT_EQ(outcome.alignment, 512U);
}

TEST_F(CellRunTest, ReadsOneSequenceWhateverTheDepth) {
  for (const std::uint32_t depth : {1U, 8U}) {
    mine.offsets.clear();
    CellRunSetup run = setup(synchronous, depth, 64);
    const auto sequence = run.sequence;
    const CellRunOutcome outcome = run_cell(std::move(run), {});
    ASSERT_EQ(mine.offsets.size(), outcome.probes + outcome.total_reads);
    std::vector<std::uint64_t> expected;
    for (std::uint64_t i = 0; i < mine.offsets.size(); ++i) expected.push_back((*sequence)[i] * std::uint64_t{8192});
    EXPECT_THAT(mine.offsets, testing::UnorderedElementsAreArray(expected)) << depth;
  }
}

TEST_F(CellRunTest, CountsBetweenBeforeAndAfterOnly) {
  std::uint64_t at_before = 0;
  std::uint64_t at_after = 0;
  CellRunHooks hooks;
  hooks.before = [&] { at_before = mine.offsets.size(); };
  hooks.after = [&] {
    at_after = mine.offsets.size();
    EXPECT_EQ(mine.alive, 4U);  // readers live while their worker threads are counted
  };
  const CellRunOutcome outcome = run_cell(setup(synchronous, 4, 50), hooks);
  EXPECT_EQ(at_before, 4U);
  EXPECT_EQ(at_after - at_before, outcome.total_reads);
  EXPECT_EQ(outcome.total_asked, outcome.total_reads * 4096);
}

TEST_F(CellRunTest, DoesNotReadBeyondTheLastIndex) {
  CellRunSetup once = setup(synchronous, 4, 1000);
  once.last_index = 64;
  const CellRunOutcome outcome = run_cell(std::move(once), {});
  EXPECT_EQ(mine.offsets.size(), 64U);
  EXPECT_EQ(outcome.measurement.reads, 64U - 4);  // the probes; a cold permutation has no warm-up
}

TEST_F(CellRunTest, ReadsNothingBeforeTheCountersWhereNoProbeIsWanted) {
  std::uint64_t at_before = 1;
  CellRunHooks hooks;
  hooks.before = [&] { at_before = mine.offsets.size(); };
  CellRunSetup cold = setup(synchronous, 4, 1000);
  cold.last_index = 64;
  cold.probe = false;
  const CellRunOutcome outcome = run_cell(std::move(cold), hooks);
  EXPECT_EQ(at_before, 0U);
  EXPECT_EQ(outcome.probes, 0U);
  EXPECT_EQ(outcome.probe_ns, 0U);
  EXPECT_EQ(outcome.total_reads, 64U);
  EXPECT_EQ(outcome.measurement.reads, 64U);  // no read-ahead of a warm-up helps the window
}

TEST_F(CellRunTest, SkipsWhatCannotBeOpened) {
  mine.refuse_to_open = true;
  const CellRunOutcome outcome = run_cell(setup(synchronous, 4, 100), {});
  EXPECT_THAT(outcome.cannot_run, testing::HasSubstr("not today"));
  EXPECT_THAT(outcome.cannot_run, testing::HasSubstr("tomorrow"));
}

TEST_F(CellRunTest, SkipsADirectReadThatIsRefusedAtTheProbe) {
  mine.fail_at = 0;
  mine.failure = std::make_error_code(std::errc::invalid_argument);
  const CellRunOutcome outcome = run_cell(setup(asynchronous, 4, 100), {});
  EXPECT_THAT(outcome.cannot_run, testing::HasSubstr("refuses direct reads"));
  EXPECT_EQ(outcome.measurement.reads, 0U);
}

TEST_F(CellRunTest, FailsWithTheFirstReadThatFailed) {
  mine.fail_at = 40;
  const CellRunOutcome outcome = run_cell(setup(synchronous, 4, 1000), {});
  ASSERT_TRUE(outcome.failure.has_value());
  EXPECT_EQ(outcome.failure->error, std::errc::io_error);
  EXPECT_EQ(mine.alive, 0U);
}

TEST_F(CellRunTest, EndsWhenTheUserStopsIt) {
  std::atomic<bool> stop{false};
  mine.stop = &stop;
  mine.stop_at = 500;
  CellRunHooks hooks;
  hooks.stop = &stop;
  CellRunSetup endless = setup(asynchronous, 4, 0);
  endless.window_ns = 3'600'000'000'000;
  const CellRunOutcome outcome = run_cell(std::move(endless), hooks);
  EXPECT_TRUE(outcome.stopped);
  EXPECT_EQ(mine.alive, 0U);
}

TEST_F(CellRunTest, GivesASlowDeviceAsLongAsItsDepthNeeds) {
  CellRunSetup run = setup(asynchronous, 32, 100);
  EXPECT_EQ(time_out_of(run, 10'000'000), 60'000'000'000U);
  EXPECT_EQ(time_out_of(run, 1'000'000'000), 640'000'000'000U);
  run.hang_ns = 5;
  EXPECT_EQ(time_out_of(run, 1'000'000'000), 5U);
}

TEST_F(CellRunTest, AbandonsADeviceThatHangs) {
  mine.hang = true;
  CellRunSetup hanging = setup(asynchronous, 4, 100);
  hanging.hang_ns = 1;
  const CellRunOutcome outcome = run_cell(std::move(hanging), {});
  EXPECT_TRUE(outcome.hung);
  EXPECT_EQ(outcome.hang_ns, 1U);
  // The thread still holds its reader and memory; once the device answers it must end by itself.
  mine.hang = false;
  for (bool ended = false; !ended;) {
    const std::scoped_lock lock(mine.lock);
    ended = mine.alive == 0;
  }
}

}  // namespace
}  // namespace merops
