#include "core/host/remove_tree.h"

#include <system_error>

namespace merops {

bool remove_tree(const std::filesystem::path& path) noexcept {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
  return std::filesystem::symlink_status(path, ignored).type() == std::filesystem::file_type::not_found;
}

}  // namespace merops
