#include "backends/port_reader_windows.h"
#include "backends/read_error.h"
#include "core/host/error_windows.h"
#include "tests/backends/fake_port_windows.h"

#include <array>
#include <chrono>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kBlock = 512;
constexpr std::uint32_t kSlots = 4, kExtents = 2;
constexpr std::size_t kStride = 16 * kBlock;
constexpr std::uint32_t kEndOfFile = 0xC0000011, kDeviceDataError = 0xC000009C;  // NTSTATUS

/// The reader of Windows over a port that answers as the test says.
class PortReaderTest : public testing::Test {
 protected:
  void open(bool told_at_once = true, std::uint64_t alignment = kBlock, std::size_t shift = 0) {
    auto port = std::make_unique<FakePort>(told_at_once);
    port_ = port.get();
    const SlotMemory slots{std::span(memory_).subspan(shift, kSlots * kStride), kStride, kSlots, PageKind::small};
    std::vector<FileHandle> files(1);
    reader_ = std::make_unique<PortReader>(std::move(files), std::move(port), alignment, slots,
                                           ReaderOptions{kSlots, kExtents, false});
  }
  void SetUp() override { open(); }

  void submit(std::uint32_t slot, std::span<const Extent> extents) {
    const Request request{extents, slot};
    reader_->submit({&request, 1});
  }
  std::vector<Completion> reap(std::chrono::nanoseconds timeout = 0ns) {
    std::vector<Completion> out(kSlots);
    out.resize(reader_->reap(out, timeout));
    return out;
  }
  Completion reap_one() {
    const std::vector<Completion> done = reap();
    EXPECT_EQ(done.size(), 1U);
    return done.empty() ? Completion{} : done[0];
  }
  void expect_right(const Completion& completion, std::span<const Extent> extents) {
    EXPECT_FALSE(completion.error) << completion.error.message();
    const auto pieces = reader_->pieces(completion.slot);
    ASSERT_EQ(pieces.size(), extents.size());
    for (std::size_t i = 0; i < extents.size(); ++i) {
      ASSERT_EQ(pieces[i].size(), extents[i].length);
      for (std::uint64_t at = 0; at < extents[i].length; ++at)
        ASSERT_EQ(pieces[i][at], FakePort::content(extents[i].offset + at)) << "byte " << at << " of piece " << i;
    }
  }
  [[nodiscard]] FakePort& port() { return *port_; }
  [[nodiscard]] PortReader& reader() { return *reader_; }
  void destroy_reader() { reader_.reset(); }

 private:
  alignas(4096) std::array<std::byte, kSlots * kStride + 4096> memory_{};
  FakePort* port_ = nullptr;
  std::unique_ptr<PortReader> reader_;
};

const std::vector<Extent> kExpert{{0, 700, 4000}};  // rounded out: 512 .. 5120
const std::vector<Extent> kPieces{{0, 100, 200}, {0, 1024, 512}};

TEST_F(PortReaderTest, BringsWhatThePortTellsOf) {
  submit(2, kExpert);
  EXPECT_TRUE(reap().empty());
  ASSERT_EQ(port().started().size(), 1U);
  EXPECT_EQ(port().started()[0].offset, 512U);
  EXPECT_EQ(port().started()[0].to.size(), 4608U);
  port().finish_whole(0);
  const Completion done = reap_one();
  EXPECT_EQ(done.slot, 2U);
  EXPECT_EQ(done.payload, 4000U);
  EXPECT_EQ(done.asked, 4608U);
  expect_right(done, kExpert);
  EXPECT_EQ(reader().resubmitted(), 0U);
}

TEST_F(PortReaderTest, TakesEndsInAnyOrder) {
  for (std::uint32_t slot = 0; slot < kSlots; ++slot) submit(slot, kExpert);
  std::vector<std::uint32_t> order;
  for (const std::size_t number : {2U, 0U, 3U, 1U}) {
    port().finish_whole(number);
    const Completion done = reap_one();
    expect_right(done, kExpert);
    order.push_back(done.slot);
  }
  EXPECT_EQ(order, (std::vector<std::uint32_t>{2, 0, 3, 1}));
}

TEST_F(PortReaderTest, HandsOutAnExpertWhenItsLastPieceIsThere) {
  submit(0, kPieces);
  submit(1, kPieces);
  port().finish_whole(1);
  port().finish_whole(2);
  EXPECT_TRUE(reap().empty());
  port().finish_whole(3);
  EXPECT_EQ(reap_one().slot, 1U);
  port().finish_whole(0);
  expect_right(reap_one(), kPieces);
}

