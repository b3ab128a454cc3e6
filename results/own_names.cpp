#include "results/own_names.h"

#include <cstdlib>

namespace merops {
namespace {

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : value;
}

/// Of a folder's path; by its bytes, which an old Windows may give in no encoding that a path takes.
std::string last_part(const std::string& folder) { return folder.substr(folder.find_last_of("/\\") + 1); }

}  // namespace

std::vector<std::string> own_names() {
  std::vector<std::string> names;
  for (const char* name : {"USER", "LOGNAME", "SUDO_USER", "USERNAME"}) names.push_back(variable(name));
  for (const char* name : {"HOME", "USERPROFILE"}) names.push_back(last_part(variable(name)));
  return names;
}

}  // namespace merops
