#include "core/host/temporary_path.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <fstream>
#include <functional>
#include <thread>

#include <gtest/gtest.h>
#include <unistd.h>

namespace merops {
namespace {

std::filesystem::path make_file(const std::filesystem::path& path) {
  test::write_text(path, "content");
  return path;
}

/// In a process of its own, which ends with it: from then on no TemporaryPath may be let go.
bool in_child(const std::function<void()>& act) { return test::Child(act).succeeds(); }

[[noreturn]] void remove_all_and_end() {
  remove_temporary_paths();
  ::_exit(0);
}

TEST(TemporaryPath, IsRemovedWithAllOthersBeforeTheProcessEnds) {
  const test::TemporaryFolder folder;
  make_file(folder.path() / "kept");
  ASSERT_TRUE(in_child([&] {
    const TemporaryPath first(make_file(folder.path() / "first"));
    const TemporaryPath second(make_file(folder.path() / "second"));
    const TemporaryPath gone(folder.path() / "gone");
    TemporaryPath kept(folder.path() / "kept");
    kept.keep();
    remove_all_and_end();
  }));
  EXPECT_TRUE(std::filesystem::remove(folder.path() / "kept"));
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(TemporaryPath, IsRemovedWhileItIsFilledAndOthersAreMade) {
  const test::TemporaryFolder folder;
  for (int round = 0; round < 20; ++round) {
    ASSERT_TRUE(in_child([&] {
      const auto inner = folder.path() / "inner";
      std::filesystem::create_directory(inner);
      const TemporaryPath temporary(inner);
      std::thread([&] {
        for (int i = 0; i < 2000; ++i) std::ofstream(inner / std::to_string(i));
      }).detach();
      std::thread([&] {
        for (int i = 0;; ++i) {
          const auto path = folder.path() / ("other" + std::to_string(i));
          TemporaryPath made = TemporaryPath::make(path, [&] { return std::filesystem::create_directory(path); });
        }
      }).detach();
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      remove_all_and_end();
    })) << round;
    ASSERT_TRUE(std::filesystem::is_empty(folder.path())) << round;
  }
}

}  // namespace
}  // namespace merops
