#include "core/engine/image.h"

#include "core/host/clock.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "core/model/random.h"
#include "tests/support/child_process.h"
#include "tests/support/loop_device.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/zram_device.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const Geometry kSmall{"small", 128, 64, 2, 4, 2, 4};    // 8 experts
const Geometry kLarge{"large", 1024, 512, 6, 4, 1, 4};  // 24 experts of 0.9 MB
constexpr std::uint64_t kImage = std::uint64_t{32} << 20U;
constexpr int kKills = 20;

std::string text_of(const fs::path& path, std::size_t bytes) {
  std::string text(bytes, '\0');
  std::ifstream(path, std::ios::binary).read(text.data(), static_cast<std::streamsize>(bytes));
  return text;
}

bool is_sound(const fs::path& path) { return verify({path, {}}).findings.empty(); }

bool is_accepted(const fs::path& path) {
  try {
    (void)open_source(path);
    return true;
  } catch (const Error&) {
    return false;
  }
}

std::string why_refused(const std::function<void()>& work) {
  try {
    work();
  } catch (const Error& error) {
    return std::string(error.what()) + " | " + error.hint();
  }
  return "not refused";
}

class ImageOnLoop : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = test::LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
    make_image(file);
    make_store(store, kSmall, 1);
  }
  static void make_image(const fs::path& path) {
    test::write_text(path, "");
    fs::resize_file(path, kImage);
  }
  static void make_store(const fs::path& path, const Geometry& geometry, std::uint64_t seed) {
    SynthRequest request;
    request.geometry = geometry;
    request.output = path;
    request.seed = seed;
    synthesise(request);
  }
  void write(const test::LoopDevice& loop) const { image(plan_image({store, loop.path()}), loop.path().string()); }

  test::TemporaryFolder folder;
  fs::path file = folder.path() / "image", store = folder.path() / "store";
};

TEST_F(ImageOnLoop, IsTheStoreAndStaysItsOwn) {
  const test::LoopDevice loop(file);
  const ImagePlan plan = plan_image({store, loop.path()});
  EXPECT_THAT(plan.content, HasSubstr("zeros"));
  const WorkResult result = image(plan, loop.name());
  EXPECT_EQ(result.kind, "image");
  EXPECT_EQ(result.bytes, fs::file_size(store));
  EXPECT_TRUE(result.direct);
  EXPECT_EQ(text_of(loop.path(), fs::file_size(store)), text_of(store, fs::file_size(store)));
  EXPECT_TRUE(is_sound(loop.path()));
  EXPECT_EQ(open_source(loop.path()).kind, SourceKind::device_store);
}

TEST_F(ImageOnLoop, TakesBlocksOf4096Bytes) {
  const test::LoopDevice loop(file, {.block = 4096});
  write(loop);
  EXPECT_TRUE(is_sound(loop.path()));
}

TEST_F(ImageOnLoop, ReplacesAnOlderStore) {
  const test::LoopDevice loop(file);
  write(loop);
  fs::remove(store);
  make_store(store, kSmall, 2);
  const ImagePlan plan = plan_image({store, loop.path()});
  EXPECT_THAT(plan.content, HasSubstr("a store of Merops"));
  image(plan, loop.path().string());
  EXPECT_EQ(text_of(loop.path(), fs::file_size(store)), text_of(store, fs::file_size(store)));
}

