#include "core/engine/image_writer.h"

#include "core/engine/pack.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kBlock = BlockAccess::kBlock;
const Geometry kGeometry{"small", 1024, 512, 3, 4, 1, 4};  // 12 experts of 0.9 MB

std::vector<std::byte> bytes_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::vector<std::byte> bytes(text.size());
  std::memcpy(bytes.data(), text.data(), text.size());
  return bytes;
}

/// A device in memory that loses power, fails and lies on demand. What is written is not durable before the flush:
/// every block of it may be on the medium or not.
class FakeDevice final : public BlockAccess {
 public:
  explicit FakeDevice(std::vector<std::byte> content) : medium_(std::move(content)) {}

  [[nodiscard]] const std::string& name() const override { return name_; }

  void write(std::uint64_t offset, std::span<const std::byte> blocks) override {
    const std::lock_guard lock(mutex_);
    if (writes_++ >= fail_from_write && writes_ <= fail_to_write) throw Error("writing fake", "as the test wished");
    std::memcpy(medium_.data() + offset, blocks.data(), blocks.size());
    if (offset == 0 && has_store_magic(blocks)) {
      EXPECT_FALSE(unflushed_) << "the superblock before the body is durable";
    } else if (offset != 0) {
      EXPECT_FALSE(zero_is_unflushed_) << "the body before the old superblock is durably gone";
      EXPECT_FALSE(has_store_magic(medium_)) << "the body while a superblock stands there";
    }
    zero_is_unflushed_ = zero_is_unflushed_ || offset == 0;
    unflushed_ = true;
    if (offset <= flip_at && flip_at < offset + blocks.size()) medium_[flip_at] ^= std::byte{1};
  }

  void read(std::uint64_t offset, std::span<std::byte> blocks) const override {
    const std::lock_guard lock(mutex_);
    EXPECT_FALSE(unflushed_) << "read back before the flush";
    std::memcpy(blocks.data(), medium_.data() + offset, blocks.size());
  }

  void flush() override {
    const std::lock_guard lock(mutex_);
    if (flushes_++ == fail_at_flush) throw Error("flushing fake", "as the test wished");
    unflushed_ = zero_is_unflushed_ = false;
  }

  [[nodiscard]] bool is_store() const { return has_store_magic(medium_); }
  [[nodiscard]] const std::vector<std::byte>& medium() const { return medium_; }
  [[nodiscard]] int writes() const { return writes_; }

  static constexpr int kNever = 1 << 30;
  int fail_from_write = kNever, fail_to_write = kNever, fail_at_flush = kNever;
  std::uint64_t flip_at = ~std::uint64_t{0};

 private:
  mutable std::mutex mutex_;
  std::string name_ = "fake";
  std::vector<std::byte> medium_;
  int writes_ = 0, flushes_ = 0;
  bool unflushed_ = false, zero_is_unflushed_ = false;
};

class ImageWriterTest : public ::testing::Test {
 protected:
  ImageWriterTest() : store_path_(made(1)), old_(bytes_of(made(2))), bytes_(bytes_of(store_path_)) {
    old_.resize(old_.size() + 64 * kBlock, std::byte{0x5a});
  }
  void write(FakeDevice& device, const WorkControl& control = {}) {
    const ColdFile store(store_path_);
    WorkMeter meter(control, image_work_bytes(bytes_.size()));
    write_image(device, {store, bytes_.size(), 3, [this] { before_superblock(); }, [this] { require_alone(); }}, meter);
  }
  [[nodiscard]] FakeDevice device_with_old_store() const { return FakeDevice(old_); }

  test::TemporaryFolder folder_;
  std::filesystem::path store_path_;
  std::vector<std::byte> old_, bytes_;
  std::function<void()> before_superblock = [] {}, require_alone = [] {};

 private:
  [[nodiscard]] std::filesystem::path made(std::uint64_t seed) const {
    SynthRequest request;
    request.geometry = kGeometry;
    request.output = folder_.path() / std::to_string(seed);
    request.seed = seed;
    synthesise(request);
    return request.output;
  }
};

