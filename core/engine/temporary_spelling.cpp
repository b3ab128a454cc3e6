#include "core/engine/temporary_spelling.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigits = 16;
constexpr std::string_view kEnding = ".part";
constexpr std::size_t kLongestStem = 200;  // names have at most 255 bytes, or 255 units of UTF-16

/// In the system's own units, so that a cut name stands as it was cut.
fs::path::string_type prefix_of(const fs::path& name) {
  return fs::path(".").native() + name.native().substr(0, kLongestStem) + fs::path(".merops-").native();
}

bool is_ending(std::string_view text) {
  const std::string_view digits = text.substr(0, kDigits);
  return text.size() == kDigits + kEnding.size() && text.substr(kDigits) == kEnding &&
         std::all_of(digits.begin(), digits.end(), [](char c) { return std::isxdigit(static_cast<unsigned char>(c)); });
}

}  // namespace

fs::path new_temporary_name(const fs::path& name) {
  std::random_device device;
  const std::uint64_t number = (std::uint64_t{device()} << 32U) | device();
  return prefix_of(name) + fs::path(fmt::format("{:016x}{}", number, kEnding)).native();
}

bool is_temporary_name(const fs::path& entry, const fs::path& name) {
  const fs::path::string_type prefix = prefix_of(name);
  if (!entry.native().starts_with(prefix)) return false;
  const fs::path::string_type rest = entry.native().substr(prefix.size());
  const bool plain = std::all_of(rest.begin(), rest.end(), [](auto c) { return c > 0 && c < 0x7f; });
  return plain && is_ending(fs::path(rest).string());
}

}  // namespace merops
