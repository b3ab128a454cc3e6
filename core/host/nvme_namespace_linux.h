#pragma once

#include "core/host/open_file.h"
#include "core/host/system_roots.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace merops {

/// A namespace of an NVMe drive, open by its character device (/dev/ngXnY) for commands past the block layer.
struct NvmeNamespace {
  std::filesystem::path node{};       ///< of the character device
  FileHandle device{};                ///< open for reading
  std::uint32_t number = 0;           ///< within its controller
  std::uint32_t block = 0;            ///< bytes of a logical block, a power of two
  std::uint64_t size = 0;             ///< bytes
  std::uint64_t largest_command = 0;  ///< bytes, whole blocks: what one command moves without being copied
  std::uint64_t largest_buffer = 0;   ///< bytes: registered memory that a command can lie in
  bool polled = false;                ///< the driver has queues for it that are polled
};

/// What sysfs tells of a block device that is a namespace, or a partition of one.
struct NvmePlace {
  std::string disk{};                          ///< the namespace's block device: "nvme0n1"
  std::vector<std::filesystem::path> nodes{};  ///< character devices of its controller, one of them the namespace's
  std::uint32_t number = 0;                    ///< the namespace's, within its controller
  std::uint64_t start = 0;                     ///< bytes from the namespace's start to the partition's
  std::uint64_t size = 0;                      ///< bytes of the partition, or of the namespace
  std::uint64_t disk_size = 0;                 ///< bytes of the namespace
  std::uint32_t block = 0;                     ///< bytes of a logical block
  std::uint64_t largest_command = 0, largest_buffer = 0;  ///< bytes
  bool polled = false;
  friend bool operator==(const NvmePlace&, const NvmePlace&) = default;
};

/// The place of a block device by its number (dev_t). `nodes` is empty where it is not on an NVMe namespace itself: a
/// disk of another kind, and what stands on several (dm, md) or in a file (loop).
[[nodiscard]] NvmePlace nvme_place(std::uint64_t device_number, const SystemRoots& roots = {});

/// Opens the character device of that place and asks the drive. Throws Error where it cannot be opened, the drive's
/// answer and the system's view differ, or its blocks carry metadata or protection information.
[[nodiscard]] NvmeNamespace open_nvme_namespace(const NvmePlace& place);

/// Character devices of NVMe namespaces that this system has; empty on kernels that give none.
[[nodiscard]] std::vector<std::filesystem::path> nvme_nodes(const SystemRoots& roots = {});
/// Whether the driver has polled queues for any namespace.
[[nodiscard]] bool any_nvme_is_polled(const SystemRoots& roots = {});

}  // namespace merops
