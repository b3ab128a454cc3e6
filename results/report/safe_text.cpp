#include "results/report/safe_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace merops::report {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";     // U+2026

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }

/// Bytes of the sequence that a first byte announces; 0 for a byte that begins none.
std::size_t announced(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 0;
};

/// The character at the text's beginning; absent where there is no valid one.
std::optional<Character> first_character(std::string_view text) {
  constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t bytes = announced(first);
  if (bytes == 0 || bytes > text.size()) return std::nullopt;
  std::uint32_t code = bytes == 1 ? first : first & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if (!continues(text[i])) return std::nullopt;
    code = (code << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (code < kLeast.at(bytes) || surrogate || code > 0x10FFFF) return std::nullopt;
  return Character{code, bytes};
}

bool turns_direction(std::uint32_t code) {
  return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

bool is_forbidden(std::uint32_t code) {
  const bool no_character = (code & 0xFFFEU) == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF);
  const bool control = code >= 0x80 && code < 0xA0;
  const bool parts_lines = code == 0x2028 || code == 0x2029;
  return no_character || control || parts_lines || turns_direction(code);
}

/// U+2400 and what follows it show the control characters, U+2421 DEL.
std::string picture_of(std::uint32_t control) {
  const std::uint32_t low = control == 0x7F ? 0x21 : control;
  return {'\xE2', '\x90', static_cast<char>(0x80U | low)};
}

std::string printable_of(const Character& character, std::string_view bytes) {
  if (character.code < 0x20 || character.code == 0x7F) return picture_of(character.code);
  return std::string(is_forbidden(character.code) ? kReplacement : bytes);
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

/// Where the character of this number begins.
std::size_t offset_of(std::string_view text, std::size_t number) {
  std::size_t offset = 0;
  for (; offset < text.size(); ++offset) {
    if (continues(text[offset])) continue;
    if (number-- == 0) break;
  }
  return offset;
}

std::string_view entity_of(char c) {
  switch (c) {
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '&':
      return "&amp;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

}  // namespace

std::string printable(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  while (!text.empty()) {
    const auto character = first_character(text);
    const std::size_t bytes = character ? character->bytes : 1;
    safe += character ? printable_of(*character, text.substr(0, bytes)) : std::string(kReplacement);
    text.remove_prefix(bytes);
  }
  return safe;
}

std::string escape_markup(std::string_view text) {
  std::string escaped;
  for (const char c : printable(text)) {
    const std::string_view entity = entity_of(c);
    entity.empty() ? escaped += c : escaped += entity;
  }
  return escaped;
}

std::string escape_markdown(std::string_view text) {
  constexpr std::string_view kMarks = "\\`*_{}[]#|~!";
  std::string escaped;
  for (const char c : printable(text)) {
    if (c == '<' || c == '>' || c == '&') {
      escaped += entity_of(c);
      continue;
    }
    if (kMarks.find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string shortened(std::string_view text, std::size_t most) {
  std::string safe = printable(text);
  const std::size_t count = characters(safe);
  if (count <= most) return safe;
  const std::size_t head = most / 2;
  const std::size_t tail = most - 1 - head;
  const std::size_t end_of_head = offset_of(safe, head);
  const std::size_t begin_of_tail = offset_of(safe, count - tail);
  return safe.substr(0, end_of_head) + std::string(kEllipsis) + safe.substr(begin_of_tail);
}

}  // namespace merops::report
