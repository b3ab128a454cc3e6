#include "results/shell_words.h"

#include <algorithm>
#include <cctype>

namespace merops {
namespace {

bool is_space(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

bool is_harmless(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
         std::string_view("_@%+=:,./-").find(c) != std::string_view::npos;
}

std::string quoted(const std::string& word) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_harmless)) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

/// One word from `at` on, which is moved behind it.
std::string take_word(std::string_view line, std::size_t& at) {
  std::string word;
  char quote = 0;
  for (; at < line.size() && (quote != 0 || !is_space(line[at])); ++at) {
    const char c = line[at];
    if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    } else if (c == '\\' && quote != '\'' && at + 1 < line.size()) {
      word += line[++at];
    } else {
      word += c;
    }
  }
  return word;
}

}  // namespace

std::vector<std::string> split_shell_words(std::string_view line) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < line.size();) {
    if (is_space(line[at])) {
      ++at;
    } else {
      words.push_back(take_word(line, at));
    }
  }
  return words;
}

std::string join_shell_words(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + quoted(word);
  return line;
}

}  // namespace merops
