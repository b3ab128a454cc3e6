#pragma once

#include "core/host/block_map.h"

#include <cstdint>
#include <filesystem>
#include <string>

struct fiemap_extent;

namespace merops {

/// Puts a file's map together from what the file system tells of its extents (FS_IOC_FIEMAP), which come in the order
/// of their offsets. Throws Error, with the file, the offset and the reason, for whatever does not lie plainly on the
/// device: a read of those blocks would not bring the file's bytes.
class FileBlocks {
 public:
  /// Of a file of `size` bytes whose file system begins `start` bytes into a device of blocks of `block` bytes.
  FileBlocks(std::filesystem::path file, std::uint64_t size, std::uint64_t start, std::uint64_t block);

  void add(const fiemap_extent& extent);
  /// Whether the extents that came reach the file's end.
  [[nodiscard]] bool complete() const { return map_.size() >= size_; }
  [[nodiscard]] std::uint64_t mapped() const { return map_.size(); }  ///< bytes of the file so far
  /// The map, once no more extents come: in whole blocks, and of as much of the file's last page as is allocated.
  [[nodiscard]] BlockMap take();

 private:
  [[noreturn]] void refuse(std::uint64_t offset, const std::string& why) const;
  void refuse_flags(const fiemap_extent& extent) const;

  std::filesystem::path file_;
  std::uint64_t size_, start_, block_;
  BlockMap map_{};
};

/// The map of an open file. Dirty pages are written back before; blocks that move later (a defragmentation) are not
/// seen. Throws Error as FileBlocks does, and where the file system does not tell.
[[nodiscard]] BlockMap blocks_of_file(int fd, const std::filesystem::path& file, std::uint64_t size,
                                      std::uint64_t start, std::uint64_t block);

}  // namespace merops
