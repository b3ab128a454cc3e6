#include "core/host/nvme_commands_linux.h"

#include "core/host/nvme_status.h"

#include <array>
#include <bit>
#include <cassert>
#include <cerrno>
#include <cstring>
#include <system_error>

#include <linux/nvme_ioctl.h>
#include <sys/ioctl.h>

namespace merops {
namespace {

// Identify is a command of the admin queue, Read one of an I/O queue. In both sets the lowest bit of a number says that
// data go to the drive, which is what no command of ours may do.
constexpr std::uint8_t kIdentify = 0x06, kRead = 0x02;
constexpr std::uint8_t kMovesDataToDrive = 0x01;
static_assert((kIdentify & kMovesDataToDrive) == 0 && (kRead & kMovesDataToDrive) == 0);
static_assert(sizeof(nvme_uring_cmd) <= kNvmeCommandRoom);

// Places in the answer to Identify Namespace.
constexpr std::size_t kAnswer = 4096;
constexpr std::size_t kSize = 0, kFormatInUse = 26, kProtection = 29, kFormats = 128, kFormatBytes = 4;
constexpr unsigned kLeastShift = 9, kMostShift = 16;

template <typename Number>
Number number_at(std::span<const std::byte> bytes, std::size_t at) {
  static_assert(std::endian::native == std::endian::little, "as the drive answers");
  Number number{};
  std::memcpy(&number, &bytes[at], sizeof number);
  return number;
}

}  // namespace

std::uint32_t nvme_namespace_number(int fd) {
  const int number = ::ioctl(fd, NVME_IOCTL_ID);
  return number > 0 ? static_cast<std::uint32_t>(number) : 0;
}

NvmeFormat parse_nvme_namespace(std::span<const std::byte> answer) {
  if (answer.size() < kAnswer) return {};
  const auto in_use = number_at<std::uint8_t>(answer, kFormatInUse);
  const unsigned index =
      (in_use & 0x0fU) | (in_use & 0x60U) >> 1U;  // four low bits, and two above "in the same buffer"
  const std::size_t format = kFormats + kFormatBytes * index;
  const auto shift = number_at<std::uint8_t>(answer, format + 2);
  NvmeFormat found;
  found.blocks = number_at<std::uint64_t>(answer, kSize);
  found.block = shift < kLeastShift || shift > kMostShift ? 0 : 1U << shift;
  found.metadata = number_at<std::uint16_t>(answer, format);
  found.protection = (number_at<std::uint8_t>(answer, kProtection) & 0x07U) != 0;
  return found;
}

NvmeFormat identify_nvme_namespace(int fd, std::uint32_t nsid) {
  alignas(kAnswer) std::array<std::byte, kAnswer> answer{};
  nvme_admin_cmd command{};
  command.opcode = kIdentify;
  command.nsid = nsid;
  command.addr = reinterpret_cast<std::uintptr_t>(answer.data());
  command.data_len = kAnswer;
  const int status = ::ioctl(fd, NVME_IOCTL_ADMIN_CMD, &command);
  if (status < 0) throw std::system_error(errno, std::generic_category());
  if (status > 0) throw std::system_error(nvme_status(status));
  return parse_nvme_namespace(answer);
}

std::uint32_t nvme_command_operation() { return NVME_URING_CMD_IO; }

void write_nvme_read(std::span<std::byte, kNvmeCommandRoom> room, const NvmeRead& read) {
  assert(read.blocks > 0 && read.blocks <= kMostNvmeBlocks);
  nvme_uring_cmd command{};
  command.opcode = kRead;
  command.nsid = read.nsid;
  command.addr = reinterpret_cast<std::uintptr_t>(read.memory);
  command.data_len = read.bytes;
  command.cdw10 = static_cast<std::uint32_t>(read.first_block);
  command.cdw11 = static_cast<std::uint32_t>(read.first_block >> 32U);
  command.cdw12 = read.blocks - 1;
  std::memset(room.data(), 0, room.size());
  std::memcpy(room.data(), &command, sizeof command);
}

}  // namespace merops
