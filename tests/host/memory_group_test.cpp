#include "core/host/memory_group.h"

#include "core/host/control_group_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/residency.h"
#include "core/model/error.h"
#include "tests/support/child_process.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::uint64_t kMegabyte = 1 << 20;
constexpr std::uint64_t kLimit = 64 * kMegabyte;

/// A /proc that tells of control groups.
class ControlGroups : public ::testing::Test {
 protected:
  std::optional<MemoryHierarchy> hierarchy(const std::string& mounts, const std::string& own) const {
    write_text(proc.path() / "self/mountinfo", mounts);
    write_text(proc.path() / "self/cgroup", own);
    return memory_hierarchy(proc.path());
  }
  TemporaryFolder proc;
};

TEST_F(ControlGroups, OfVersion1AreFoundByTheirController) {
  const auto found = hierarchy(
      "30 1 0:28 / /cg/unified rw - cgroup2 cgroup2 rw\n"
      "31 1 0:29 / /cg/cpu rw - cgroup cgroup rw,cpu\n"
      "32 1 0:30 / /cg/memory rw - cgroup cgroup rw,memory\n",
      "4:memory:/box/one\n1:cpu:/\n0::/\n");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->own, "/cg/memory/box/one");
  EXPECT_FALSE(found->unified);
  EXPECT_STREQ(found->limit_file(), "memory.limit_in_bytes");
  EXPECT_THAT(places_for_groups(*found), ElementsAre("/cg/memory/box/one"));
}

TEST_F(ControlGroups, OfVersion2AreTheOnlyOnesThere) {
  const auto found = hierarchy("30 1 0:28 / /cg rw - cgroup2 cgroup2 rw\n", "0::/user.slice/a.scope\n");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->own, "/cg/user.slice/a.scope");
  EXPECT_TRUE(found->unified);
  EXPECT_STREQ(found->limit_file(), "memory.max");
}

TEST_F(ControlGroups, OfAContainerBeginAtWhatIsMounted) {
  const std::string mounts = "32 1 0:30 /docker/abc /cg/memory rw - cgroup cgroup rw,memory\n";
  EXPECT_EQ(hierarchy(mounts, "4:memory:/docker/abc/x\n").value_or(MemoryHierarchy{}).own, "/cg/memory/x");
  EXPECT_EQ(hierarchy(mounts, "4:memory:/docker/abc\n").value_or(MemoryHierarchy{}).own, "/cg/memory");
  EXPECT_FALSE(hierarchy(mounts, "4:memory:/elsewhere\n"));
}

TEST_F(ControlGroups, AreAbsentWithoutAMemoryController) {
  EXPECT_FALSE(hierarchy("31 1 0:29 / /cg/cpu rw - cgroup cgroup rw,cpu\n", "1:cpu:/\n"));
  EXPECT_FALSE(hierarchy("", ""));
}

TEST_F(ControlGroups, OfVersion2HaveRoomWhereTheControllerIsHandedDown) {
  const TemporaryFolder top;
  const fs::path slice = top.path() / "user.slice", own = slice / "app.slice/run.scope";
  fs::create_directories(own);
  write_text(top.path() / "cgroup.subtree_control", "cpuset cpu io memory pids\n");
  write_text(slice / "cgroup.subtree_control", "cpu pids\n");
  write_text(slice / "app.slice/cgroup.subtree_control", "memory pids\n");
  write_text(own / "cgroup.subtree_control", "\n");
  EXPECT_THAT(places_for_groups({own, top.path(), true}), ElementsAre(slice / "app.slice", top.path()));
  EXPECT_THAT(places_for_groups({top.path(), top.path(), true}), ElementsAre(top.path()));
  write_text(top.path() / "cgroup.subtree_control", "");
  EXPECT_THAT(places_for_groups({top.path(), top.path(), true}), IsEmpty());
}

TEST_F(ControlGroups, LeaveTheLeastRoomOfAllLimitsAbove) {
  const TemporaryFolder top;
  const fs::path slice = top.path() / "slice", own = slice / "own";
  fs::create_directories(own);
  const MemoryHierarchy hierarchy{own, top.path(), true};
  EXPECT_FALSE(room_below_limits(hierarchy));
  write_text(own / "memory.max", "max\n");
  write_text(own / "memory.current", "600\n");
  EXPECT_FALSE(room_below_limits(hierarchy));
  write_text(slice / "memory.max", "1000\n");
  write_text(slice / "memory.current", "900\n");
  write_text(slice / "memory.stat", "anon 200\nfile 700\ninactive_file 300\nactive_file 400\n");
  EXPECT_EQ(room_below_limits(hierarchy), 800U) << "file pages give way";
  write_text(own / "memory.max", "650\n");
  EXPECT_EQ(room_below_limits(hierarchy), 50U);
  write_text(own / "memory.current", "700\n");
  EXPECT_EQ(room_below_limits(hierarchy), 0U);
}

