#include "tests/backends/open_reader.h"
#include "tests/backends/reader_pair.h"
#include "tests/backends/whole_pass.h"

#include <algorithm>
#include <chrono>
#include <set>

#include <gmock/gmock.h>

namespace merops::test {
namespace {

using namespace std::chrono_literals;

constexpr KnownKind kKinds[] = {KnownKind::container, KnownKind::store, KnownKind::device, KnownKind::nvme_namespace,
                                KnownKind::nvme_container};

/// Batches, waiting and ending.
class ReaderLifetime : public ReaderPair {
 protected:
  [[nodiscard]] static std::uint32_t depth() { return std::min(row().max_depth, 16U); }
};

TEST_P(ReaderLifetime, HasNothingToHandOutWhereNothingWasSubmitted) {
  OpenReader open(row(), source(), depth());
  std::vector<Completion> out(depth());
  EXPECT_EQ(open.reader().reap(out, 0ns), 0U);
  EXPECT_EQ(open.reader().reap(out, 1ms), 0U);
  open.reader().submit({});
  EXPECT_EQ(open.reader().reap(out, 1ms), 0U);
}

TEST_P(ReaderLifetime, FinishesEachSlotOfABatchOnce) {
  OpenReader open(row(), source(), depth());
  open.submit_to_all_slots();
  std::set<std::uint32_t> slots;
  for (const Completion& completion : open.reap_all(depth())) {
    EXPECT_TRUE(slots.insert(completion.slot).second) << "slot " << completion.slot << " finished twice";
    EXPECT_EQ(fault_of(row(), source(), source().experts()[completion.slot], completion, open.reader()), "");
  }
  EXPECT_EQ(slots.size(), depth());
}

TEST_P(ReaderLifetime, HandsOutNoMoreThanThereIsRoomFor) {
  OpenReader open(row(), source(), depth());
  open.submit_to_all_slots();
  EXPECT_EQ(open.reader().reap({}, 0ns), 0U);
  EXPECT_EQ(open.reap_all(1).size(), depth());
  Completion none;
  EXPECT_EQ(open.reader().reap({&none, 1}, 0ns), 0U);
}

TEST_P(ReaderLifetime, KeepsThePiecesOfASlotUntilItsNextSubmit) {
  OpenReader open(row(), source(), depth());
  open.submit_to_all_slots();
  const std::vector<Completion> all = open.reap_all(depth());
  for (std::uint32_t slot = 1; slot < depth(); ++slot) (void)open.read(source().experts()[0], 0);
  for (const Completion& completion : all) {
    if (completion.slot == 0) continue;
    EXPECT_EQ(fault_of(row(), source(), source().experts()[completion.slot], completion, open.reader()), "");
  }
}

TEST_P(ReaderLifetime, WritesNothingAfterItWasDestroyedWithReadsInFlight) {
  const int rounds = row().max_depth == 1 ? 1 : 10;  // at depth 1 the read is over when submit returns
  for (int round = 0; round < rounds; ++round) {
    OpenReader open(row(), source(), depth());
    open.submit_to_all_slots();
    open.destroy_reader();
    const std::span<std::byte> memory = open.memory().region;
    std::fill(memory.begin(), memory.end(), std::byte{0x5a});
    // Time for a late write, and work for the disk that would bring it.
    EXPECT_THAT(faults_of_whole_pass(row(), source(), {.depth = depth(), .rounds = 1}), testing::IsEmpty());
    EXPECT_TRUE(std::all_of(memory.begin(), memory.end(), [](std::byte byte) { return byte == std::byte{0x5a}; }));
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, ReaderLifetime, testing::ValuesIn(all_pairs(kKinds)), name_of);

}  // namespace
}  // namespace merops::test
