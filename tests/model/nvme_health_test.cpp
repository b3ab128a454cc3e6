#include "core/model/nvme_health.h"

#include "core/model/little_endian.h"

#include <array>
#include <limits>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

struct Page {
  Page& put(std::size_t offset, std::uint64_t value, std::size_t count) {
    put_little_endian(std::span(bytes).subspan(offset), value, count);
    return *this;
  }
  [[nodiscard]] DeviceHealth decoded() const { return decode_nvme_health(bytes); }
  std::array<std::byte, kNvmeHealthBytes> bytes{};
};

TEST(NvmeHealth, ReadsTheFieldsOfThePage) {
  const DeviceHealth health = Page()
                                  .put(0, 0x04, 1)
                                  .put(1, 315, 2)
                                  .put(3, 100, 1)
                                  .put(4, 10, 1)  // threshold of the spare
                                  .put(5, 7, 1)
                                  .put(32, 2'000'000, 8)
                                  .put(48, 3, 8)
                                  .put(64, 99, 8)   // commands
                                  .put(112, 98, 8)  // power cycles
                                  .put(128, 8'760, 8)
                                  .put(144, 12, 8)
                                  .put(160, 1, 8)
                                  .put(176, 97, 8)  // entries of the error log
                                  .put(192, 5, 4)
                                  .put(196, 2, 4)
                                  .put(200, 320, 2)  // a single sensor
                                  .decoded();
  DeviceHealth expected;
  expected.critical_warning = 4;
  expected.celsius = 42;
  expected.available_spare = 100;
  expected.percentage_used = 7;
  expected.data_read_bytes = 1'024'000'000'000;
  expected.data_written_bytes = 1'536'000;
  expected.power_on_hours = 8'760;
  expected.unsafe_shutdowns = 12;
  expected.media_errors = 1;
  expected.warning_temperature_minutes = 5;
  expected.critical_temperature_minutes = 2;
  EXPECT_EQ(health, expected);
}

TEST(NvmeHealth, NoTemperatureIsUnknownAndNotAbsoluteZero) {
  EXPECT_FALSE(Page().decoded().celsius);
  EXPECT_EQ(Page().put(1, 263, 2).decoded().celsius, -10);
}

TEST(NvmeHealth, CountersUseAll64Bits) { EXPECT_EQ(Page().put(160, kMost - 1, 8).decoded().media_errors, kMost - 1); }

TEST(NvmeHealth, CountersBeyond64BitsAreTheGreatestNumber) {
  EXPECT_EQ(Page().put(128, 5, 8).put(136, 1, 1).decoded().power_on_hours, kMost);
  EXPECT_EQ(Page().put(47, 1, 1).decoded().data_read_bytes, kMost);
}

TEST(NvmeHealth, BytesBeyond64BitsAreTheGreatestNumber) {
  const std::uint64_t most_units = kMost / 512'000;
  EXPECT_EQ(Page().put(48, most_units, 8).decoded().data_written_bytes, most_units * 512'000);
  EXPECT_EQ(Page().put(48, most_units + 1, 8).decoded().data_written_bytes, kMost);
}

TEST(NvmeHealth, WearBeyond100PerCentIsKept) { EXPECT_EQ(Page().put(5, 255, 1).decoded().percentage_used, 255U); }

}  // namespace
}  // namespace merops::test
