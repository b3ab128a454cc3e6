#pragma once

#include "core/host/open_file.h"
#include "tests/support/mounted_file_system.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <thread>

namespace merops::test {

/// A read that reached a OneFileSystem and waits for its answer.
struct FileSystemRead {
  std::uint64_t id = 0;
  std::uint64_t offset = 0;
  std::uint32_t size = 0;
};

/// A mounted file system that holds one file and asks its owner about every read of it: FUSE, spoken directly.
/// Buffered, direct and mapped reads all come here through the system's own code. For tests that run as root.
class OneFileSystem {
 public:
  /// Empty, or why there can be none here: a reason to skip.
  [[nodiscard]] static std::string unavailable();

  /// Called on a thread of its own for each read; answers it now or later, with answer() or fail(), or never.
  using OnRead = std::function<void(const FileSystemRead&)>;
  OneFileSystem(const std::filesystem::path& mount_point, std::uint64_t file_size, OnRead on_read);
  OneFileSystem(const OneFileSystem&) = delete;
  OneFileSystem& operator=(const OneFileSystem&) = delete;
  ~OneFileSystem();  ///< reads that still wait fail with ENOTCONN

  [[nodiscard]] std::filesystem::path file() const { return mounted_->path() / "file"; }
  /// Both from any thread; at most the size that was asked for.
  void answer(std::uint64_t id, std::span<const std::byte> bytes) const { reply(id, 0, bytes); }
  void fail(std::uint64_t id, int error) const { reply(id, error, {}); }

 private:
  void serve();
  void handle(std::span<const std::byte> message);
  void reply(std::uint64_t id, int error, std::span<const std::byte> body) const;

  std::uint64_t file_size_;
  OnRead on_read_;
  FileHandle fuse_, stop_;
  std::optional<MountedFileSystem> mounted_;
  std::thread server_;
};

}  // namespace merops::test