TEST_F(PortReaderTest, TakesWhatIsReadAtOnceFromTheCall) {
  port().answer_next_starts_with({{ERROR_SUCCESS, 4608}});
  submit(0, kExpert);
  expect_right(reap_one(), kExpert);
  EXPECT_TRUE(port().waits().empty());
}

TEST_F(PortReaderTest, TakesWhatIsReadAtOnceFromThePortWhereThatTellsItToo) {
  open(false);
  port().answer_next_starts_with({{ERROR_SUCCESS, 4608}});
  submit(0, kExpert);
  expect_right(reap_one(), kExpert);
  EXPECT_EQ(port().waits().size(), 1U);
  EXPECT_TRUE(reap().empty());
}

TEST_F(PortReaderTest, ResumesAPartialReadFromItsLastWholeBlock) {
  submit(0, kExpert);
  port().finish(0, 1300);
  EXPECT_TRUE(reap().empty());
  ASSERT_EQ(port().started().size(), 2U);
  EXPECT_EQ(port().started()[1].offset, 512U + 1024U);
  EXPECT_EQ(port().started()[1].to.size(), 4608U - 1024U);
  port().finish_whole(1);
  expect_right(reap_one(), kExpert);
  EXPECT_EQ(reader().resubmitted(), 1U);
}

TEST_F(PortReaderTest, ResumesPartialReadsThatEndAtOnce) {
  port().answer_next_starts_with({{ERROR_SUCCESS, 512}, {ERROR_SUCCESS, 1024}, {ERROR_SUCCESS, 3072}});
  submit(0, kExpert);
  expect_right(reap_one(), kExpert);
  EXPECT_EQ(reader().resubmitted(), 2U);
}

TEST_F(PortReaderTest, IsContentWithAShortReadThatHoldsThePayload) {
  submit(0, kExpert);
  port().finish(0, 4188);  // the file ends behind the payload
  expect_right(reap_one(), kExpert);
}

TEST_F(PortReaderTest, KnowsTheEndOfTheFileToldByThePort) {
  submit(1, kExpert);
  port().fail(0, kEndOfFile);
  const Completion done = reap_one();
  EXPECT_EQ(done.error, ReadError::ended_early) << done.error.message();
  EXPECT_EQ(done.error_offset, 512U);
  EXPECT_EQ(done.payload, 0U);
}

TEST_F(PortReaderTest, KnowsTheEndOfTheFileToldByTheCall) {
  port().answer_next_starts_with({{ERROR_HANDLE_EOF}});
  submit(1, kExpert);
  EXPECT_EQ(reap_one().error, ReadError::ended_early);
}

TEST_F(PortReaderTest, KnowsTheEndOfTheFileBehindAPartialRead) {
  submit(1, kExpert);
  port().answer_next_starts_with({{ERROR_HANDLE_EOF}});
  port().finish(0, 1024);
  const Completion done = reap_one();
  EXPECT_EQ(done.error, ReadError::ended_early);
  EXPECT_EQ(done.error_offset, 1536U);
}

TEST_F(PortReaderTest, PassesOnAnErrorToldByThePort) {
  submit(0, kExpert);
  port().fail(0, kDeviceDataError);
  const Completion done = reap_one();
  EXPECT_EQ(done.error, windows_error(ERROR_CRC)) << done.error.message();
  EXPECT_EQ(done.error_offset, 512U);
}

TEST_F(PortReaderTest, PassesOnAnErrorToldByTheCallAndGoesOn) {
  port().answer_next_starts_with({{ERROR_ACCESS_DENIED}});
  submit(0, kExpert);
  EXPECT_EQ(reap_one().error, windows_error(ERROR_ACCESS_DENIED));
  submit(0, kExpert);
  port().finish_whole(1);
  expect_right(reap_one(), kExpert);
}

TEST_F(PortReaderTest, WaitsForTheOtherPieceOfAFailedExpert) {
  port().answer_next_starts_with({{ERROR_ACCESS_DENIED}});
  submit(0, kPieces);
  EXPECT_TRUE(reap().empty());  // the system still writes into the slot
  port().finish_whole(1);
  EXPECT_EQ(reap_one().error, windows_error(ERROR_ACCESS_DENIED));
}

TEST_F(PortReaderTest, AsksAgainWhenAnEndMadeRoomInTheSystem) {
  submit(0, kExpert);
  port().answer_next_starts_with({{ERROR_NO_SYSTEM_RESOURCES}, {ERROR_INVALID_USER_BUFFER}});
  submit(1, kExpert);
  submit(2, kExpert);
  EXPECT_TRUE(reap().empty());
  EXPECT_EQ(port().started().size(), 3U);
  port().finish_whole(0);
  EXPECT_EQ(reap_one().slot, 0U);
  ASSERT_EQ(port().started().size(), 5U);
  port().finish_whole(3);
  port().finish_whole(4);
  for (const Completion& done : reap()) expect_right(done, kExpert);
  EXPECT_EQ(reader().resubmitted(), 2U);
}

