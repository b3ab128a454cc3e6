#pragma once

#include <filesystem>

namespace merops {

/// Where the system's view of itself is read from; tests give folders of their own.
struct SystemRoots {
  std::filesystem::path sys = "/sys", proc = "/proc", dev = "/dev", run_udev = "/run/udev", etc = "/etc";
};

}  // namespace merops
