#include "backends/read_error.h"
#include "backends/rounded_read_linux.h"

#include <cerrno>
#include <deque>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

struct Call {
  std::size_t bytes;
  off_t offset;
  std::ptrdiff_t to;  // from the start of the memory
  friend bool operator==(const Call&, const Call&) = default;
};

/// Answers of the system, in order: a number of bytes, or an errno as a negative number. Only one at a time.
class ScriptedSystem {
 public:
  explicit ScriptedSystem(std::deque<ssize_t> answers) : answers_(std::move(answers)) { running = this; }
  ScriptedSystem(const ScriptedSystem&) = delete;
  ScriptedSystem& operator=(const ScriptedSystem&) = delete;
  ~ScriptedSystem() { running = nullptr; }

  ReadOutcome read(const Extent& extent, std::uint64_t alignment) {
    const Rounded rounded = round_out(extent, alignment);
    return read_rounded(3, {rounded, extent.length, alignment}, {memory_, 1}, answer);
  }
  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  [[nodiscard]] bool asked_for_all_answers() const { return answers_.empty(); }

 private:
  // Memory that is never touched, so that it may stand for gigabytes.
  static ssize_t answer(int /*fd*/, void* to, std::size_t bytes, off_t offset) {
    running->calls_.push_back({bytes, offset, static_cast<std::byte*>(to) - running->memory_});
    const ssize_t result = running->answers_.front();
    running->answers_.pop_front();
    if (result >= 0) return result;
    errno = static_cast<int>(-result);
    return -1;
  }

  inline static ScriptedSystem* running = nullptr;
  std::deque<ssize_t> answers_;
  std::vector<Call> calls_;
  std::byte memory_[1]{};
};

TEST(RoundedRead, AsksOnceWhereOnceIsEnough) {
  ScriptedSystem system({1024});
  const ReadOutcome outcome = system.read({.offset = 700, .length = 600}, 512);
  EXPECT_FALSE(outcome.error);
  EXPECT_EQ(outcome.resubmitted, 0U);
  EXPECT_EQ(system.calls(), (std::vector<Call>{{1024, 512, 0}}));
}

TEST(RoundedRead, IsContentWithAShortAnswerThatHoldsThePayload) {
  ScriptedSystem system({788});
  EXPECT_FALSE(system.read({.offset = 700, .length = 600}, 512).error);
}

TEST(RoundedRead, ResumesAShortReadFromItsLastWholeBlock) {
  ScriptedSystem system({1300, 3072});
  const ReadOutcome outcome = system.read({.offset = 512, .length = 4096}, 512);
  EXPECT_FALSE(outcome.error);
  EXPECT_EQ(outcome.resubmitted, 1U);
  EXPECT_EQ(system.calls(), (std::vector<Call>{{4096, 512, 0}, {3072, 512 + 1024, 1024}}));
}

TEST(RoundedRead, CallsAgainWhenInterruptedOrToldToTryAgain) {
  ScriptedSystem system({-EINTR, -EAGAIN, -EAGAIN, 512});
  const ReadOutcome outcome = system.read({.offset = 0, .length = 512}, 512);
  EXPECT_FALSE(outcome.error);
  EXPECT_EQ(outcome.resubmitted, 3U);
  EXPECT_EQ(system.calls(), (std::vector<Call>(4, Call{512, 0, 0})));
}

TEST(RoundedRead, CountsEveryCallBeyondTheFirst) {
  ScriptedSystem system({-EINTR, 512, -EAGAIN, 512});
  EXPECT_EQ(system.read({.offset = 0, .length = 1024}, 512).resubmitted, 3U);
}

TEST(RoundedRead, FailsWithTheErrnoAndWhereItHappened) {
  ScriptedSystem system({1024, -EIO});
  const ReadOutcome outcome = system.read({.offset = 512, .length = 4096}, 512);
  EXPECT_EQ(outcome.error, std::errc::io_error);
  EXPECT_EQ(outcome.error_offset, 1536U);
}

TEST(RoundedRead, FailsWhereNothingComesBeforeThePayloadsEnd) {
  ScriptedSystem system({1024, 0});
  const ReadOutcome outcome = system.read({.offset = 512, .length = 4096}, 512);
  EXPECT_EQ(outcome.error, ReadError::ended_early);
  EXPECT_EQ(outcome.error_offset, 1536U);
}

TEST(RoundedRead, FailsWhereAResumedReadBringsTheSameBrokenBlock) {
  ScriptedSystem system({1300, 276});
  EXPECT_EQ(system.read({.offset = 0, .length = 4096}, 512).error, ReadError::ended_early);
  EXPECT_TRUE(system.asked_for_all_answers());
}

TEST(RoundedRead, SplitsWhatOneCallCannotMove) {
  constexpr auto kMost = static_cast<ssize_t>(kMostBytesARead);
  ScriptedSystem system({kMost, 1 << 20});
  const Extent extent{.offset = 4096, .length = kMostBytesARead + (1U << 20U)};
  EXPECT_FALSE(system.read(extent, 4096).error);
  EXPECT_EQ(system.calls(), (std::vector<Call>{{kMostBytesARead, 4096, 0}, {1U << 20U, 4096 + kMost, kMost}}));
}

TEST(RoundedRead, AsksNothingForNothing) {
  ScriptedSystem system({});
  EXPECT_FALSE(system.read({.offset = 700, .length = 0}, 512).error);
  EXPECT_TRUE(system.calls().empty());
}

TEST(ReadError, SaysInWordsWhatHappened) {
  const std::error_code ended = ReadError::ended_early;
  EXPECT_NE(ended.message().find("ends before"), std::string::npos);
  EXPECT_NE(make_error_code(ReadError::not_aligned).message(), make_error_code(ReadError::slot_too_small).message());
}

}  // namespace
}  // namespace merops
