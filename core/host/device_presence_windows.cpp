#include "core/host/device_presence.h"
#include "core/host/open_file_windows.h"

#include <fmt/format.h>
#include <windows.h>

namespace merops {

std::string why_gone(const StorageFacts& storage, const SystemRoots& /*roots*/) {
  for (const DeviceFacts* leaf : leaves_of(storage)) {
    if (open_for_facts(leaf->path)) continue;
    const DWORD error = ::GetLastError();
    if (error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND || error == ERROR_DEV_NOT_EXIST)
      return fmt::format("{} is no longer there", leaf->name);
  }
  return {};
}

}  // namespace merops
