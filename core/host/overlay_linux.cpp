#include "core/host/overlay_linux.h"

#include <sstream>
#include <string>
#include <system_error>
#include <vector>

namespace merops {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return path.is_absolute() && fs::exists(path, ignored);
}

// Upper first; lowerdir=A:B:C.
std::vector<fs::path> layers_of(const Mount& mount) {
  std::vector<fs::path> layers{mount.super_option("upperdir")};
  std::istringstream lower(mount.super_option("lowerdir"));
  for (std::string layer; std::getline(lower, layer, ':');) layers.emplace_back(layer);
  return layers;
}

}  // namespace

fs::path below_overlay(const fs::path& resolved, const Mount& mount) {
  const std::vector<fs::path> layers = layers_of(mount);
  const fs::path inside = resolved.lexically_relative(mount.point);
  for (const fs::path& layer : layers) {
    if (is_there(layer) && is_there(layer / inside)) return layer / inside;
  }
  return is_there(layers.front()) ? layers.front() : fs::path();
}

}  // namespace merops
