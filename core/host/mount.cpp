#include "core/host/mount.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

namespace merops {
namespace {

std::vector<std::string> split(const std::string& options) {
  std::vector<std::string> all;
  std::istringstream rest(options);
  for (std::string option; std::getline(rest, option, ',');) all.push_back(option);
  return all;
}

}  // namespace

std::string Mount::describe() const {
  if (point.empty()) return "a file system that the system does not name";
  return fmt::format("{} mounted at {} ({})", file_system, point, options);
}

std::string Mount::all_options() const {
  std::vector<std::string> all = split(options);
  for (const std::string& option : split(super_options)) {
    const bool access = option == "rw" || option == "ro";  // the mount's own says which it is
    if (!access && std::find(all.begin(), all.end(), option) == all.end()) all.push_back(option);
  }
  return fmt::format("{}", fmt::join(all, ","));
}

std::string Mount::super_option(std::string_view name) const {
  for (const std::string& option : split(super_options)) {
    if (option.size() > name.size() && option[name.size()] == '=' && option.compare(0, name.size(), name) == 0)
      return option.substr(name.size() + 1);
  }
  return {};
}

}  // namespace merops
