#include "backends/command_table.h"

#include <cerrno>
#include <vector>

#include <gmock/gmock.h>

namespace merops {
namespace {

using testing::ElementsAre;

constexpr std::uint64_t kBlock = 512;

/// What a test compares of a command.
struct Asked {
  std::uint64_t offset, device, into, length;
  friend bool operator==(const Asked&, const Asked&) = default;
};
void PrintTo(const Asked& asked, std::ostream* out) {
  *out << asked.offset << " at " << asked.device << " into " << asked.into << ", " << asked.length;
}

class CommandTableTest : public testing::Test {
 protected:
  CommandTableTest() {
    map_.add(4 * kBlock, 100 * kBlock);
    map_.add(6 * kBlock, 50 * kBlock);
  }
  std::vector<std::uint32_t> split(std::uint32_t read, std::uint64_t first, std::uint64_t blocks, std::uint64_t most,
                                   std::uint64_t into = 0, std::uint64_t buffer = 100) {
    const auto started = table_.split(read, map_, first * kBlock, blocks * kBlock, into * kBlock,
                                      {.transfer = most * kBlock, .buffer = buffer * kBlock});
    return {started.begin(), started.end()};
  }
  [[nodiscard]] std::vector<Asked> asked(const std::vector<std::uint32_t>& commands) const {
    std::vector<Asked> all;
    for (const std::uint32_t number : commands) {
      const CommandTable::Command& one = table_[number];
      all.push_back({one.offset / kBlock, one.device / kBlock, one.memory / kBlock, one.length / kBlock});
    }
    return all;
  }
  CommandTable table_{2, 8};

 private:
  BlockMap map_;
};

TEST_F(CommandTableTest, SplitsWhereTheTargetLiesElsewhereOnTheDrive) {
  EXPECT_THAT(asked(split(0, 1, 8, 100)), ElementsAre(Asked{1, 101, 0, 3}, Asked{4, 50, 3, 5}));
}

TEST_F(CommandTableTest, SplitsByTheLargestTransfer) {
  EXPECT_THAT(asked(split(0, 0, 10, 4)), ElementsAre(Asked{0, 100, 0, 4}, Asked{4, 50, 4, 4}, Asked{8, 54, 8, 2}));
  EXPECT_THAT(asked(split(1, 4, 4, 4)), ElementsAre(Asked{4, 50, 0, 4})) << "exactly one";
}

TEST_F(CommandTableTest, SplitsWhereMemoryIsAnotherBuffer) {
  EXPECT_THAT(asked(split(0, 0, 4, 100, 3, 5)), ElementsAre(Asked{0, 100, 3, 2}, Asked{2, 102, 5, 2}));
  EXPECT_THAT(asked(split(1, 0, 4, 100, 5, 4)), ElementsAre(Asked{0, 100, 5, 3}, Asked{3, 103, 8, 1}));
}

TEST_F(CommandTableTest, StartsNothingWhereNothingIsAsked) { EXPECT_THAT(split(0, 3, 0, 4), testing::IsEmpty()); }

TEST_F(CommandTableTest, EndsAReadWithItsLastCommandInAnyOrder) {
  const auto commands = split(0, 0, 10, 4);
  EXPECT_EQ(table_.left(0), 3U);
  EXPECT_FALSE(table_.end(commands[2], {}).over);
  EXPECT_FALSE(table_.end(commands[0], {}).over);
  const CommandTable::Outcome last = table_.end(commands[1], {});
  EXPECT_TRUE(last.over);
  EXPECT_FALSE(last.error);
  EXPECT_EQ(table_.left(0), 0U);
}

TEST_F(CommandTableTest, TellsTheFirstErrorAndWhereItWasOnceAllAreAnswered) {
  const auto commands = split(0, 0, 10, 4);
  EXPECT_FALSE(table_.end(commands[1], {EIO, std::generic_category()}).over);
  EXPECT_FALSE(table_.end(commands[0], {ENODEV, std::generic_category()}).over);
  const CommandTable::Outcome last = table_.end(commands[2], {});
  EXPECT_TRUE(last.over);
  EXPECT_EQ(last.error, std::errc::io_error);
  EXPECT_EQ(last.offset, 4 * kBlock);
}

TEST_F(CommandTableTest, ForgetsAReadsErrorWithItsNext) {
  (void)table_.end(split(0, 0, 1, 4)[0], {EIO, std::generic_category()});
  EXPECT_FALSE(table_.end(split(0, 0, 1, 4)[0], {}).error);
}

TEST_F(CommandTableTest, HasRoomAgainForWhatIsAnswered) {
  for (int round = 0; round < 10; ++round) {
    const auto first = split(0, 0, 10, 4), second = split(1, 0, 10, 4);
    for (const auto& commands : {first, second}) {
      for (const std::uint32_t command : commands) (void)table_.end(command, {});
    }
  }
  EXPECT_EQ(table_.left(0) + table_.left(1), 0U);
}

}  // namespace
}  // namespace merops
