#include "core/host/nvme_namespace_linux.h"

#include "core/host/nvme_target_linux.h"
#include "core/model/error.h"
#include "tests/host/fake_machine.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <sys/sysmacros.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr const char* kController = "pci0000:00/0000:00:02.0/nvme/nvme0";

/// A drive with two namespaces, the first with a partition; and a disk of another kind.
class NvmeNamespaces : public testing::Test {
 protected:
  void SetUp() override {
    add_namespace("nvme0n1", "259:0", 1);
    add_namespace("nvme0n2", "259:1", 2);
    machine_.partition("nvme0n1", "nvme0n1p3", "259:2", 4 << 20);
    machine_.set("nvme0n1p3", "start", "2048");
    machine_.disk("pci0000:00/0000:00:03.0/ata1/block/sda", "8:0", 1 << 30);
    machine_.virtual_disk("dm-0", "253:0", 1 << 30);
  }
  void add_namespace(const std::string& name, const std::string& numbers, int nsid) {
    machine_.disk(std::string(kController) + "/" + name, numbers, 1 << 30, {},
                  {{"nsid", std::to_string(nsid)},
                   {"queue/max_hw_sectors_kb", "1024"},
                   {"queue/max_segments", "127"},
                   {"queue/io_poll", "0"}});
    const std::string generic = "ng" + name.substr(4);
    const std::string place = std::string(kController) + "/" + generic;
    machine_.hardware(place, {{"dev", "244:0"}, {"uevent", "MAJOR=244\nMINOR=0\nDEVNAME=" + generic + "\n"}});
    const fs::path kind = machine_.roots().sys / "class/nvme-generic";
    fs::create_directories(kind);
    fs::create_directory_symlink(kind, machine_.roots().sys / "devices" / place / "subsystem");
    fs::create_directory_symlink(machine_.roots().sys / "devices" / place, kind / generic);
  }
  [[nodiscard]] NvmePlace place(unsigned major, unsigned minor) const {
    return nvme_place(makedev(major, minor), machine_.roots());
  }
  [[nodiscard]] fs::path node(const char* name) const { return machine_.roots().dev / name; }
  FakeMachine machine_;
};

TEST_F(NvmeNamespaces, AreFoundByTheNumberOfTheirBlockDevice) {
  const NvmePlace second = place(259, 1);
  EXPECT_EQ(second.disk, "nvme0n2");
  EXPECT_EQ(second.number, 2U);
  EXPECT_EQ(second.start, 0U);
  EXPECT_EQ(second.size, 1U << 30U);
  EXPECT_EQ(second.disk_size, 1U << 30U);
  EXPECT_EQ(second.block, 512U);
  EXPECT_FALSE(second.polled);
  EXPECT_THAT(second.nodes, ElementsAre(node("ng0n1"), node("ng0n2"))) << "which of them it is tells the device itself";
}

TEST_F(NvmeNamespaces, HavePartitions) {
  const NvmePlace partition = place(259, 2);
  EXPECT_EQ(partition.disk, "nvme0n1");
  EXPECT_EQ(partition.start, 1U << 20U);
  EXPECT_EQ(partition.size, 4U << 20U);
  EXPECT_EQ(partition.disk_size, 1U << 30U);
}

TEST_F(NvmeNamespaces, AreNotDisksOfOtherKindsOrWhatStandsOnSeveral) {
  EXPECT_THAT(place(8, 0).nodes, IsEmpty());
  EXPECT_THAT(place(253, 0).nodes, IsEmpty());
  EXPECT_THAT(place(9, 9).nodes, IsEmpty());
}

TEST_F(NvmeNamespaces, TakeNoMoreInOneCommandThanControllerAndDriverDo) {
  const std::uint64_t page = 4096;
  EXPECT_EQ(place(259, 0).largest_command, 127 * page) << "each page may be a piece";
  EXPECT_EQ(place(259, 0).largest_buffer, 127 * page);
  machine_.set("nvme0n1", "queue/max_hw_sectors_kb", "128");
  EXPECT_EQ(place(259, 0).largest_command, 128U << 10U);
  machine_.set("nvme0n1", "queue/max_hw_sectors_kb", "4000000");
  machine_.set("nvme0n1", "queue/max_segments", "65535");
  EXPECT_EQ(place(259, 0).largest_command, 65536U * 512) << "the command's own count";
  machine_.forget("nvme0n1", "queue/max_hw_sectors_kb");
  EXPECT_EQ(place(259, 0).largest_command, 0U);
}

TEST_F(NvmeNamespaces, ArePolledWhereTheDriverHasQueuesForIt) {
  EXPECT_FALSE(any_nvme_is_polled(machine_.roots()));
  machine_.set("nvme0n2", "queue/io_poll", "1");
  EXPECT_TRUE(place(259, 1).polled);
  EXPECT_FALSE(place(259, 0).polled);
  EXPECT_TRUE(any_nvme_is_polled(machine_.roots()));
}

TEST_F(NvmeNamespaces, OfTheSystemAreListed) {
  EXPECT_THAT(nvme_nodes(machine_.roots()), ElementsAre(node("ng0n1"), node("ng0n2")));
  EXPECT_THAT(nvme_nodes(FakeMachine().roots()), IsEmpty());
}

TEST_F(NvmeNamespaces, AreNotOpenedByANodeThatIsNone) {
  fs::create_directories(machine_.roots().dev);
  write_text(node("ng0n1"), "");
  write_text(node("ng0n2"), "");
  EXPECT_THROW((void)open_nvme_namespace(place(259, 0)), Error);
}

/// Nothing below memory can be commanded.
TEST(NvmeTargets, OnMemoryFileSystemsAreRefusedByName) {
  const TemporaryFolder folder(memory_place());
  write_text(folder.path() / "file", "content");
  const Target target{folder.path() / "file", TargetKind::file, 7};
  const std::string why = why_not_on_nvme({&target, 1});
  EXPECT_THAT(why, HasSubstr(target.path.string()));
  EXPECT_THAT(why, HasSubstr("io_uring"));
}

TEST(NvmeTargets, ThatAreNotThereAreNamed) {
  const Target missing{"/nowhere/shard", TargetKind::file, 7};
  EXPECT_THAT(why_not_on_nvme({&missing, 1}), HasSubstr("/nowhere/shard"));
}

}  // namespace
}  // namespace merops::test
