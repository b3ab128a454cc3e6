#include "core/host/storage_answer_windows.h"

#include "core/model/little_endian.h"

#include <string_view>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::storage_answer {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The bytes of an answer, number by number and text by text.
class Answer {
 public:
  explicit Answer(std::size_t bytes) : bytes_(bytes) {}
  Answer& number(std::size_t offset, std::uint64_t value, std::size_t width = 4) {
    put_little_endian(std::span(bytes_).subspan(offset), value, width);
    return *this;
  }
  /// At the end, with a NUL, and its place in the word at `offset`.
  Answer& text(std::size_t offset, std::string_view words) {
    number(offset, bytes_.size());
    for (const char letter : words) bytes_.push_back(static_cast<std::byte>(letter));
    bytes_.push_back(std::byte{0});
    return *this;
  }
  [[nodiscard]] Bytes bytes() const { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

constexpr std::size_t kVendor = 12, kProduct = 16, kRevision = 20, kSerial = 24, kBus = 28;

Answer descriptor(std::uint32_t bus, bool removable = false) {
  return Answer(36).number(kBus, bus).number(10, removable ? 1 : 0, 1);
}

TEST(StorageAnswer, OfAnNvmeDisk) {
  const Answer answer = descriptor(0x11)
                            .text(kVendor, "NVMe    ")
                            .text(kProduct, "Samsung SSD 990 PRO 2TB ")
                            .text(kRevision, "4B2QJXD7")
                            .text(kSerial, "0025_384B_3140_6E1B.");
  const auto device = decode_device(answer.bytes());
  ASSERT_TRUE(device);
  EXPECT_EQ(model_of(*device), "Samsung SSD 990 PRO 2TB");
  EXPECT_EQ(device->revision, "4B2QJXD7");
  EXPECT_EQ(device->serial, "0025_384B_3140_6E1B.");
  EXPECT_EQ(transport_of_bus(device->bus), "nvme");
  EXPECT_FALSE(device->removable);
}

TEST(StorageAnswer, OfAUsbDiskHasItsVendorInTheModel) {
  const auto device =
      decode_device(descriptor(7, true).text(kVendor, "Samsung ").text(kProduct, "PSSD T7 Shield  ").bytes());
  ASSERT_TRUE(device);
  EXPECT_EQ(model_of(*device), "Samsung PSSD T7 Shield");
  EXPECT_EQ(transport_of_bus(device->bus), "usb");
  EXPECT_TRUE(device->removable);
  EXPECT_EQ(device->serial + device->revision, "");
}

TEST(StorageAnswer, OfASataDiskLeavesTheWordAtaOut) {
  const auto device =
      decode_device(descriptor(0xB).text(kVendor, "ATA     ").text(kProduct, "CT1000MX500SSD1").bytes());
  ASSERT_TRUE(device);
  EXPECT_EQ(model_of(*device), "CT1000MX500SSD1");
  EXPECT_EQ(transport_of_bus(device->bus), "sata");
}

TEST(StorageAnswer, TextsThatAreNotThereAreEmpty) {
  const Answer answer = descriptor(0xB).number(kVendor, 0).number(kProduct, 0xFFFF'FFFF).number(kSerial, 4000);
  const auto device = decode_device(answer.bytes());
  ASSERT_TRUE(device);
  EXPECT_EQ(model_of(*device) + device->serial, "");
}

TEST(StorageAnswer, ATextMayEndWithTheAnswer) {
  const Answer whole = descriptor(0xB).text(kProduct, "DISK");
  const auto device = decode_device(whole.bytes().first(whole.bytes().size() - 2));
  ASSERT_TRUE(device);
  EXPECT_EQ(device->product, "DIS");
}

TEST(StorageAnswer, ADescriptorCutShortIsNone) {
  const Answer whole = descriptor(0x11).text(kProduct, "DISK");
  EXPECT_FALSE(decode_device(whole.bytes().first(31)));
  EXPECT_FALSE(decode_device({}));
}

TEST(StorageAnswer, NamesBusesAsLinuxClassesTheirDisks) {
  EXPECT_EQ(transport_of_bus(9), "iscsi");
  EXPECT_EQ(transport_of_bus(0xA), "sas");
  EXPECT_EQ(transport_of_bus(0xF), "loop") << "a virtual disk's file";
  EXPECT_EQ(transport_of_bus(0x10), "md") << "Storage Spaces";
  EXPECT_EQ(transport_of_bus(0x12), "pmem");
  EXPECT_EQ(transport_of_bus(0x13), "scsi") << "UFS";
  EXPECT_EQ(transport_of_bus(0x14), "nvme-of");
  EXPECT_EQ(transport_of_bus(0), "unknown");
  EXPECT_EQ(transport_of_bus(0x7F), "unknown");
}

TEST(StorageAnswer, TellsTheAdaptersLimits) {
  const auto adapter = decode_adapter(Answer(32).number(8, 0x20'0000).number(12, 513).bytes());
  ASSERT_TRUE(adapter);
  EXPECT_EQ(adapter->largest_transfer, 2U << 20U);
  EXPECT_EQ(adapter->most_pages, 513U);
  const auto boundless = decode_adapter(Answer(32).number(8, 0xFFFF'FFFF).number(12, 0xFFFF'FFFF).bytes());
  ASSERT_TRUE(boundless);
  EXPECT_EQ(boundless->largest_transfer + boundless->most_pages, 0U);
  EXPECT_FALSE(decode_adapter(Answer(15).bytes()));
}

TEST(StorageAnswer, TellsBlocks) {
  const auto blocks = decode_blocks(Answer(28).number(16, 512).number(20, 4096).bytes());
  ASSERT_TRUE(blocks);
  EXPECT_EQ(blocks->logical, 512U);
  EXPECT_EQ(blocks->physical, 4096U);
  EXPECT_FALSE(decode_blocks(Answer(28).number(16, 512).bytes())) << "a size of 0 is none";
  EXPECT_FALSE(decode_blocks(Answer(20).number(16, 512).bytes()));
}

TEST(StorageAnswer, TellsTheGeometry) {
  const auto geometry = decode_geometry(Answer(40).number(20, 4096).number(24, 2'000'398'934'016, 8).bytes());
  ASSERT_TRUE(geometry);
  EXPECT_EQ(geometry->size, 2'000'398'934'016U);
  EXPECT_EQ(geometry->logical, 4096U);
  EXPECT_FALSE(decode_geometry(Answer(24).bytes()));
}

TEST(StorageAnswer, TellsWhatRotates) {
  EXPECT_EQ(decode_seek_penalty(Answer(12).number(8, 1, 1).bytes()), true);
  EXPECT_EQ(decode_seek_penalty(Answer(12).bytes()), false);
  EXPECT_EQ(decode_seek_penalty(Answer(8).bytes()), std::nullopt);
}

Answer thermometer(int celsius, int warning) {
  const auto raw = [](int value) { return static_cast<std::uint16_t>(value); };
  return Answer(40).number(10, raw(warning), 2).number(12, 1, 2).number(26, raw(celsius), 2);
}

TEST(StorageAnswer, TellsTheTemperature) {
  const Temperature warm = decode_temperature(thermometer(47, 82).bytes());
  EXPECT_EQ(warm.celsius, 47);
  EXPECT_EQ(warm.warning_celsius, 82);
  EXPECT_EQ(decode_temperature(thermometer(-5, 82).bytes()).celsius, -5);
}

TEST(StorageAnswer, WhatNoDiskHasIsNoTemperature) {
  EXPECT_FALSE(decode_temperature(thermometer(0, 0).bytes()).celsius);
  EXPECT_FALSE(decode_temperature(thermometer(-32768, -32768).bytes()).celsius) << "not reported";
  EXPECT_FALSE(decode_temperature(thermometer(-41, 0).bytes()).celsius);
  EXPECT_FALSE(decode_temperature(thermometer(151, 151).bytes()).warning_celsius);
  EXPECT_FALSE(decode_temperature(thermometer(47, 82).number(12, 0, 2).bytes()).celsius) << "no sensor";
  EXPECT_FALSE(decode_temperature(thermometer(47, 82).bytes().first(39)).celsius);
}

TEST(StorageAnswer, TellsWhatADiskMoved) {
  const Answer answer = Answer(88).number(0, 5'000'000'000, 8).number(8, 4096, 8).number(40, 700).number(44, 1);
  const auto traffic = decode_traffic(answer.bytes());
  ASSERT_TRUE(traffic);
  EXPECT_EQ(traffic->read_bytes, 5'000'000'000U);
  EXPECT_EQ(traffic->written_bytes, 4096U);
  EXPECT_EQ(traffic->reads, 700U);
  EXPECT_EQ(traffic->writes, 1U);
}

TEST(StorageAnswer, CountersThatAreAllZeroCountNothing) {
  EXPECT_FALSE(decode_traffic(Answer(88).bytes()));
  EXPECT_FALSE(decode_traffic(Answer(47).number(0, 1, 8).bytes()));
}

TEST(StorageAnswer, NamesEachDiskBelowAVolumeOnce) {
  const Answer answer = Answer(8 + 3 * 24).number(0, 3).number(8, 1).number(32, 4).number(56, 1);
  EXPECT_THAT(decode_disks(answer.bytes()), ElementsAre(1U, 4U));
  EXPECT_THAT(decode_disks(answer.bytes().first(40)), ElementsAre(1U)) << "cut short";
  EXPECT_THAT(decode_disks(Answer(32).bytes()), IsEmpty());
  EXPECT_THAT(decode_disks({}), IsEmpty());
}

TEST(StorageAnswer, NumbersDisksOnly) {
  EXPECT_EQ(decode_disk_number(Answer(12).number(0, 7).number(4, 3).bytes()), 3U);
  EXPECT_EQ(decode_disk_number(Answer(12).number(0, 2).number(4, 3).bytes()), std::nullopt) << "an optical drive";
  EXPECT_EQ(decode_disk_number(Answer(8).number(0, 7).bytes()), std::nullopt);
}

TEST(StorageAnswer, FindsTheLogPageBehindItsHeader) {
  const Answer answer = Answer(8 + 40 + 512).number(24, 40).number(28, 512).number(48 + 5, 17, 1);
  const std::string page = decode_log_page(answer.bytes(), 512);
  ASSERT_EQ(page.size(), 512U);
  EXPECT_EQ(page[5], 17);
}

TEST(StorageAnswer, ALogPageThatIsNotWholeIsNone) {
  const Answer answer = Answer(8 + 40 + 512).number(24, 40).number(28, 512);
  EXPECT_EQ(decode_log_page(answer.bytes().first(559), 512), "");
  EXPECT_EQ(decode_log_page(Answer(560).number(24, 40).number(28, 511).bytes(), 512), "");
  EXPECT_EQ(decode_log_page(Answer(560).number(28, 512).bytes(), 512), "") << "no place of it";
  EXPECT_EQ(decode_log_page(Answer(560).number(24, 0xFFFF'FFFF).number(28, 512).bytes(), 512), "");
}

}  // namespace
}  // namespace merops::storage_answer
