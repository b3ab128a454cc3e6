#pragma once

#include "core/host/raw_device.h"
#include "core/host/storage_tree_linux.h"

#include <string>
#include <vector>

namespace merops {

/// What a check looks at: the machine as it is now.
struct DeviceLook {
  DeviceLook(const RawDevice& looked_at, const IntendedImage& intended, const SystemRoots& where);

  [[nodiscard]] const BlockTree& blocks() const { return tree.blocks(); }
  [[nodiscard]] bool shares_bytes(const std::string& name) const;  ///< is among `same`

  const RawDevice& device;
  const IntendedImage& image;
  const SystemRoots& roots;
  StorageTree tree;
  std::string disk{};               ///< of a partition; else the device itself
  std::vector<std::string> same{};  ///< devices that share bytes with it: itself, its partitions, what stands on them;
                                    ///< of a partition its disk and what stands on that, without other partitions
};

/// Each gives the objections of one kind; none where it finds nothing.
using DeviceCheck = std::vector<Objection> (*)(const DeviceLook&);

// Who uses it (device_uses_linux.cpp).
std::vector<Objection> check_root(const DeviceLook& look);        ///< the system runs from it
std::vector<Objection> check_mounts(const DeviceLook& look);      ///< mounted file systems
std::vector<Objection> check_swap(const DeviceLook& look);        ///< swap
std::vector<Objection> check_holders(const DeviceLook& look);     ///< dm, md and the like on top
std::vector<Objection> check_loops(const DeviceLook& look);       ///< loop devices that share its bytes
std::vector<Objection> check_twins(const DeviceLook& look);       ///< the same disk by another path
std::vector<Objection> check_processes(const DeviceLook& look);   ///< open for writing elsewhere
std::vector<Objection> check_partitions(const DeviceLook& look);  ///< the kernel knows partitions of it

// Whether it is fit (device_fitness_linux.cpp).
std::vector<Objection> check_kind(const DeviceLook& look);
std::vector<Objection> check_read_only(const DeviceLook& look);
std::vector<Objection> check_size(const DeviceLook& look);
std::vector<Objection> check_store_elsewhere(const DeviceLook& look);  ///< the store must not lie on it

// What is on it (device_content_linux.cpp, by libblkid).
std::vector<Objection> check_partition_kind(const DeviceLook& look);  ///< boot and other reserved partitions
std::vector<Objection> check_signatures(const DeviceLook& look);

}  // namespace merops
