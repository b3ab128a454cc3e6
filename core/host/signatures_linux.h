#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace merops {

/// What libblkid recognises: a file system, RAID or LVM member, encrypted volume, swap, partition table.
struct Signature {
  std::string type{};   ///< "ext4", "LVM2_member", "gpt"
  std::string kind{};   ///< "filesystem", "raid", "crypto", "partition table"
  std::string label{};  ///< may be empty
  std::uint64_t offset = 0;
};

/// All signatures of a device (or of a file that is like one), also those whose checksum is wrong and partition tables
/// of which only the copy at the end is left. `number`: the device that it must be (st_rdev); 0: any file. Throws Error
/// where it cannot be read, is another device, or libblkid cannot tell.
[[nodiscard]] std::vector<Signature> signatures_of(const std::filesystem::path& path, std::uint64_t number = 0);

/// What a disk's partition table says of one of its partitions.
struct TableEntry {
  std::string type{};     ///< GPT's number, or "0x83"; empty where the kernel knows a partition that no table names
  bool required = false;  ///< GPT: the platform needs it
};
[[nodiscard]] TableEntry partition_entry(const std::filesystem::path& disk, std::uint64_t partition_number);

}  // namespace merops
