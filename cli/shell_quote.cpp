#include "cli/shell_quote.h"

#include <algorithm>

namespace merops {
namespace {

bool is_harmless(char character) {
  constexpr std::string_view kHarmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
  return kHarmless.find(character) != std::string_view::npos;
}

}  // namespace

std::string shell_quoted(std::string_view word) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_harmless)) return std::string(word);
  std::string quoted = "'";
  for (const char character : word) {
    if (character == '\'') {
      quoted += "'\\''";
    } else {
      quoted += character;
    }
  }
  return quoted + "'";
}

std::string quoted_command_line(int count, const char* const* arguments) {
  std::string line = "merops";
  for (int number = 1; number < count; ++number) line += " " + shell_quoted(arguments[number]);
  return line;
}

}  // namespace merops
