#pragma once

#include <string_view>

namespace merops {

/// The few signs beyond ASCII that tables and verdicts use, or their stand-ins where the locale is not UTF-8.
struct Symbols {
  std::string_view micro = "u", dash = "-", rule = "-", times = "x", plus_minus = "+-", at_most = "<=";
  std::string_view bar = "#", bar_rest = ".";
  bool utf8 = false;
};

[[nodiscard]] constexpr Symbols symbols_for(bool utf8) {
  if (!utf8) return {};
  return {"\u00b5", "\u2013", "\u2500", "\u00d7", "\u00b1", "\u2264", "\u2588", "\u2591", true};
}

}  // namespace merops
