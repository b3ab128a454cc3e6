#pragma once

#include "core/host/system_roots.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// A block device that somebody wants to write over, as it was when it was looked at.
struct RawDevice {
  std::filesystem::path path{};  ///< its own name, links resolved: /dev/nvme1n1
  std::string name{};            ///< the kernel's: nvme1n1
  std::string model{}, transport{};
  std::string serial{};           ///< the disk's, also of a partition
  bool serial_is_unique = false;  ///< names this device and no other one of this machine; never of a partition
  std::uint64_t number = 0;       ///< device number (dev_t)
  std::uint64_t sequence = 0;     ///< the kernel's count of media (diskseq); 0 where it does not tell
  std::uint64_t start = 0;        ///< of a partition: where it begins, in 512-byte sectors
  std::uint64_t size = 0;         ///< bytes
  std::uint32_t logical_block = 0;
  bool partition = false, read_only = false;
  friend bool operator==(const RawDevice&, const RawDevice&) = default;
};

/// By any path that leads to it. Throws Error where that is no block device. Nothing is opened for writing.
[[nodiscard]] RawDevice find_raw_device(const std::filesystem::path& path, const SystemRoots& roots = {});

/// Whether somebody who typed this word means this device and no other: its path, the kernel's name, or a serial number
/// that is its own.
[[nodiscard]] bool names_device(const RawDevice& device, std::string_view word);

/// What is to be written there.
struct IntendedImage {
  std::filesystem::path store{};  ///< where it is read from
  std::uint64_t bytes = 0;
};

/// A reason why the device must not be written over.
struct Objection {
  std::string check{};   ///< "mounted", "swap", "signature", ...
  std::string why{};     ///< a phrase that names what is there
  std::string remedy{};  ///< what to try; may be empty
};

/// All reasons that can be found, those that concern data in use first. Looks only: nothing is opened for writing. What
/// cannot be found out is a reason, too. Throws Error where the store is not there.
[[nodiscard]] std::vector<Objection> objections_to(const RawDevice& device, const IntendedImage& image,
                                                   const SystemRoots& roots = {});

/// Whole blocks of a device or of what stands for one. Offsets, lengths and memory are multiples of kBlock. Several
/// threads may read and write disjoint runs at once. Errors are thrown as Error and name device and offset.
class BlockAccess {
 public:
  static constexpr std::uint64_t kBlock = 4096;
  virtual ~BlockAccess() = default;
  [[nodiscard]] virtual const std::string& name() const = 0;
  virtual void write(std::uint64_t offset, std::span<const std::byte> blocks) = 0;
  virtual void read(std::uint64_t offset, std::span<std::byte> blocks) const = 0;
  virtual void flush() = 0;  ///< what was written is on the medium when it returns
};

/// Opens the device for direct writing, alone: nobody else who asks for that has it, no file system, swap or device on
/// top, and none can begin to use it until this is destroyed. Throws Error where that is not so, and where number, size
/// or medium are no longer those of `device`. Writes nothing by itself.
[[nodiscard]] std::unique_ptr<BlockAccess> open_exclusively(const RawDevice& device);

}  // namespace merops
