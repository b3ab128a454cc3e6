#pragma once

#include "core/model/byte_source.h"
#include "core/model/extent.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace merops {

/// A file descriptor that is closed when destroyed.
class FileHandle {
 public:
  FileHandle() = default;
  explicit FileHandle(int fd) : fd_(fd) {}
  FileHandle(FileHandle&& other) noexcept;
  FileHandle& operator=(FileHandle&& other) noexcept;
  ~FileHandle();
  [[nodiscard]] int get() const { return fd_; }
  [[nodiscard]] explicit operator bool() const { return fd_ >= 0; }
  [[nodiscard]] int release();

 private:
  int fd_ = -1;
};

enum class Access { buffered, direct };

/// Opens for reading only. Throws Error naming path, cause and, for direct, file system and mount.
[[nodiscard]] FileHandle open_for_reading(const std::filesystem::path& path, Access access);

/// Alignment in bytes that direct reads of this file or device need, for offsets, lengths and memory alike:
/// STATX_DIOALIGN where the kernel tells, else the logical block size of the device, at least 512.
[[nodiscard]] std::uint64_t direct_alignment(const std::filesystem::path& path);

/// A Target for an existing file or block device; Error for anything else (a missing path, a folder, a socket, a
/// mistyped /dev name).
[[nodiscard]] Target make_target(const std::filesystem::path& path);

/// A buffered ByteSource over a file or block device.
[[nodiscard]] std::unique_ptr<ByteSource> open_byte_source(const std::filesystem::path& path);

}  // namespace merops