TEST_F(PortReaderTest, FailsWhereTheSystemHasNoRoomForASingleRead) {
  port().answer_next_starts_with({{ERROR_NO_SYSTEM_RESOURCES}});
  submit(0, kExpert);
  EXPECT_EQ(reap_one().error, windows_error(ERROR_NO_SYSTEM_RESOURCES));
}

TEST_F(PortReaderTest, KeepsToItsTimeOutWhileThePortTellsNothing) {
  submit(0, kExpert);
  EXPECT_TRUE(reap(0ns).empty());
  EXPECT_EQ(port().waits(), (std::vector<DWORD>{0}));
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(reap(3ms + 1ns).empty());
  EXPECT_GE(std::chrono::steady_clock::now() - start, 3ms);
  EXPECT_EQ(port().waits()[1], 4U);
  port().finish_whole(0);
  expect_right(reap_one(), kExpert);
}

TEST_F(PortReaderTest, AsksThePortNothingWhereNothingIsInFlight) {
  EXPECT_TRUE(reap(1s).empty());
  EXPECT_TRUE(port().waits().empty());
}

TEST_F(PortReaderTest, CancelsAndWaitsWhenItIsDestroyedInFlight) {
  for (std::uint32_t slot = 0; slot < kSlots; ++slot) submit(slot, kPieces);
  port().finish_whole(3);
  EXPECT_EQ(port().in_system(), 2 * kSlots - 1);
  bool cancelled = false;
  port().when_cancelled = [&cancelled] { cancelled = true; };
  destroy_reader();  // the port throws, which ends the test, where it would wait for ever
  EXPECT_TRUE(cancelled);
}

TEST_F(PortReaderTest, CancelsNothingWhereNothingIsInFlight) {
  submit(0, kExpert);
  port().finish_whole(0);
  expect_right(reap_one(), kExpert);
  bool cancelled = false;
  port().when_cancelled = [&cancelled] { cancelled = true; };
  destroy_reader();
  EXPECT_FALSE(cancelled);
}

TEST_F(PortReaderTest, SplitsWhatOneCallCannotMove) {
  const std::uint64_t large = kMostBytesARead + 4096;
  // Memory that is never touched, so that it may stand for gigabytes.
  std::byte* const far_away = reinterpret_cast<std::byte*>(std::uintptr_t{1} << 40U);
  const SlotMemory slots{{far_away, large}, large, 1, PageKind::small};
  auto port = std::make_unique<FakePort>();
  FakePort& fake = *port;
  PortReader reader(std::vector<FileHandle>(1), std::move(port), kBlock, slots, {1, 1, false});
  const Extent extent{0, std::uint64_t{5} << 32U, large};
  const Request request{{&extent, 1}, 0};
  reader.submit({&request, 1});
  ASSERT_EQ(fake.started().size(), 1U);
  EXPECT_EQ(fake.started()[0].to.size(), kMostBytesARead);
  EXPECT_EQ(fake.started()[0].offset, std::uint64_t{5} << 32U);
  fake.finish_untouched(0);
  Completion done;
  EXPECT_EQ(reader.reap({&done, 1}, 0ns), 0U);
  ASSERT_EQ(fake.started().size(), 2U);
  EXPECT_EQ(fake.started()[1].to.size(), 4096U);
  EXPECT_EQ(fake.started()[1].offset, (std::uint64_t{5} << 32U) + kMostBytesARead);
  fake.finish_untouched(1);
  ASSERT_EQ(reader.reap({&done, 1}, 0ns), 1U);
  EXPECT_EQ(done.payload, large);
}

TEST_F(PortReaderTest, AsksNothingOfTheSystemThatIsNotAligned) {
  open(true, kBlock, 64);
  submit(0, kExpert);
  const Completion done = reap_one();
  EXPECT_EQ(done.error.message(), "the read's memory is 64 bytes off a multiple of 512");
  EXPECT_TRUE(port().started().empty());
}

TEST_F(PortReaderTest, SaysWhetherThePortIsSkipped) {
  EXPECT_EQ(reader().granted(), "completion-port skipped-on-success, FILE_FLAG_NO_BUFFERING, alignment 512");
  open(false, 4096);
  EXPECT_EQ(reader().granted(), "completion-port, FILE_FLAG_NO_BUFFERING, alignment 4096");
}

}  // namespace
}  // namespace merops::test
