#include "core/host/counters.h"

#include "core/host/open_file.h"
#include "tests/support/loop_device.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;

TEST(DeviceCounters, AddsUpDevicesInSectorsOf512Bytes) {
  const TemporaryFolder sys;
  write_text(sys.path() / "class/block/sda/stat", "  10 1 80 5 20 2 160 7 0 1 1\n");
  write_text(sys.path() / "class/block/nvme0n1/stat", "   1 0  8 0  2 0  16 0 0 0 0 0 0 0 0 0 0\n");
  const std::array<std::string, 2> names{"sda", "nvme0n1"};
  const auto sum = device_counters(names, sys.path());
  ASSERT_TRUE(sum);
  EXPECT_EQ(sum->reads, 11U);
  EXPECT_EQ(sum->read_bytes, 88U * 512);
  EXPECT_EQ(sum->writes, 22U);
  EXPECT_EQ(sum->written_bytes, 176U * 512);
}

TEST(DeviceCounters, FindsNamesWithASlash) {
  const TemporaryFolder sys;
  write_text(sys.path() / "class/block/cciss!c0d0/stat", "3 0 24 0 0 0 0 0 0 0 0\n");
  const std::array<std::string, 1> names{"cciss/c0d0"};
  EXPECT_EQ(device_counters(names, sys.path()).value_or(DeviceCounters{}).reads, 3U);
}

TEST(DeviceCounters, OneNameWithoutCountersMakesTheSumAbsent) {
  const TemporaryFolder sys;
  write_text(sys.path() / "class/block/sda/stat", "10 1 80 5 20 2 160 7 0 1 1\n");
  write_text(sys.path() / "class/block/sdb/stat", "10 1\n");
  const std::array<std::string, 2> missing{"sda", "sdc"}, cut{"sda", "sdb"};
  EXPECT_FALSE(device_counters(missing, sys.path()));
  EXPECT_FALSE(device_counters(cut, sys.path()));
}

TEST(DeviceCounters, SeeWhatIsReadFromALoopDevice) {
  if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const TemporaryFolder folder;
  write_random_file(folder.path() / "image", 8 * kMegabyte);
  const LoopDevice loop(folder.path() / "image");
  const std::array<std::string, 1> names{loop.name()};
  const auto before = device_counters(names);
  const FileHandle device(::open(loop.path().c_str(), O_RDONLY | O_DIRECT | O_CLOEXEC));
  alignas(4096) static std::array<std::byte, kMegabyte> buffer;
  ASSERT_EQ(::pread(device.get(), buffer.data(), buffer.size(), 2 * kMegabyte), static_cast<ssize_t>(buffer.size()));
  const auto after = device_counters(names);
  ASSERT_TRUE(before && after);
  EXPECT_GE(after->read_bytes - before->read_bytes, kMegabyte);
  EXPECT_GE(after->reads, before->reads + 1);
}

TEST(ProcessCounters, OnlyGrow) {
  const ProcessCounters before = process_counters();
  const ProcessCounters after = process_counters();
  EXPECT_GE(after.user_ns + after.system_ns, before.user_ns + before.system_ns);
  EXPECT_GE(after.voluntary_switches, before.voluntary_switches);
  EXPECT_GE(after.machine_busy_ns.value_or(0), before.machine_busy_ns.value_or(0));
  EXPECT_GE(after.io_worker_ns.value_or(0), before.io_worker_ns.value_or(0));
  EXPECT_GE(after.worker_ns.value_or(0), before.worker_ns.value_or(0));
}

TEST(ProcessCounters, CountTheWorkOfAllThreads) {
  const ProcessCounters before = process_counters();
  std::thread([] {
    volatile std::uint64_t sum = 0;
    timespec used{};
    while (::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0 && used.tv_nsec < 20'000'000) sum = sum + 1;
  }).join();
  const ProcessCounters after = process_counters();
  EXPECT_GE(after.user_ns + after.system_ns - before.user_ns - before.system_ns, 19'000'000U);
}

}  // namespace
}  // namespace merops::test
