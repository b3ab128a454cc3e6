#include "core/host/whole_path.h"

namespace merops {

std::filesystem::path whole_path(const std::filesystem::path& path) {
  return std::filesystem::absolute(path).lexically_normal();
}

}  // namespace merops
