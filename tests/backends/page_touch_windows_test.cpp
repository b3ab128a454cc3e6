#include "backends/page_touch.h"

#include <array>
#include <span>
#include <thread>

#include <gtest/gtest.h>
#include <windows.h>

namespace merops {
namespace {

/// Four pages of memory of which only the first `held` can be read: to the processor the rest fails as a page of a
/// mapped file does that the disk does not bring.
class ShortMemory {
 public:
  explicit ShortMemory(std::size_t held)
      : start_(static_cast<std::byte*>(::VirtualAlloc(nullptr, 4 * page_bytes(), MEM_RESERVE, PAGE_NOACCESS))) {
    if (held > 0) {
      EXPECT_NE(::VirtualAlloc(start_, held * page_bytes(), MEM_COMMIT, PAGE_READWRITE), nullptr);
    }
  }
  ShortMemory(const ShortMemory&) = delete;
  ShortMemory& operator=(const ShortMemory&) = delete;
  ~ShortMemory() { ::VirtualFree(start_, 0, MEM_RELEASE); }
  [[nodiscard]] std::span<const std::byte> bytes() const { return {start_, 4 * page_bytes()}; }

 private:
  std::byte* start_;
};

class PageTouch : public testing::Test {
 protected:
  void SetUp() override { guard_against_page_errors(); }
};

TEST_F(PageTouch, ReachesEveryPageThatIsThere) {
  const ShortMemory memory(4);
  EXPECT_EQ(touch_pages(memory.bytes(), page_bytes()), nullptr);
  EXPECT_EQ(touch_pages({}, page_bytes()), nullptr);
}

TEST_F(PageTouch, SaysWhichPageIsMissing) {
  const ShortMemory memory(2);
  const std::size_t page = page_bytes();
  EXPECT_EQ(touch_pages(memory.bytes(), page), memory.bytes().data() + 2 * page);
  EXPECT_EQ(touch_pages(memory.bytes().first(2 * page), page), nullptr);
}

TEST_F(PageTouch, NoticesALastByteInAPageOfItsOwn) {
  const ShortMemory memory(2);
  const std::size_t page = page_bytes();
  EXPECT_EQ(touch_pages(memory.bytes().subspan(page + 100, page - 99), page), memory.bytes().data() + 2 * page);
}

TEST_F(PageTouch, SpoilsNothingOfItsCaller) {
  const ShortMemory memory(1);
  std::array<std::uint64_t, 16> numbers{};
  double sum = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    numbers[i % 16] += i;
    sum += static_cast<double>(i);
    ASSERT_EQ(touch_pages(memory.bytes(), page_bytes()), memory.bytes().data() + page_bytes());
  }
  std::uint64_t all = 0;
  for (const std::uint64_t number : numbers) all += number;
  EXPECT_EQ(all, 499'500U);
  EXPECT_EQ(sum, 499'500.0);
}

TEST_F(PageTouch, SurvivesAnyNumberOfMissingPagesOnSeveralThreads) {
  const ShortMemory memory(0);
  const auto touch_often = [&memory] {
    for (int i = 0; i < 100; ++i) EXPECT_NE(touch_pages(memory.bytes(), page_bytes()), nullptr);
  };
  std::thread other(touch_often);
  touch_often();
  other.join();
}

/// Handles what nobody else did, and lets the access be made again with the page there.
std::byte* given_page = nullptr;
LONG CALLBACK give_page(EXCEPTION_POINTERS* exception) {
  if (exception->ExceptionRecord->ExceptionCode != EXCEPTION_ACCESS_VIOLATION) return EXCEPTION_CONTINUE_SEARCH;
  given_page = static_cast<std::byte*>(::VirtualAlloc(
      reinterpret_cast<void*>(exception->ExceptionRecord->ExceptionInformation[1]), 1, MEM_COMMIT, PAGE_READWRITE));
  return EXCEPTION_CONTINUE_EXECUTION;
}

TEST_F(PageTouch, LeavesAFailureOfSomebodyElseToThem) {
  const ShortMemory memory(0);
  void* const handler = ::AddVectoredExceptionHandler(0 /* behind ours */, give_page);
  const std::byte read = *static_cast<const volatile std::byte*>(memory.bytes().data());
  ::RemoveVectoredExceptionHandler(handler);
  EXPECT_EQ(read, std::byte{0});
  EXPECT_EQ(given_page, memory.bytes().data());
}

}  // namespace
}  // namespace merops
