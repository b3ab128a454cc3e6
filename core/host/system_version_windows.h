#pragma once

#include <cstdint>
#include <string>

namespace merops {

/// Of the running Windows.
struct SystemVersion {
  std::string name{};    ///< "Windows 11 Pro 23H2"; with "(Wine 8.0)" where that stands in for it
  std::string kernel{};  ///< "10.0.22631.3007"
};
[[nodiscard]] SystemVersion system_version();

/// Windows 11 still calls itself 10 in the registry's ProductName: told by its build number.
[[nodiscard]] std::string system_name(std::string product, std::uint32_t build, const std::string& release);

}  // namespace merops
