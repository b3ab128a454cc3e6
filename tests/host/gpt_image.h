#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace merops::test {

/// What a GPT says of its one partition.
struct GptPartition {
  std::string type{};  ///< 16 bytes as they are on the disk
  std::uint64_t attributes = 0;
  std::uint64_t first = 2048, last = 18431;  ///< 512-byte sectors
};

extern const std::string kGptLinux, kGptBiosBoot;  ///< types

/// Writes protective MBR, table and the table's copy at the end into a file or device of so many bytes.
void write_gpt(const std::filesystem::path& image, std::uint64_t bytes, const GptPartition& partition);

}  // namespace merops::test
