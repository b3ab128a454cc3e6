#include "core/engine/run_loop.h"

#include "core/model/units.h"

#include <algorithm>
#include <deque>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

/// Completes what it holds in an order of its own, and remembers how it was used.
class FakeReader final : public Reader {
 public:
  explicit FakeReader(std::uint32_t depth) : depth_(depth) {}
  void submit(std::span<const Request> batch) override {
    for (const Request& request : batch) {
      const bool free = std::none_of(flying_.begin(), flying_.end(),
                                     [&](const Completion& read) { return read.slot == request.slot; });
      slots_were_free_ = slots_were_free_ && free && request.slot < depth_;
      Completion read;
      read.slot = request.slot;
      for (const Extent& extent : request.extents) read.payload += extent.length;
      read.asked = read.payload + 96;
      offsets_.push_back(request.extents.front().offset);
      flying_.push_back(read);
    }
    deepest_ = std::max(deepest_, flying_.size());
  }
  std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds) override {
    std::size_t count = 0;
    // Newest first, two at a time: completions are not in order.
    while (count < std::min<std::size_t>(2, out.size()) && !flying_.empty()) {
      out[count] = flying_.back();
      if (offsets_.size() >= fails_at_) out[count].error = std::make_error_code(std::errc::io_error);
      ++count;
      flying_.pop_back();
    }
    return count;
  }
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t) const override { return {}; }
  [[nodiscard]] std::uint64_t alignment() const override { return 1; }

  std::uint32_t depth_;
  std::size_t deepest_ = 0;
  bool slots_were_free_ = true;
  std::size_t fails_at_ = ~std::size_t{0};
  std::vector<std::uint64_t> offsets_;
  std::vector<Completion> flying_;
};

ExpertMap experts(std::uint32_t count, std::uint64_t bytes) {
  ExpertMap map;
  for (std::uint32_t i = 0; i < count; ++i) {
    const Extent extent{0, i * bytes, bytes};
    map.add({&extent, 1});
  }
  return map;
}

struct RunLoop : testing::Test {
  ExpertMap map = experts(16, 1000);
  AccessSequence sequence{16, 3, Order::random, 1000};
  Turn turn{};
  LatencyRecord record{1000};
  void SetUp() override {
    turn.experts = &map;
    turn.sequence = &sequence;
    record.start(0);
  }
};