TEST_F(ImageOnLoop, GoesToZram) {
  if (const auto why = test::ZramDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const test::ZramDevice zram(kImage);
  image(plan_image({store, zram.path()}), zram.name());
  EXPECT_TRUE(is_sound(zram.path()));
}

TEST_F(ImageOnLoop, GoesToAPartitionAndNotBesideIt) {
  const test::LoopDevice loop(file, {.partitions = true});
  const test::LoopPartition partition(loop, 1, 1 << 20, 8 << 20);
  const fs::path node = "/dev/" + partition.name();
  image(plan_image({store, node}), partition.name());
  EXPECT_TRUE(is_sound(node));
  EXPECT_EQ(text_of(file, 1 << 20), std::string(1 << 20, '\0'));
}

TEST_F(ImageOnLoop, WritesNothingWithoutTheRightWord) {
  const test::LoopDevice loop(file);
  const ImagePlan plan = plan_image({store, loop.path()});
  for (const std::string& word : {std::string(), std::string("yes"), std::string("loop"), loop.name() + "1"})
    EXPECT_THAT(why_refused([&] { image(plan, word); }), HasSubstr("nothing was written")) << word;
  EXPECT_EQ(text_of(file, kImage), std::string(kImage, '\0'));
}

TEST_F(ImageOnLoop, RefusesAFaultyStore) {
  const test::LoopDevice loop(file);
  std::fstream damaged(store, std::ios::in | std::ios::out | std::ios::binary);
  damaged.seekp(4096 + 3).put('\x7f').flush();
  EXPECT_THAT(why_refused([&] { (void)plan_image({store, loop.path()}); }), HasSubstr("index hash"));
  fs::resize_file(store, 100);
  EXPECT_THAT(why_refused([&] { (void)plan_image({store, loop.path()}); }), HasSubstr("merops verify"));
}

TEST_F(ImageOnLoop, RefusesWhatHasASignatureAndSaysTheRemedy) {
  std::fstream image_file(file, std::ios::in | std::ios::out | std::ios::binary);
  image_file.seekp(510).write("\x55\xaa", 2).flush();
  image_file.seekp(446 + 4).put('\x83').seekp(446 + 8).write("\0\x08\0\0\0\x40\0\0", 8).flush();
  const test::LoopDevice loop(file);
  EXPECT_THAT(why_refused([&] {
                (void)plan_image({store, loop.path()});
              }),
              HasSubstr("wipefs --all " + loop.path().string()));
}

TEST_F(ImageOnLoop, LooksAgainBeforeItWrites) {
  const test::LoopDevice loop(file);
  const ImagePlan plan = plan_image({store, loop.path()});
  {
    const test::LoopDevice other(file);
    EXPECT_THAT(why_refused([&] { image(plan, loop.name()); }), HasSubstr("over the same bytes"));
  }
  EXPECT_FALSE(is_accepted(loop.path()));
}

TEST_F(ImageOnLoop, RefusesWhoBeganToUseItWhileItWasWritten) {
  const test::LoopDevice loop(file);
  std::unique_ptr<test::LoopDevice> other;
  WorkControl control;
  control.progress = [&](const WorkProgress&) {
    if (!other) other = std::make_unique<test::LoopDevice>(file);
  };
  const std::string why = why_refused([&] { image(plan_image({store, loop.path()}), loop.name(), control); });
  EXPECT_THAT(why, HasSubstr(other->name() + " is a loop device over the same bytes"));
  EXPECT_THAT(why, HasSubstr("holds no store now"));
  EXPECT_FALSE(is_accepted(loop.path()));
}

TEST_F(ImageOnLoop, NoticesThatTheNameLeadsElsewhereNow) {
  make_image(folder.path() / "other");
  const test::LoopDevice loop(file), other(folder.path() / "other");
  const fs::path link = folder.path() / "by-id";
  fs::create_symlink(loop.path(), link);
  const ImagePlan plan = plan_image({store, link});
  EXPECT_EQ(plan.device.path, loop.path());
  fs::remove(link);
  fs::create_symlink(other.path(), link);
  EXPECT_THAT(why_refused([&] { image(plan, loop.name()); }), HasSubstr("not the device any more"));
  for (const fs::path& path : {file, folder.path() / "other"})
    EXPECT_EQ(text_of(path, kImage), std::string(kImage, '\0')) << path;
}

TEST_F(ImageOnLoop, NoticesAStoreThatChanged) {
  const test::LoopDevice loop(file);
  const ImagePlan plan = plan_image({store, loop.path()});
  fs::remove(store);
  make_store(store, kSmall, 2);
  EXPECT_THAT(why_refused([&] { image(plan, loop.name()); }), HasSubstr("the store changed"));
  EXPECT_EQ(text_of(file, kImage), std::string(kImage, '\0'));
}

TEST_F(ImageOnLoop, StoppedHalfWaySaysThatNoStoreIsThere) {
  fs::remove(store);
  make_store(store, kLarge, 1);
  const test::LoopDevice loop(file);
  write(loop);
  std::atomic<bool> stop{false};
  WorkControl control;
  control.stop = &stop;
  control.progress = [&](const WorkProgress&) { stop = true; };
  EXPECT_THAT(why_refused([&] {
                image(plan_image({store, loop.path()}), loop.name(), control);
              }),
              HasSubstr("holds no store now"));
  EXPECT_FALSE(is_accepted(loop.path()));
  EXPECT_FALSE(is_sound(loop.path()));
  write(loop);
  EXPECT_TRUE(is_sound(loop.path()));
}

/// Writes one of two stores again and again over the other, and is killed meanwhile.
class KilledImage : public ImageOnLoop {
 protected:
  void SetUp() override {
    ImageOnLoop::SetUp();
    if (IsSkipped()) return;
    fs::remove(store);
    make_store(store, kLarge, 1);
    make_store(other, kLarge, 2);
  }
  void write_one(int number, const test::LoopDevice& loop, const WorkControl& control = {}) const {
    image(plan_image({number % 2 == 0 ? store : other, loop.path()}), loop.path().string(), control);
  }
  /// Half way through: at these bytes of the work the child says so and waits for its end, while its threads go on.
  void write_until(std::uint64_t bytes, int number, const test::LoopDevice& loop) const {
    WorkControl control;
    control.progress = [bytes](const WorkProgress& progress) {
      if (progress.bytes < bytes) return;
      test::Child::tell_parent("there");
      test::Child::wait_for_end();
    };
    write_one(number, loop, control);
  }

  fs::path other = folder.path() / "other-store";
};

TEST_F(KilledImage, HalfWayHoldsNoStore) {
  const test::LoopDevice loop(file);
  const std::uint64_t work = 2 * (fs::file_size(store) - 4096);  // written and read back
  Random random(1);
  for (int i = 0; i < kKills; ++i) {
    write_one(i, loop);
    const std::uint64_t half_way = random.below(work + 1);
    test::Child child([&] { write_until(half_way, i + 1, loop); });
    ASSERT_EQ(child.hear(), "there") << "kill " << i;
    child.kill();
    EXPECT_FALSE(is_accepted(loop.path())) << "kill " << i;
    EXPECT_FALSE(is_sound(loop.path())) << "kill " << i;
  }
}

TEST_F(KilledImage, AtAnyTimeNeverLooksCompleteWhenItIsNot) {
  const test::LoopDevice loop(file);
  const std::uint64_t start = now_ns();
  ASSERT_TRUE(test::Child([&] { write_one(1, loop); }).succeeds());
  const std::uint64_t duration = now_ns() - start;
  Random random(1);
  int killed = 0;
  for (int i = 0; i < kKills; ++i) {
    test::Child child([&] { write_one(i, loop); });
    if (!child.ends_within(std::chrono::nanoseconds(random.below(duration)))) ++killed;
    child.kill();
    EXPECT_EQ(is_accepted(loop.path()), is_sound(loop.path())) << "kill " << i;
  }
  EXPECT_GT(killed, 0);
  write_one(0, loop);
  EXPECT_TRUE(is_sound(loop.path()));
}

}  // namespace
}  // namespace merops
