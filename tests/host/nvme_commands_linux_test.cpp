#include "core/host/nvme_commands_linux.h"

#include <array>
#include <cstring>
#include <vector>

#include <gtest/gtest.h>
#include <linux/nvme_ioctl.h>

namespace merops {
namespace {

/// A drive's answer to Identify Namespace.
class Answer {
 public:
  template <typename Number>
  Answer& put(std::size_t at, Number number) {
    std::memcpy(&bytes_[at], &number, sizeof number);
    return *this;
  }
  [[nodiscard]] NvmeFormat parsed() const { return parse_nvme_namespace(bytes_); }

 private:
  std::vector<std::byte> bytes_ = std::vector<std::byte>(4096);
};

Answer answer(std::uint8_t format_in_use, std::size_t format_at) {
  return Answer().put<std::uint64_t>(0, 1000).put(26, format_in_use).put<std::uint8_t>(format_at + 2, 12);
}

TEST(NvmeNamespaceAnswer, TellsSizeAndBlock) {
  const NvmeFormat format = answer(0, 128).parsed();
  EXPECT_EQ(format.blocks, 1000U);
  EXPECT_EQ(format.block, 4096U);
  EXPECT_EQ(format.metadata, 0U);
  EXPECT_FALSE(format.protection);
}

TEST(NvmeNamespaceAnswer, TakesTheFormatInUse) {
  EXPECT_EQ(answer(3, 128 + 4 * 3).parsed().block, 4096U);
  EXPECT_EQ(answer(0x13, 128 + 4 * 3).parsed().block, 4096U);                   // metadata behind each block
  EXPECT_EQ(answer(0x21, 128 + 4 * 17).parsed().block, 4096U);                  // the seventeenth
  EXPECT_EQ(answer(3, 128).parsed().block, 0U) << "a format of no block size";  // not told
}

TEST(NvmeNamespaceAnswer, TellsMetadataAndProtection) {
  Answer with = answer(0, 128);
  with.put<std::uint16_t>(128, 8).put<std::uint8_t>(29, 1);
  EXPECT_EQ(with.parsed().metadata, 8U);
  EXPECT_TRUE(with.parsed().protection);
}

TEST(NvmeNamespaceAnswer, IsNotTakenWhereItIsTooShort) {
  const std::array<std::byte, 100> too_short{};
  EXPECT_EQ(parse_nvme_namespace(too_short).block, 0U);
}

/// No command of ours may change anything on a drive.
TEST(NvmeReadCommand, IsAReadAndNothingElse) {
  std::array<std::byte, kNvmeCommandRoom> room;
  room.fill(std::byte{0xff});
  std::byte memory{};
  write_nvme_read(room,
                  {.nsid = 7, .first_block = 0x1'2345'6789, .blocks = 65536, .bytes = 65536U * 512, .memory = &memory});
  nvme_uring_cmd command{};
  std::memcpy(&command, room.data(), sizeof command);
  EXPECT_EQ(command.opcode, 0x02);
  EXPECT_EQ(command.flags, 0);
  EXPECT_EQ(command.nsid, 7U);
  EXPECT_EQ(command.cdw10, 0x2345'6789U);
  EXPECT_EQ(command.cdw11, 1U);
  EXPECT_EQ(command.cdw12, 65535U) << "counted from 0, and no bits above";
  EXPECT_EQ(command.cdw13 | command.cdw14 | command.cdw15 | command.cdw2 | command.cdw3, 0U);
  EXPECT_EQ(command.data_len, 65536U * 512);
  EXPECT_EQ(command.addr, reinterpret_cast<std::uintptr_t>(&memory));
  EXPECT_EQ(command.metadata, 0U);
}

}  // namespace
}  // namespace merops