TEST_F(RunLoop, KeepsTheDepthAndDrainsAtTheEnd) {
  FakeReader reader(8);
  turn.end = 100;
  LoopThread(reader, 8).run(turn, record);
  EXPECT_EQ(record.reads(), 100U);
  EXPECT_EQ(record.payload(), 100'000U);
  EXPECT_EQ(reader.deepest_, 8U);
  EXPECT_TRUE(reader.flying_.empty());
  EXPECT_TRUE(reader.slots_were_free_);
}

TEST_F(RunLoop, ReadsTheSequenceFromWhereTheLastPhaseEnded) {
  FakeReader reader(4);
  LoopThread loop(reader, 4);
  turn.end = 10;
  loop.run(turn, record);
  turn.next = 10;
  turn.end = 16;
  loop.run(turn, record);
  std::multiset<std::uint64_t> read(reader.offsets_.begin(), reader.offsets_.end());
  for (std::uint32_t i = 0; i < 16; ++i) EXPECT_EQ(read.count(i * 1000), 1U);
}

TEST_F(RunLoop, EndsAtTheDeadlineButNotBeforeTheLeastReads) {
  FakeReader reader(2);
  turn.deadline_ns = 1;  // long past
  turn.least = 7;
  LoopThread(reader, 2).run(turn, record);
  EXPECT_EQ(record.reads(), 7U);
}

TEST_F(RunLoop, StopsAtTheFirstFailureAndNamesIt) {
  FakeReader reader(4);
  reader.fails_at_ = 20;
  turn.end = 100;
  LoopThread(reader, 4).run(turn, record);
  ASSERT_TRUE(turn.failure.has_value());
  EXPECT_EQ(turn.failure->error, std::errc::io_error);
  EXPECT_TRUE(reader.flying_.empty());
  EXPECT_LT(record.reads(), 24U);
}

TEST_F(RunLoop, CountsNoFailedReadAsSpeed) {
  FakeReader reader(1);
  reader.fails_at_ = 5;
  turn.end = 100;
  LoopThread(reader, 1).run(turn, record);
  EXPECT_EQ(record.reads(), 4U);
}

TEST_F(RunLoop, StopsWhenAsked) {
  FakeReader reader(4);
  const std::atomic<bool> stop{true};
  turn.stop = &stop;
  LoopThread(reader, 4).run(turn, record);
  EXPECT_EQ(record.reads(), 0U);
}

TEST_F(RunLoop, RefusesWrongBytes) {
  struct Picky final : PayloadCheck {
    [[nodiscard]] bool matches(std::uint32_t expert, std::span<const std::span<const std::byte>>) const override {
      return expert != 5;
    }
  } picky;
  FakeReader reader(4);
  turn.check = &picky;
  turn.end = 100;
  LoopThread(reader, 4).run(turn, record);
  ASSERT_TRUE(turn.failure.has_value());
  EXPECT_EQ(turn.failure->expert, 5U);
  EXPECT_EQ(turn.failure->what, "wrong bytes");
}

TEST(AccessSequence, ChainsPermutationsOfAllExperts) {
  const AccessSequence sequence(100, 42, Order::random, 250);
  EXPECT_EQ(sequence.length(), 300U);
  for (std::uint32_t p = 0; p < 3; ++p) {
    std::set<std::uint32_t> seen;
    for (std::uint32_t i = 0; i < 100; ++i) seen.insert(sequence[p * 100 + i]);
    EXPECT_EQ(seen.size(), 100U);
  }
  EXPECT_EQ(sequence[300], sequence[0]);
  EXPECT_NE(sequence[0] * 1000 + sequence[1], sequence[100] * 1000 + sequence[101]);
}

TEST(AccessSequence, HasADigestThatDependsOnSeedSourceAndOrderOnly) {
  const Sha256Digest source{std::byte{1}};
  const auto digest = AccessSequence(64, 1, Order::random, 64).digest(source);
  EXPECT_EQ(AccessSequence(64, 1, Order::random, 5000).digest(source), digest);
  EXPECT_NE(AccessSequence(64, 2, Order::random, 64).digest(source), digest);
  EXPECT_NE(AccessSequence(64, 1, Order::sequential, 64).digest(source), digest);
  EXPECT_NE(AccessSequence(64, 1, Order::random, 64).digest({}), digest);
}

TEST(AccessSequence, IsTheSameOnEveryPlatform) {
  const AccessSequence sequence(8, 1, Order::random, 8);
  std::vector<std::uint32_t> first;
  for (std::uint32_t i = 0; i < 8; ++i) first.push_back(sequence[i]);
  EXPECT_EQ(to_hex(sequence.digest({})).substr(0, 16), "ee69f5fbcbfcc2cb");
  EXPECT_THAT(first, testing::ElementsAre(4, 3, 2, 7, 5, 6, 0, 1));
}

TEST(AccessSequence, TellsTheShareOfExpertsTouched) {
  const AccessSequence sequence(10, 1, Order::random, 10);
  EXPECT_DOUBLE_EQ(sequence.span(0, 5), 0.5);
  EXPECT_DOUBLE_EQ(sequence.span(5, 10), 1.0);
}

TEST(IntervalSeries, KeepsAllBytesWhenItsStepsDouble) {
  IntervalSeries series;
  const std::uint64_t end = IntervalSeries::kSteps * (std::uint64_t{1} << IntervalSeries::kFirstShift) * 5;
  for (std::uint64_t t = 0; t < end; t += end / 9999) series.record(t, 3);
  std::uint64_t bytes = 0;
  std::uint64_t length = 0;
  for (const Interval& step : series.intervals(end)) {
    bytes += step.bytes;
    length += step.length_ns;
  }
  EXPECT_EQ(bytes, 3U * 10'000U);
  EXPECT_EQ(length, end);
}

TEST(IntervalSeries, MergesSeriesOfDifferentSteps) {
  IntervalSeries fine;
  IntervalSeries coarse;
  fine.record(10, 1);
  coarse.record(IntervalSeries::kSteps << (IntervalSeries::kFirstShift + 1), 2);
  fine.merge(coarse);
  const auto series = fine.intervals(IntervalSeries::kSteps << (IntervalSeries::kFirstShift + 2));
  EXPECT_EQ(series.front().bytes, 1U);
  EXPECT_EQ(std::count_if(series.begin(), series.end(), [](const Interval& i) { return i.bytes == 2; }), 1);
}

TEST(LatencyRecord, GivesTheRateOverTheUnionOfAllThreads) {
  LatencyRecord first(10);
  LatencyRecord second(10);
  first.start(1000);
  second.start(1000);
  for (std::uint64_t i = 0; i < 10; ++i) first.record(1000 + i * 100, 1100 + i * 100, 50, 64);
  for (std::uint64_t i = 0; i < 10; ++i) second.record(1000 + i * 200, 1200 + i * 200, 50, 64);
  const LatencyRecord* records[] = {&first, &second};
  const Measurement m = summarise(records);
  EXPECT_EQ(m.reads, 20U);
  EXPECT_EQ(m.wall_ns, 2000U);
  EXPECT_DOUBLE_EQ(m.mb_per_s.value, mb_per_s(1000, 2000));
  EXPECT_DOUBLE_EQ(m.mean_in_flight, 1.5);
  EXPECT_EQ(m.asked_bytes, 20U * 64U);
  EXPECT_EQ(m.latency.min, 100U);
  EXPECT_EQ(m.latency.max, 200U);
  EXPECT_EQ(m.stamps.size(), 20U);
  EXPECT_LE(*m.mb_per_s.low, m.mb_per_s.value);
  EXPECT_GE(*m.mb_per_s.high, m.mb_per_s.value);
}

TEST(LatencyRecord, FallsBackToTheHistogramBeyondItsStamps) {
  LatencyRecord record(10);
  record.start(0);
  for (std::uint64_t i = 0; i < 5000; ++i) record.record(i * 1000, i * 1000 + 500 + i % 100, 1, 1);
  const LatencyRecord* records[] = {&record};
  const Measurement m = summarise(records);
  EXPECT_TRUE(m.stamps.empty());
  EXPECT_EQ(m.latency.n, 5000U);
  EXPECT_NEAR(m.latency.p50->value, 549, 549 * 0.005);
  EXPECT_EQ(m.latency.max, 599U);
  EXPECT_TRUE(m.latency.p999.has_value());
}

}  // namespace
}  // namespace merops