TEST_F(ControlGroups, OfVersion1CountTheGroupsBelowToo) {
  const TemporaryFolder top;
  write_text(top.path() / "memory.limit_in_bytes", "1000\n");
  write_text(top.path() / "memory.usage_in_bytes", "500\n");
  write_text(top.path() / "memory.stat", "inactive_file 1\ntotal_inactive_file 100\ntotal_active_file 50\n");
  EXPECT_EQ(room_below_limits({top.path(), top.path(), false}), 650U);
}

TEST_F(ControlGroups, OnlyThoseOfDeadProcessesAreRemoved) {
  const TemporaryFolder parent;
  Child child([] {});
  const std::string dead = std::to_string(child.id()), alive = std::to_string(::getpid());
  child.kill();
  for (const std::string& name : {"merops-" + dead + "-aa", "merops-" + alive + "-bb", std::string("merops-x-cc"),
                                  "other-" + dead + "-dd", std::string("merops-")}) {
    fs::create_directory(parent.path() / name);
  }
  fs::create_directories(parent.path() / "session/merops-" / ("merops-" + dead + "-ee"));
  remove_stale_groups(parent.path());
  EXPECT_FALSE(fs::exists(parent.path() / ("merops-" + dead + "-aa")));
  EXPECT_FALSE(fs::exists(parent.path() / "session/merops-" / ("merops-" + dead + "-ee")));
  EXPECT_TRUE(fs::exists(parent.path() / ("merops-" + alive + "-bb")));
  EXPECT_TRUE(fs::exists(parent.path() / "merops-x-cc"));
  EXPECT_TRUE(fs::exists(parent.path() / ("other-" + dead + "-dd")));
  EXPECT_TRUE(fs::exists(parent.path() / "merops-"));
}

/// With the system's own control groups; skipped where this user cannot make one.
class RealMemoryGroup : public ::testing::Test {
 protected:
  void SetUp() override {
    try {
      const MemoryGroup group(kLimit);
    } catch (const Error& error) {
      GTEST_SKIP() << error.what();
    }
  }
  static std::string own_group() { return read_text("/proc/self/cgroup").value_or(""); }
};

TEST_F(RealMemoryGroup, LimitsThePageCacheOfWhatIsRead) {
  const TemporaryFolder folder;
  if (is_on_memory_file_system(folder.path())) GTEST_SKIP() << "the build folder is on a memory file system";
  const Target target{folder.path() / "file", TargetKind::file, 2 * kLimit};
  write_random_file(target.path, target.size);
  evict({&target, 1});
  {
    const MemoryGroup group(kLimit);
    warm({&target, 1});
    const auto cached = cached_bytes({&target, 1});
    ASSERT_TRUE(cached);
    EXPECT_LE(*cached, kLimit);
    EXPECT_GT(*cached, kLimit / 4);
  }
  evict({&target, 1});
  warm({&target, 1});
  EXPECT_GT(cached_bytes({&target, 1}).value_or(0), kLimit) << "the limit ends with the group";
}

TEST_F(RealMemoryGroup, GoesBackAndLeavesNothing) {
  const std::string before = own_group();
  fs::path path;
  {
    const MemoryGroup group(kLimit);
    path = group.path();
    if (path.empty()) GTEST_SKIP() << "this process is limited to the test's limit already";
    EXPECT_TRUE(fs::exists(path));
    EXPECT_NE(own_group(), before);
  }
  EXPECT_EQ(own_group(), before);
  EXPECT_FALSE(fs::exists(path));
}

TEST_F(RealMemoryGroup, OneThatAKilledRunLeftIsRemoved) {
  Child child([] {
    const MemoryGroup group(kLimit);
    Child::tell_parent(group.path().string());
    Child::wait_for_end();
  });
  const fs::path left = child.hear();
  if (left.empty()) GTEST_SKIP() << "this process is limited to the test's limit already";
  ASSERT_TRUE(fs::exists(left));
  { const MemoryGroup while_it_lives(kLimit); }
  EXPECT_TRUE(fs::exists(left));
  child.kill();
  { const MemoryGroup next(kLimit); }
  EXPECT_FALSE(fs::exists(left));
}

}  // namespace
}  // namespace merops::test
