#include "core/host/device_size_windows.h"

#include "core/host/sector_reading_windows.h"

#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kBlock = 4096;

TEST(DeviceSize, IsFoundByReadsWhereOnlyTheyTell) {
  for (const std::uint64_t blocks : {1U, 2U, 3U, 4U, 5U, 7U, 8U, 9U, 1000U, 1024U, 1'000'003U}) {
    int reads = 0;
    const auto can_be_read = [&](std::uint64_t offset) {
      EXPECT_EQ(offset % kBlock, 0U);
      ++reads;
      return offset < blocks * kBlock;
    };
    EXPECT_EQ(size_by_reads(kBlock, can_be_read), blocks * kBlock);
    EXPECT_LE(reads, 50) << blocks;
  }
}

TEST(DeviceSize, WithoutAMediumIsNone) {
  EXPECT_EQ(size_by_reads(kBlock, [](std::uint64_t) { return false; }), 0U);
}

/// A device of `size` bytes that refuses what is no whole sector, as Windows does.
class Sectors {
 public:
  Sectors(std::uint64_t size, std::uint64_t sector) : bytes_(size), sector_(sector) {
    for (std::size_t i = 0; i < size; ++i) bytes_[i] = static_cast<std::byte>(i * 7 / 5);
  }
  std::vector<std::byte> read(std::uint64_t offset, std::size_t length) const {
    std::vector<std::byte> out(length);
    read_by_sectors(offset, out, sector_, bytes_.size(), [this](std::uint64_t first, std::span<std::byte> sectors) {
      const bool whole =
          first % sector_ == 0 && (sectors.size() % sector_ == 0 || first + sectors.size() == bytes_.size());
      if (!whole || reinterpret_cast<std::uintptr_t>(sectors.data()) % sector_ != 0) throw std::runtime_error("87");
      std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(first), sectors.size(), sectors.begin());
    });
    return out;
  }
  std::vector<std::byte> part(std::uint64_t offset, std::size_t length) const {
    const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(offset);
    return {begin, begin + static_cast<std::ptrdiff_t>(length)};
  }

 private:
  std::vector<std::byte> bytes_;
  std::uint64_t sector_;
};

TEST(SectorReading, BringsAnyBytesFromWholeSectors) {
  const std::uint64_t size = (3U << 20U) + 512;
  const Sectors device(size, 512);
  const std::vector<std::pair<std::uint64_t, std::size_t>> places{
      {0, 8}, {511, 2}, {512, 512}, {100, 5000}, {(1U << 20U) - 1, 2}, {1, (2U << 20U) + 3}, {size - 1, 1}, {0, size}};
  for (const auto& [offset, length] : places)
    EXPECT_EQ(device.read(offset, length), device.part(offset, length)) << offset << " " << length;
}

TEST(SectorReading, ReadsALastSectorThatTheSizeCuts) {
  const Sectors device(10'000, 4096);
  EXPECT_EQ(device.read(9'990, 10), device.part(9'990, 10));
}

}  // namespace
}  // namespace merops
