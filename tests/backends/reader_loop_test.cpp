#include "core/engine/cell_run.h"
#include "core/model/flat_store.h"
#include "tests/backends/reader_pair.h"

#include <algorithm>
#include <memory>

namespace merops::test {
namespace {

constexpr std::uint32_t kRounds = 2;

/// Holds what the loop delivers against what the source holds.
class KnownBytes final : public PayloadCheck {
 public:
  explicit KnownBytes(const KnownSource& source) : source_(source) {}
  [[nodiscard]] bool matches(std::uint32_t expert, std::span<const std::span<const std::byte>> pieces) const override {
    const std::span<const Extent> extents = source_.experts()[expert];
    return std::equal(extents.begin(), extents.end(), pieces.begin(), pieces.end(),
                      [this](const Extent& extent, std::span<const std::byte> piece) {
                        return std::ranges::equal(source_.bytes(extent), piece);
                      });
  }

 private:
  const KnownSource& source_;
};

/// The readers as they are measured: by the timed loop, on as many threads as the depth needs.
class ReaderInTheLoop : public ReaderPair {
 protected:
  /// Every expert twice and more, with so many reads in flight.
  [[nodiscard]] CellRunOutcome run(std::uint32_t depth) {
    auto measured = std::make_shared<Source>();
    measured->targets.assign(source().targets().begin(), source().targets().end());
    measured->experts = source().experts();
    const std::uint32_t experts = measured->experts.size();
    CellRunSetup setup;
    setup.backend = &row();
    setup.depth = depth;
    setup.pages = allocate_slots(depth, measured->experts.largest_rounded(kStoreBlock), PageKind::small);
    setup.window_reads = std::uint64_t{kRounds} * experts;
    setup.sequence =
        std::make_shared<AccessSequence>(experts, 1, Order::random, setup.window_reads + 3 * std::uint64_t{depth});
    setup.source = std::move(measured);
    if (row().touches_storage) setup.check = std::make_shared<KnownBytes>(source());
    return run_cell(std::move(setup), {});
  }
  void expect_all_right(std::uint32_t depth) {
    const CellRunOutcome outcome = run(depth);
    EXPECT_EQ(outcome.cannot_run, "");
    EXPECT_FALSE(outcome.hung);
    EXPECT_FALSE(outcome.failure) << outcome.failure->what << outcome.failure->error.message() << " in expert "
                                  << outcome.failure->expert;
    EXPECT_EQ(outcome.measurement.reads, kRounds * source().experts().size());
  }
};

TEST_P(ReaderInTheLoop, BringsTheRightBytesAtDepth1) { expect_all_right(1); }
TEST_P(ReaderInTheLoop, BringsTheRightBytesAtDepth8) { expect_all_right(8); }
TEST_P(ReaderInTheLoop, BringsTheRightBytesAtDepth32) { expect_all_right(32); }

INSTANTIATE_TEST_SUITE_P(Rows, ReaderInTheLoop, testing::ValuesIn(all_pairs()), name_of);

/// Rows that touch storage meet a target that ends too early.
class ReaderInTheLoopOverACutTarget : public ReaderInTheLoop {};

TEST_P(ReaderInTheLoopOverACutTarget, FailsAndDoesNotCountTheRead) {
  ASSERT_EQ(source().cut(kStoreBlock), "");
  const CellRunOutcome outcome = run(8);
  ASSERT_TRUE(outcome.failure || !outcome.cannot_run.empty());
  EXPECT_LT(outcome.measurement.reads, kRounds * source().experts().size());
}

constexpr KnownKind kWatchedKinds[] = {KnownKind::container, KnownKind::store,      KnownKind::uniform,
                                       KnownKind::device,    KnownKind::device_4kn, KnownKind::container_4kn};
INSTANTIATE_TEST_SUITE_P(Rows, ReaderInTheLoopOverACutTarget,
                         testing::ValuesIn(pairs_that_touch_storage(kWatchedKinds)), name_of);

}  // namespace
}  // namespace merops::test
