#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// The only commands that are sent to an NVMe namespace by its character device: Identify and Read. Nothing here
/// writes, and the device is opened for reading only.

/// What a namespace says of itself (NVM Express, Identify Namespace).
struct NvmeFormat {
  std::uint64_t blocks = 0;    ///< logical blocks
  std::uint32_t block = 0;     ///< bytes of one, without metadata
  std::uint32_t metadata = 0;  ///< bytes of metadata a block
  bool protection = false;     ///< blocks carry protection information
};

/// The number of the namespace behind an open character or block device; 0 where it is none.
[[nodiscard]] std::uint32_t nvme_namespace_number(int fd);
/// Asks an open character device. Throws std::system_error with errno, or with the drive's status (nvme_status.h).
[[nodiscard]] NvmeFormat identify_nvme_namespace(int fd, std::uint32_t nsid);
/// The same out of the drive's answer of 4096 bytes. Of a format that makes no sense `block` is 0.
[[nodiscard]] NvmeFormat parse_nvme_namespace(std::span<const std::byte> answer);

/// A read of whole blocks into memory.
struct NvmeRead {
  std::uint32_t nsid = 0;
  std::uint64_t first_block = 0;
  std::uint32_t blocks = 0;  ///< 1 .. kMostNvmeBlocks
  std::uint32_t bytes = 0;
  std::byte* memory = nullptr;
};
/// A command's count of blocks has 16 bits.
inline constexpr std::uint32_t kMostNvmeBlocks = 65536;
/// Bytes of a command in an io_uring entry of 128 bytes.
inline constexpr std::size_t kNvmeCommandRoom = 80;

/// cmd_op of an io_uring entry that carries a command of the I/O queue.
[[nodiscard]] std::uint32_t nvme_command_operation();
/// Writes the Read command into the entry's room.
void write_nvme_read(std::span<std::byte, kNvmeCommandRoom> room, const NvmeRead& read);

}  // namespace merops
