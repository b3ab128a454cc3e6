#pragma once

#include "core/host/system_roots.h"
#include "tests/support/temporary_folder.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace merops::test {

using Attributes = std::map<std::string, std::string>;

/// The kernel's view of a machine that does not exist, written into a temporary folder as sysfs and procfs have it.
class FakeMachine {
 public:
  FakeMachine();
  [[nodiscard]] const SystemRoots& roots() const { return roots_; }

  /// Writes attributes of the device, bus or port at `place` below /sys/devices.
  void hardware(const std::string& place, const Attributes& attributes);
  /// A whole disk with usual attributes at `place` below /sys/devices; its last part is its name. `attributes` may
  /// override them. `parent` is what its `device` link leads to, a place as well (none when empty).
  void disk(const std::string& place, const std::string& numbers, std::uint64_t bytes, const std::string& parent = {},
            const Attributes& attributes = {});
  /// A disk below /sys/devices/virtual/block.
  void virtual_disk(const std::string& name, const std::string& numbers, std::uint64_t bytes,
                    const Attributes& attributes = {});
  void partition(const std::string& disk, const std::string& name, const std::string& numbers, std::uint64_t bytes);
  /// `upper` stands on `lower`: slaves and holders.
  void stack(const std::string& upper, const std::string& lower);
  /// The driver of the device at `place`.
  void driver(const std::string& place, const std::string& name);
  void mount(const std::string& numbers, const std::filesystem::path& point, const std::string& type,
             const std::string& source, const std::string& super_options = "rw");
  void swap_on(const std::string& source);
  /// A file of the machine's, for paths whose storage is asked for; its folder is the mount point to use.
  [[nodiscard]] std::filesystem::path file(const std::string& name) const;
  /// Changes one attribute of a block device.
  void set(const std::string& name, const std::string& attribute, const std::string& text);
  void forget(const std::string& name, const std::string& attribute);

 private:
  [[nodiscard]] std::filesystem::path folder(const std::string& name) const;
  void known_as(const std::filesystem::path& device, const std::string& name, const std::string& numbers);

  TemporaryFolder top_;
  SystemRoots roots_;
  std::string mounts_{}, swaps_{"Filename Type Size Used Priority\n"};
};

}  // namespace merops::test
