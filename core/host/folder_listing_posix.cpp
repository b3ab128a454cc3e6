#include "core/host/folder_listing.h"

namespace merops {

std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder, std::error_code& error) {
  std::vector<std::filesystem::path> names;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    names.push_back(entry->path().filename());
  }
  return names;
}

}  // namespace merops
