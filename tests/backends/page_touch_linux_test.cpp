#include "backends/page_touch.h"

#include <span>
#include <thread>

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace merops {
namespace {

/// Four pages of a file that ends after `held` of them.
class ShortFile {
 public:
  explicit ShortFile(std::size_t held) : file_(memfd_create("short", 0)) {
    EXPECT_EQ(ftruncate(file_, static_cast<off_t>(held * page())), 0);
    start_ = static_cast<const std::byte*>(mmap(nullptr, 4 * page(), PROT_READ, MAP_SHARED, file_, 0));
  }
  ShortFile(const ShortFile&) = delete;
  ShortFile& operator=(const ShortFile&) = delete;
  ~ShortFile() {
    munmap(const_cast<std::byte*>(start_), 4 * page());
    close(file_);
  }
  [[nodiscard]] static std::size_t page() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }
  [[nodiscard]] std::span<const std::byte> bytes() const { return {start_, 4 * page()}; }

 private:
  int file_;
  const std::byte* start_ = nullptr;
};

class PageTouch : public testing::Test {
 protected:
  void SetUp() override { guard_against_page_errors(); }
};

TEST_F(PageTouch, ReachesEveryPageThatIsThere) {
  const ShortFile file(4);
  EXPECT_EQ(touch_pages(file.bytes(), ShortFile::page()), nullptr);
  EXPECT_EQ(touch_pages({}, ShortFile::page()), nullptr);
}

TEST_F(PageTouch, SaysWhichPageIsMissing) {
  const ShortFile file(2);
  const std::size_t page = ShortFile::page();
  EXPECT_EQ(touch_pages(file.bytes(), page), file.bytes().data() + 2 * page);
  EXPECT_EQ(touch_pages(file.bytes().first(2 * page), page), nullptr);
}

TEST_F(PageTouch, NoticesALastByteInAPageOfItsOwn) {
  const ShortFile file(2);
  const std::size_t page = ShortFile::page();
  EXPECT_EQ(touch_pages(file.bytes().subspan(page + 100, page - 99), page), file.bytes().data() + 2 * page);
}

TEST_F(PageTouch, SurvivesAnyNumberOfMissingPagesOnSeveralThreads) {
  const ShortFile file(0);
  const auto touch_often = [&file] {
    for (int i = 0; i < 100; ++i) EXPECT_NE(touch_pages(file.bytes(), ShortFile::page()), nullptr);
  };
  std::thread other(touch_often);
  touch_often();
  other.join();
}

TEST_F(PageTouch, LeavesABusErrorOfSomebodyElseToThem) {
  const ShortFile file(0);
  // By the signal itself, or by the sanitizer that handled it before.
  EXPECT_DEATH(static_cast<void>(*static_cast<const volatile std::byte*>(file.bytes().data())), "");
}

}  // namespace
}  // namespace merops
