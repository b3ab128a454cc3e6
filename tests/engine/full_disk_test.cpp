#include "core/engine/pack.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr int kPoints = 20;
constexpr std::uint64_t kMiB = std::uint64_t{1} << 20U;
const Geometry kGeometry{"full", 512, 256, 3, 4, 1, 4};  // 12 experts of 0.22 MB

SynthRequest request_for(const fs::path& output, bool container) {
  SynthRequest request;
  request.geometry = kGeometry;
  request.output = output;
  request.container = container;
  return request;
}

/// A small ext4 file system that others fill meanwhile.
class SmallDisk {
 public:
  /// Throws where it cannot be made.
  explicit SmallDisk(const std::string& features) {
    const fs::path image = folder_.path() / "image";
    std::ofstream(image).close();
    fs::resize_file(image, 16 * kMiB);
    if (!test::make_ext4(image, features)) throw std::runtime_error("mkfs.ext4 is missing or failed");
    loop_.emplace(image);
    mounted_.emplace("ext4", loop_->path(), folder_.path() / "mounted");
    fs::create_directory(output_folder());
  }

  [[nodiscard]] fs::path output_folder() const { return mounted_->path() / "outputs"; }
  [[nodiscard]] std::uint64_t free() const { return fs::space(mounted_->path()).available; }

  void fill_up_to(std::uint64_t left) const {
    std::ofstream filler(mounted_->path() / "filler", std::ios::binary);
    const std::vector<char> zeros(16'384);
    while (filler && free() > left) filler.write(zeros.data(), static_cast<std::streamsize>(zeros.size())).flush();
  }
  void empty() const { fs::remove(mounted_->path() / "filler"); }

 private:
  test::TemporaryFolder folder_{test::memory_place()};
  std::optional<test::LoopDevice> loop_;
  std::optional<test::MountedFileSystem> mounted_;
};

class FullDisk : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    std::string why = test::LoopDevice::unavailable();
    if (why.empty()) why = test::MountedFileSystem::unavailable();
    if (!why.empty()) GTEST_SKIP() << why;
    ASSERT_NO_THROW(disk_.emplace(GetParam()));
    model_ = fs::path(elsewhere_.path() / "model");
    synthesise(request_for(model_, true));
  }

  using Work = std::function<void(const fs::path& output, const WorkControl& control)>;

  /// Lets the disk fill up at twenty points, before the work begins and once it has begun.
  void fill_at_every_point(const Work& work, const std::function<bool(const fs::path&)>& good) {
    const fs::path output = disk_->output_folder() / "output";
    const std::uint64_t before = disk_->free();
    work(output, {});
    const std::uint64_t needed = before - disk_->free();
    ASSERT_GT(needed, kMiB);
    int refused = 0;
    for (int point = 0; point < kPoints; ++point) {
      fs::remove_all(output);
      if (!succeeds(work, output, needed * static_cast<std::uint64_t>(point) / kPoints, point % 2 == 0)) ++refused;
      EXPECT_TRUE(!fs::exists(output) || good(output)) << point;
      EXPECT_EQ(std::distance(fs::directory_iterator(disk_->output_folder()), {}), fs::exists(output) ? 1 : 0) << point;
      disk_->empty();
    }
    EXPECT_GE(refused, kPoints / 2);
  }

  bool succeeds(const Work& work, const fs::path& output, std::uint64_t left, bool before_it_begins) {
    bool filled = false;
    WorkControl control;
    control.progress = [&](const WorkProgress&) {
      if (!filled) disk_->fill_up_to(left);
      filled = true;
    };
    try {
      if (before_it_begins) control.progress({});
      work(output, control);
      return true;
    } catch (const Error&) {
      return false;
    }
  }

  test::TemporaryFolder elsewhere_;
  std::optional<SmallDisk> disk_;
  fs::path model_;
};

bool is_whole_store(const fs::path& path) { return verify({path, {}}).findings.empty(); }

TEST_P(FullDisk, LeavesNoPartialStoreOfAPack) {
  fill_at_every_point(
      [&](const fs::path& output, const WorkControl& control) {
        pack({model_, output}, control);
      },
      is_whole_store);
}

TEST_P(FullDisk, LeavesNoPartialStoreOfASynthesis) {
  fill_at_every_point(
      [](const fs::path& output, const WorkControl& control) { synthesise(request_for(output, false), control); },
      is_whole_store);
}

TEST_P(FullDisk, LeavesNoPartialContainer) {
  fill_at_every_point(
      [](const fs::path& output, const WorkControl& control) { synthesise(request_for(output, true), control); },
      [](const fs::path& path) { return open_source(path).whole(); });
}

/// Without extents the file system cannot take space for a file beforehand, so that any write may find it full.
INSTANTIATE_TEST_SUITE_P(Ext4, FullDisk, ::testing::Values("extent", "^extent,^64bit"),
                         [](const auto& value) { return value.index == 0 ? "WithExtents" : "WithoutExtents"; });

}  // namespace
}  // namespace merops
