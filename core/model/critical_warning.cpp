#include "core/model/critical_warning.h"

#include <array>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint32_t kTemperature = 0x02;

struct Warning {
  std::uint32_t bit = 0;
  std::string_view words{};
};

constexpr std::array kWarnings{
    Warning{0x01, "its spare blocks are nearly used up"},
    Warning{kTemperature, "its temperature is beyond its limits"},
    Warning{0x04, "errors have made it unreliable"},
    Warning{0x08, "it is read-only"},
    Warning{0x10, "the backup of its volatile memory has failed"},
    Warning{0x20, "its persistent memory is read-only or unreliable"},
};

}  // namespace

std::string critical_warning_words(std::uint32_t bits) {
  if (bits == 0) return {};
  std::vector<std::string_view> words;
  std::uint32_t unknown = bits;
  for (const Warning& warning : kWarnings) {
    if ((bits & warning.bit) != 0) words.push_back(warning.words);
    unknown &= ~warning.bit;
  }
  if (unknown != 0) words.emplace_back("it warns of what this program does not know");
  return fmt::format("{} (critical warning {:#04x})", fmt::join(words, ", "), bits);
}

std::string critical_warning_advice(std::uint32_t bits) {
  if (bits == 0) return {};
  return bits == kTemperature ? "let it cool or warm up, and measure again" : "save what is on it, and trust no rate";
}

}  // namespace merops
