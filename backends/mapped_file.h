#pragma once

#include "core/host/open_file.h"
#include "core/model/extent.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace merops {

/// A whole file mapped for reading, as it was when it was opened. Throws Error where that cannot be done.
class MappedFile {
 public:
  explicit MappedFile(const std::filesystem::path& path);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&&) = delete;
  ~MappedFile();

  /// The extent's bytes; fewer, or none, where it lies beyond the mapping. Touching them may fail: see touch_pages.
  [[nodiscard]] std::span<const std::byte> bytes(const Extent& extent) const;
  [[nodiscard]] std::uint64_t offset_of(const std::byte* address) const {
    return static_cast<std::uint64_t>(address - mapping_.data());
  }
  /// The file's end, as it is now, is not before the extent's. One system call.
  [[nodiscard]] bool still_holds(const Extent& extent) const;

 private:
  FileHandle file_;
  std::span<const std::byte> mapping_{};
};

}  // namespace merops
