#include "backends/rounded_read.h"

#include "backends/read_error.h"

#include <deque>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

struct Call {
  std::uint64_t bytes;
  std::uint64_t offset;
  std::ptrdiff_t to;  // from the start of the memory
  friend bool operator==(const Call&, const Call&) = default;
};

const std::error_code kBroken = std::make_error_code(std::errc::io_error);
const BytesRead kAgain{0, std::make_error_code(std::errc::resource_unavailable_try_again)};
const BytesRead kInterrupted{0, std::make_error_code(std::errc::interrupted)};

BytesRead bytes(std::uint64_t got) { return {static_cast<std::size_t>(got), {}}; }

/// Answers of the system, in order. Only one at a time.
class ScriptedSystem {
 public:
  explicit ScriptedSystem(std::deque<BytesRead> answers) : answers_(std::move(answers)) { running = this; }
  ScriptedSystem(const ScriptedSystem&) = delete;
  ScriptedSystem& operator=(const ScriptedSystem&) = delete;
  ~ScriptedSystem() { running = nullptr; }

  ReadOutcome read(const Extent& extent, std::uint64_t alignment, std::size_t memory_off_by = 0) {
    const Rounded rounded = round_out(extent, alignment);
    return read_rounded(file_, {rounded, extent.length, alignment}, {memory_ + memory_off_by, 1}, answer);
  }
  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  [[nodiscard]] bool asked_for_all_answers() const { return answers_.empty(); }

 private:
  // Memory that is never touched, so that it may stand for gigabytes.
  static BytesRead answer(const FileHandle& /*file*/, std::uint64_t offset, std::span<std::byte> to) {
    running->calls_.push_back({to.size(), offset, to.data() - running->memory_});
    const BytesRead result = running->answers_.front();
    running->answers_.pop_front();
    return result;
  }

  inline static ScriptedSystem* running = nullptr;
  std::deque<BytesRead> answers_;
  std::vector<Call> calls_;
  FileHandle file_;
  alignas(4096) std::byte memory_[128]{};
};

TEST(RoundedRead, AsksOnceWhereOnceIsEnough) {
  ScriptedSystem system({bytes(1024)});
  const ReadOutcome outcome = system.read({.offset = 700, .length = 600}, 512);
  EXPECT_FALSE(outcome.error);
  EXPECT_EQ(outcome.resubmitted, 0U);
  EXPECT_EQ(system.calls(), (std::vector<Call>{{1024, 512, 0}}));
}

TEST(RoundedRead, IsContentWithAShortAnswerThatHoldsThePayload) {
  ScriptedSystem system({bytes(788)});
  EXPECT_FALSE(system.read({.offset = 700, .length = 600}, 512).error);
}

TEST(RoundedRead, ResumesAShortReadFromItsLastWholeBlock) {
  ScriptedSystem system({bytes(1300), bytes(3072)});
  const ReadOutcome outcome = system.read({.offset = 512, .length = 4096}, 512);
  EXPECT_FALSE(outcome.error);
  EXPECT_EQ(outcome.resubmitted, 1U);
  EXPECT_EQ(system.calls(), (std::vector<Call>{{4096, 512, 0}, {3072, 512 + 1024, 1024}}));
}

TEST(RoundedRead, CallsAgainWhenInterruptedOrToldToTryAgain) {
  ScriptedSystem system({kInterrupted, kAgain, kAgain, bytes(512)});
  const ReadOutcome outcome = system.read({.offset = 0, .length = 512}, 512);
  EXPECT_FALSE(outcome.error);
  EXPECT_EQ(outcome.resubmitted, 3U);
  EXPECT_EQ(system.calls(), (std::vector<Call>(4, Call{512, 0, 0})));
}

TEST(RoundedRead, CountsEveryCallBeyondTheFirst) {
  ScriptedSystem system({kInterrupted, bytes(512), kAgain, bytes(512)});
  EXPECT_EQ(system.read({.offset = 0, .length = 1024}, 512).resubmitted, 3U);
}

TEST(RoundedRead, FailsWithTheErrorAndWhereItHappened) {
  ScriptedSystem system({bytes(1024), BytesRead{0, kBroken}});
  const ReadOutcome outcome = system.read({.offset = 512, .length = 4096}, 512);
  EXPECT_EQ(outcome.error, std::errc::io_error);
  EXPECT_EQ(outcome.error_offset, 1536U);
}

TEST(RoundedRead, FailsWhereNothingComesBeforeThePayloadsEnd) {
  ScriptedSystem system({bytes(1024), bytes(0)});
  const ReadOutcome outcome = system.read({.offset = 512, .length = 4096}, 512);
  EXPECT_EQ(outcome.error, ReadError::ended_early);
  EXPECT_EQ(outcome.error_offset, 1536U);
}

TEST(RoundedRead, FailsWhereAResumedReadBringsTheSameBrokenBlock) {
  ScriptedSystem system({bytes(1300), bytes(276)});
  EXPECT_EQ(system.read({.offset = 0, .length = 4096}, 512).error, ReadError::ended_early);
  EXPECT_TRUE(system.asked_for_all_answers());
}

TEST(RoundedRead, SplitsWhatOneCallCannotMove) {
  constexpr auto kMost = static_cast<std::ptrdiff_t>(kMostBytesARead);
  ScriptedSystem system({bytes(kMostBytesARead), bytes(1U << 20U)});
  const Extent extent{.offset = 4096, .length = kMostBytesARead + (1U << 20U)};
  EXPECT_FALSE(system.read(extent, 4096).error);
  EXPECT_EQ(system.calls(),
            (std::vector<Call>{{kMostBytesARead, 4096, 0}, {1U << 20U, 4096 + kMostBytesARead, kMost}}));
}

TEST(RoundedRead, AsksNothingForNothing) {
  ScriptedSystem system({});
  EXPECT_FALSE(system.read({.offset = 700, .length = 0}, 512).error);
  EXPECT_TRUE(system.calls().empty());
}

TEST(RoundedRead, AsksNothingOfTheSystemThatIsNotAligned) {
  ScriptedSystem system({});
  const ReadOutcome outcome = system.read({.offset = 4096, .length = 512}, 512, 64);
  EXPECT_EQ(outcome.error.message(), "the read's memory is 64 bytes off a multiple of 512");
  EXPECT_EQ(outcome.error_offset, 4096U);
  EXPECT_TRUE(system.calls().empty());
}

TEST(ReadError, SaysInWordsWhatHappened) {
  const std::error_code ended = ReadError::ended_early;
  EXPECT_NE(ended.message().find("ends before"), std::string::npos);
  EXPECT_NE(make_error_code(ReadError::not_aligned).message(), make_error_code(ReadError::slot_too_small).message());
}

}  // namespace
}  // namespace merops
