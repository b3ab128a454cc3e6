#include "core/host/hardware_path_linux.h"

namespace merops {

std::vector<std::filesystem::path> hardware_path(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> places;
  for (auto place = folder; place.has_relative_path() && place.filename() != "devices"; place = place.parent_path()) {
    places.push_back(place);
  }
  return places;
}

}  // namespace merops