TEST_F(ImageWriterTest, PutsTheStoreThereAndLeavesTheRestAlone) {
  FakeDevice device = device_with_old_store();
  write(device);
  EXPECT_TRUE(std::equal(bytes_.begin(), bytes_.end(), device.medium().begin()));
  EXPECT_TRUE(std::equal(old_.begin() + static_cast<std::ptrdiff_t>(bytes_.size()), old_.end(),
                         device.medium().begin() + static_cast<std::ptrdiff_t>(bytes_.size())));
}

TEST_F(ImageWriterTest, AnErrorOfAnyWriteLeavesNoStore) {
  FakeDevice whole = device_with_old_store();
  write(whole);
  ASSERT_GT(whole.writes(), 3);
  for (int failing = 1; failing < whole.writes(); ++failing) {
    FakeDevice device = device_with_old_store();
    device.fail_from_write = failing;
    device.fail_to_write = failing + 1;
    EXPECT_THROW(write(device), Error) << failing;
    EXPECT_FALSE(device.is_store()) << failing;
  }
}

TEST_F(ImageWriterTest, ADeviceThatTakesNothingKeepsWhatItHad) {
  FakeDevice device = device_with_old_store();
  device.fail_from_write = 0;
  EXPECT_THROW(write(device), Error);
  EXPECT_EQ(device.medium(), old_);
}

TEST_F(ImageWriterTest, AnErrorOfAnyFlushLeavesNoStore) {
  for (int failing = 0; failing < 3; ++failing) {
    FakeDevice device = device_with_old_store();
    device.fail_at_flush = failing;
    EXPECT_THROW(write(device), Error) << failing;
    EXPECT_FALSE(device.is_store()) << failing;
  }
}

TEST_F(ImageWriterTest, ABitThatTurnedOverAnywhereIsFoundAndLeavesNoStore) {
  for (const std::uint64_t at :
       {std::uint64_t{40}, kBlock, kBlock + 1000, std::uint64_t{bytes_.size() / 2}, std::uint64_t{bytes_.size() - 1}}) {
    FakeDevice device = device_with_old_store();
    device.flip_at = at;
    EXPECT_THROW(write(device), Error) << at;
    EXPECT_FALSE(device.is_store()) << at;
  }
}

TEST_F(ImageWriterTest, ABitOfTheSuperblockAloneThatTurnsOverIsFound) {
  FakeDevice device = device_with_old_store();
  before_superblock = [&] { device.flip_at = 60; };
  EXPECT_THROW(write(device), Error);
  EXPECT_FALSE(device.is_store());
}

TEST_F(ImageWriterTest, BytesThatSomebodyElseWroteAreNotTheDevicesFault) {
  require_alone = [] { throw Error("writing", "loop7 is a loop device over the same bytes"); };
  for (const std::uint64_t at : {std::uint64_t{40}, kBlock + 1000, std::uint64_t{bytes_.size() - 1}}) {
    FakeDevice device = device_with_old_store();
    device.flip_at = at;
    try {
      write(device);
      ADD_FAILURE() << "accepted the byte at " << at;
    } catch (const Error& error) {
      EXPECT_STREQ(error.what(), "writing: loop7 is a loop device over the same bytes") << at;
    }
    EXPECT_FALSE(device.is_store()) << at;
  }
}

TEST_F(ImageWriterTest, AStoreThatChangedMeanwhileIsNotCompleted) {
  FakeDevice device = device_with_old_store();
  before_superblock = [] { throw Error("comparing", "the store changed"); };
  EXPECT_THROW(write(device), Error);
  EXPECT_FALSE(device.is_store());
}

TEST_F(ImageWriterTest, StoppingLeavesNoStore) {
  std::atomic<bool> stop{false};
  FakeDevice device = device_with_old_store();
  WorkControl control;
  control.stop = &stop;
  before_superblock = [&] { stop = true; };
  EXPECT_THROW(write(device, control), Interrupted);
  EXPECT_FALSE(device.is_store());
}

}  // namespace
}  // namespace merops
