#pragma once

#include <filesystem>

namespace merops {

/// Where Linux's view of itself is read from; tests give folders of their own. Other systems have calls for it and look
/// at none of these.
struct SystemRoots {
  std::filesystem::path sys = "/sys", proc = "/proc", dev = "/dev", run_udev = "/run/udev", etc = "/etc";
};

}  // namespace merops
