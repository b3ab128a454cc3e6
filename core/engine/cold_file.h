#pragma once

#include "core/host/open_file.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace merops {

/// A file or block device that is read in large runs and leaves the page cache as it was: direct where that is
/// possible, else buffered, and what was read is dropped from the cache again. Several threads may read at once. Errors
/// are thrown as Error and name the file.
class ColdFile {
 public:
  static constexpr std::uint64_t kBlock = 4096;  ///< offsets, lengths and memory of reads are multiples of it

  explicit ColdFile(const std::filesystem::path& path);

  /// Reads whole blocks from `offset` on; only the last of them may lie behind the file's end, by less than a block.
  /// Throws Error where one of the first `needed` bytes is missing.
  void read(std::uint64_t offset, std::span<std::byte> blocks, std::uint64_t needed) const;

  [[nodiscard]] bool direct() const { return why_buffered_.empty(); }
  [[nodiscard]] const std::string& why_buffered() const { return why_buffered_; }  ///< empty when direct

 private:
  [[nodiscard]] std::string open_direct();

  std::filesystem::path path_;
  FileHandle file_{};  // stands before why_buffered_, whose initialisation opens it
  std::string why_buffered_;
};

}  // namespace merops
