#pragma once

#include "core/model/byte_source.h"
#include "core/model/extent.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <utility>

namespace merops {

/// A file that the system holds open for us, closed when destroyed: a descriptor on POSIX systems, a HANDLE on Windows.
class FileHandle {
 public:
  FileHandle() = default;
  explicit FileHandle(int descriptor) : native_(descriptor) {}
  explicit FileHandle(void* handle) : native_(reinterpret_cast<std::intptr_t>(handle)) {}
  FileHandle(FileHandle&& other) noexcept : native_(other.release()) {}
  FileHandle& operator=(FileHandle&& other) noexcept;
  ~FileHandle();
  [[nodiscard]] int get() const { return static_cast<int>(native_); }              ///< the descriptor
  [[nodiscard]] void* handle() const { return reinterpret_cast<void*>(native_); }  ///< the HANDLE
  [[nodiscard]] explicit operator bool() const { return native_ != kNone; }
  /// No longer closed by this object.
  std::intptr_t release() { return std::exchange(native_, kNone); }

 private:
  static constexpr std::intptr_t kNone = -1;  // no descriptor, and INVALID_HANDLE_VALUE
  std::intptr_t native_ = kNone;
};

enum class Access { buffered, direct };

/// Opens for reading only. Throws Error naming path, cause and, for direct, file system and mount.
[[nodiscard]] FileHandle open_for_reading(const std::filesystem::path& path, Access access);

/// Alignment in bytes that direct reads of this file or device need, for offsets, lengths and memory alike: what the
/// system tells of it, else the logical block size of the device; at least 512, and 4096 where nothing is told.
[[nodiscard]] std::uint64_t direct_alignment(const std::filesystem::path& path);

/// A Target for an existing file or block device (/dev/nvme0n1, \\.\PhysicalDrive0, \\.\D:); Error for anything else (a
/// missing path, a folder, a pipe, a socket, a mistyped device name).
[[nodiscard]] Target make_target(const std::filesystem::path& path);

/// A buffered ByteSource over a file or block device.
[[nodiscard]] std::unique_ptr<ByteSource> open_byte_source(const std::filesystem::path& path);

}  // namespace merops
