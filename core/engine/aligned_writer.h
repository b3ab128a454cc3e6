#pragma once

#include "core/host/open_file.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace merops {

/// Writes whole blocks into a new file: direct where the file system takes it, else through the page cache, and says
/// which. Several threads may write disjoint runs at once. Errors are thrown as Error and name the file.
class AlignedWriter {
 public:
  static constexpr std::uint64_t kBlock = 4096;  ///< offsets, lengths and memory are multiples of it

  /// Opens the file, empty or new, and takes space for `size` bytes where the file system can. A full disk is found
  /// here.
  AlignedWriter(std::filesystem::path path, std::uint64_t size);

  void write(std::uint64_t offset, std::span<const std::byte> blocks);
  /// Ends the file at `size` bytes, whole blocks; what lay behind is gone.
  void cut(std::uint64_t size);
  /// Takes `count` blocks out from `offset`, moving what follows towards the start. Nobody else writes meanwhile.
  void remove_blocks(std::uint64_t offset, std::uint64_t count);
  /// Whether remove_blocks costs nothing on this file system; else it copies all that follows.
  [[nodiscard]] bool removes_cheaply();
  /// Ends the file at `size` bytes, of any number, and makes it durable.
  void finish(std::uint64_t size);

  [[nodiscard]] bool direct() const { return why_buffered_.empty(); }
  [[nodiscard]] const std::string& why_buffered() const { return why_buffered_; }  ///< empty when direct

 private:
  [[nodiscard]] std::string make_direct();
  void preallocate(std::uint64_t size);
  void copy_down(std::uint64_t from, std::uint64_t to);

  std::filesystem::path path_;
  FileHandle file_;
  std::string why_buffered_;
  std::uint64_t size_ = 0;
};

}  // namespace merops
