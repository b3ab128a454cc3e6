#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "tests/support/fixture_model.h"
#include "tests/support/loop_device.h"
#include "tests/support/memory_container.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using namespace test;
using testing::AllOf;
using testing::HasSubstr;
namespace fs = std::filesystem;

std::string fault_of(const fs::path& path, std::uint64_t block = 0) {
  try {
    (void)open_source(path, block);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

void write_bytes(const fs::path& path, const std::vector<std::byte>& bytes) {
  write_text(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

std::vector<std::byte> store_image(const FixtureModel& model = {}) {
  const MemoryContainer container = memory_container(files_of(model));
  return pack_in_memory(container, source_of(container));
}

class SourceFileOnLinux : public testing::Test {
 protected:
  TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "x";
};

TEST_F(SourceFileOnLinux, RefusesMoreBlocksThanThereMayBe) {
  write_text(path_, "");
  fs::resize_file(path_, std::uint64_t{1} << 40);  // takes no space here
  EXPECT_THAT(fault_of(path_, 512), HasSubstr("at most 8388608"));
}

TEST_F(SourceFileOnLinux, OpensAStoreOnABlockDevice) {
  write_bytes(path_, store_image());
  fs::resize_file(path_, fs::file_size(path_) + (1 << 20));
  EXPECT_THAT(fault_of(path_), HasSubstr("after the last expert"));
  if (const std::string why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const LoopDevice loop(path_);
  const Source source = open_source(loop.path());
  EXPECT_EQ(source.kind, SourceKind::device_store);
  EXPECT_EQ(source.experts.size(), 8U);
  EXPECT_THAT(identity_of(source), Not(HasSubstr("unreadable")));
  EXPECT_EQ(identity_of(source), identity_of(source));
}

TEST_F(SourceFileOnLinux, RefusesWhatIsNeitherFileNorDevice) {
  EXPECT_THAT(fault_of(path_), HasSubstr("No such file"));
  EXPECT_THAT(fault_of("/dev/no-such-disk"), HasSubstr("No such file"));
  EXPECT_FALSE(fs::exists("/dev/no-such-disk"));
  EXPECT_THAT(fault_of("/dev/null"), HasSubstr("a character device"));
}

TEST_F(SourceFileOnLinux, NamesAShardThatIsOnlyABrokenLink) {
  write_fixture_model(path_);
  const fs::path shard = path_ / "model-00002-of-00003.safetensors";
  fs::remove(shard);
  fs::create_symlink("nowhere", shard);
  EXPECT_THAT(fault_of(path_), AllOf(HasSubstr(shard.string()), HasSubstr("No such file")));
}

}  // namespace
}  // namespace merops
