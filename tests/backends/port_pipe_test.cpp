#include "backends/completion_port_windows.h"
#include "backends/port_reader_windows.h"
#include "core/host/error_windows.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using namespace std::chrono_literals;

constexpr std::uint32_t kPipes = 3;
constexpr std::size_t kStride = 4096;

/// A pipe whose one end is read as if it were a file: what its reader waits for comes when the test writes it.
class Pipe {
 public:
  Pipe() {
    static std::atomic<int> count{0};
    const std::wstring name =
        L"\\\\.\\pipe\\merops-test-" + std::to_wstring(::GetCurrentProcessId()) + L"-" + std::to_wstring(count++);
    writing_ = FileHandle(
        ::CreateNamedPipeW(name.c_str(), PIPE_ACCESS_OUTBOUND, PIPE_TYPE_BYTE, 1, kStride, kStride, 0, nullptr));
    reading_ =
        FileHandle(::CreateFileW(name.c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, FILE_FLAG_OVERLAPPED, nullptr));
    EXPECT_TRUE(writing_ && reading_) << ::GetLastError();
  }
  void write(const std::string& text) {
    DWORD written = 0;
    EXPECT_TRUE(::WriteFile(writing_.handle(), text.data(), static_cast<DWORD>(text.size()), &written, nullptr));
    EXPECT_EQ(written, text.size());
  }
  void close() { writing_ = FileHandle(); }
  FileHandle take_reading_end() { return std::move(reading_); }

 private:
  FileHandle writing_, reading_;
};

/// The system's own completion port, where reads truly wait.
class PortOverPipes : public testing::Test {
 protected:
  PortOverPipes() {
    std::vector<FileHandle> ends;
    for (Pipe& pipe : pipes_) ends.push_back(pipe.take_reading_end());
    auto port = std::make_unique<CompletionPort>(ends);
    const SlotMemory slots{memory_, kStride, kPipes, PageKind::small};
    reader_ = std::make_unique<PortReader>(std::move(ends), std::move(port), 1, slots, ReaderOptions{kPipes, 1, false});
  }
  /// Reads so many bytes of the pipe `slot` into that slot.
  void submit(std::uint32_t slot, std::uint64_t bytes) {
    extents_.at(slot) = {slot, 0, bytes};
    const Request request{{&extents_.at(slot), 1}, slot};
    reader_->submit({&request, 1});
  }
  std::vector<Completion> reap(std::chrono::nanoseconds timeout) {
    std::vector<Completion> out(kPipes);
    out.resize(reader_->reap(out, timeout));
    return out;
  }
  void expect_next(std::uint32_t slot, const std::string& text) {
    const std::vector<Completion> done = reap(30s);
    ASSERT_EQ(done.size(), 1U);
    EXPECT_FALSE(done[0].error) << done[0].error.message();
    EXPECT_EQ(done[0].slot, slot);
    const std::span<const std::byte> got = reader_->pieces(slot)[0];
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(got.data()), got.size()), text);
  }
  [[nodiscard]] Pipe& pipe(std::uint32_t number) { return pipes_.at(number); }
  [[nodiscard]] std::span<std::byte> memory() { return memory_; }
  void destroy_reader() { reader_.reset(); }

 private:
  std::array<Pipe, kPipes> pipes_;
  alignas(4096) std::array<std::byte, kPipes * kStride> memory_{};
  std::array<Extent, kPipes> extents_{};
  std::unique_ptr<PortReader> reader_;
};

TEST_F(PortOverPipes, BringsWhatComesLater) {
  submit(0, 5);
  EXPECT_TRUE(reap(0ns).empty());
  pipe(0).write("later");
  expect_next(0, "later");
}

TEST_F(PortOverPipes, BringsWhatIsThereAlready) {
  pipe(1).write("there");
  submit(1, 5);
  expect_next(1, "there");
  EXPECT_TRUE(reap(1ms).empty()) << "told twice";
}

TEST_F(PortOverPipes, TakesEndsInTheOrderInWhichTheyCome) {
  for (std::uint32_t number = 0; number < kPipes; ++number) submit(number, 5);
  for (const std::uint32_t number : {2U, 0U, 1U}) {
    pipe(number).write("pipe" + std::to_string(number));
    expect_next(number, "pipe" + std::to_string(number));
  }
}

TEST_F(PortOverPipes, ResumesWhatCameInParts) {
  submit(0, 10);
  pipe(0).write("four");
  EXPECT_TRUE(reap(20ms).empty());
  pipe(0).write("sixsix");
  expect_next(0, "foursixsix");
}

TEST_F(PortOverPipes, KeepsToItsTimeOut) {
  submit(0, 5);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(reap(30ms).empty());
  const auto waited = std::chrono::steady_clock::now() - start;
  EXPECT_GE(waited, 30ms);
  EXPECT_LT(waited, 10s);
}

TEST_F(PortOverPipes, PassesOnThatTheOtherEndWentAway) {
  submit(0, 5);
  pipe(0).close();
  const std::vector<Completion> done = reap(30s);
  ASSERT_EQ(done.size(), 1U);
  EXPECT_EQ(done[0].error, windows_error(ERROR_BROKEN_PIPE)) << done[0].error.message();
}

TEST_F(PortOverPipes, WritesNothingAfterItWasDestroyedInFlight) {
  for (std::uint32_t number = 0; number < kPipes; ++number) submit(number, 5);
  destroy_reader();  // would wait for ever for what it did not cancel
  for (std::uint32_t number = 0; number < kPipes; ++number) pipe(number).close();
  EXPECT_TRUE(std::ranges::all_of(memory(), [](std::byte byte) { return byte == std::byte{0}; }));
}

}  // namespace
}  // namespace merops::test
