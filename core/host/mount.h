#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// The mount that holds a path.
struct Mount {
  std::string point{}, file_system{}, options{};
  [[nodiscard]] std::string describe() const;  ///< "ext4 mounted at /home (rw,noatime)", for messages
};

/// The mount of an existing path, symbolic links resolved; empty where the system does not tell. Never throws for that.
[[nodiscard]] Mount mount_of(const std::filesystem::path& path);

}  // namespace merops
