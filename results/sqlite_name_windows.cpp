#include "results/long_name_windows.h"
#include "results/sqlite_name.h"

namespace merops {

std::string sqlite_name(const std::filesystem::path& path) {
  const std::u8string name = std::filesystem::path(long_name(path)).u8string();
  return {name.begin(), name.end()};
}

/// The usual one refuses names of more than 260 characters.
const char* sqlite_layer() { return "win32-longpath"; }

}  // namespace merops
