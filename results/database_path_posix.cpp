#include "core/model/error.h"
#include "results/database_path.h"

#include <cstdlib>

namespace merops {
namespace {

/// An absolute path from the environment; empty where there is none. Others are ignored, as the XDG base directory
/// specification demands.
std::filesystem::path absolute_from(const char* variable) {
  const char* text = std::getenv(variable);
  std::filesystem::path path = text == nullptr ? "" : text;
  return path.is_absolute() ? path : std::filesystem::path();
}

std::filesystem::path data_folder() {
  std::filesystem::path data = absolute_from("XDG_DATA_HOME");
  if (!data.empty()) return data;
  std::filesystem::path home = absolute_from("HOME");
  if (!home.empty()) return home / ".local" / "share";
  throw Error("finding the results database", "neither XDG_DATA_HOME nor HOME names a folder", "name a file with --db");
}

}  // namespace

std::filesystem::path default_database_path() { return data_folder() / "merops" / "results.db"; }

}  // namespace merops
