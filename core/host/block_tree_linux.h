#pragma once

#include "core/host/system_roots.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace merops {

/// sysfs' tree of block devices by kernel name: which there are, and what stands on what. Names with a slash
/// (cciss/c0d0) are written as the kernel's users write them. Nothing throws: what is not there is empty.
class BlockTree {
 public:
  explicit BlockTree(SystemRoots roots) : roots_(std::move(roots)) {}

  [[nodiscard]] bool has(const std::string& name) const;
  /// The device's own folder, links resolved: its place in the tree of hardware.
  [[nodiscard]] std::filesystem::path folder(const std::string& name) const;
  /// The folder that holds `queue` and `device`: its disk's for a partition, else its own.
  [[nodiscard]] std::filesystem::path disk_folder(const std::string& name) const;
  [[nodiscard]] std::string name_of(std::uint64_t device_number) const;        ///< by major and minor number (dev_t)
  [[nodiscard]] std::string name_of(const std::filesystem::path& node) const;  ///< by /dev path, links followed
  [[nodiscard]] std::optional<std::uint64_t> number_of(const std::string& name) const;  ///< dev_t

  [[nodiscard]] std::vector<std::string> whole_devices() const;  ///< all but partitions and hidden paths, by name
  [[nodiscard]] bool is_partition(const std::string& name) const;
  [[nodiscard]] std::vector<std::string> partitions(const std::string& name) const;
  [[nodiscard]] std::vector<std::string> slaves(const std::string& name) const;   ///< what a dm or md device stands on
  [[nodiscard]] std::vector<std::string> holders(const std::string& name) const;  ///< what stands on this device
  /// The device, its partitions and all that stands on them.
  [[nodiscard]] std::vector<std::string> family(const std::string& name) const;

 private:
  SystemRoots roots_;
};

}  // namespace merops
