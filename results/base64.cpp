#include "results/base64.h"

#include <algorithm>
#include <cstdint>

namespace merops {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Three bytes as four letters; of fewer bytes the letters that they fill.
void append_group(std::string& out, std::span<const std::byte> bytes) {
  std::uint32_t bits = 0;
  for (std::size_t place = 0; place < 3; ++place) {
    bits = bits << 8U | (place < bytes.size() ? std::to_integer<std::uint32_t>(bytes[place]) : 0U);
  }
  for (std::size_t place = 0; place < 4; ++place) {
    out += place <= bytes.size() ? kLetters[bits >> (18 - 6 * place) & 0x3fU] : '=';
  }
}

/// Four letters as up to three bytes; false where one is none of the letters.
bool append_bytes(std::vector<std::byte>& out, std::string_view letters, std::size_t count) {
  std::uint32_t bits = 0;
  for (std::size_t place = 0; place < 4; ++place) {
    const std::size_t value = place <= count ? kLetters.find(letters[place]) : 0;
    if (value == std::string_view::npos) return false;
    bits = bits << 6U | static_cast<std::uint32_t>(value);
  }
  for (std::size_t place = 0; place < count; ++place) {
    out.push_back(static_cast<std::byte>(bits >> (16 - 8 * place) & 0xffU));
  }
  return true;
}

}  // namespace

std::string to_base64(std::span<const std::byte> bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    append_group(text, bytes.subspan(at, std::min<std::size_t>(3, bytes.size() - at)));
  }
  return text;
}

std::optional<std::vector<std::byte>> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with("=") ? 1 : 0;
  std::vector<std::byte> bytes;
  bytes.reserve(text.size() / 4 * 3);
  for (std::size_t at = 0; at < text.size(); at += 4) {
    const std::size_t count = at + 4 == text.size() ? 3 - padding : 3;
    if (!append_bytes(bytes, text.substr(at, 4), count)) return std::nullopt;
  }
  if (to_base64(bytes) != text) return std::nullopt;  // bits that no byte holds
  return bytes;
}

}  // namespace merops
