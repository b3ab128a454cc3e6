#pragma once

#include "core/host/open_file.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace merops::test {

struct LoopOptions {
  std::uint32_t block = 512;  ///< logical block size, bytes
  bool direct = false;        ///< reads its file past the page cache
  bool read_only = false;
  bool partitions = false;   ///< may have partitions (LoopPartition)
  std::uint64_t offset = 0;  ///< of its first byte in the file
};

/// A loop device over a file, for tests that run as root (under Wine, a disk that is the file). It holds the device
/// open for reading; the kernel detaches it when the last user closes it, so also when the test dies.
class LoopDevice {
 public:
  /// Empty, or why no loop device with such blocks can be had here: a reason to skip.
  [[nodiscard]] static std::string unavailable(std::uint32_t block = 512);

  explicit LoopDevice(const std::filesystem::path& file, const LoopOptions& options = {});  ///< throws when it cannot
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }                 ///< /dev/loop3
  [[nodiscard]] std::string name() const { return path_.filename().string(); }              ///< loop3

 private:
  std::filesystem::path path_;
  FileHandle device_;
  std::shared_ptr<const void> named_;  // Windows: the name by which the file is the disk
};

/// A partition of a loop device, made known to the kernel without a partition table.
class LoopPartition {
 public:
  /// Throws when the kernel makes none.
  LoopPartition(const LoopDevice& device, int number, std::uint64_t start, std::uint64_t bytes);
  LoopPartition(const LoopPartition&) = delete;
  LoopPartition& operator=(const LoopPartition&) = delete;
  ~LoopPartition();
  [[nodiscard]] std::string name() const { return device_name_ + "p" + std::to_string(number_); }  ///< loop3p1

 private:
  FileHandle device_;
  std::string device_name_;
  int number_;
};

}  // namespace merops::test
