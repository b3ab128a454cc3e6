#include "results/own_names.h"

#include <cstdlib>
#include <filesystem>

namespace merops {
namespace {

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : value;
}

}  // namespace

std::vector<std::string> own_names() {
  std::vector<std::string> names;
  for (const char* name : {"USER", "LOGNAME", "SUDO_USER"}) names.push_back(variable(name));
  names.push_back(std::filesystem::path(variable("HOME")).filename().string());
  return names;
}

}  // namespace merops
