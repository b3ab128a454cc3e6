#include "core/model/safetensors_start.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr char kAgain[] = "download the file again";

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

std::string lower_case(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return lower;
}

bool is_html(std::string_view start) {
  const std::string text = lower_case(start.substr(std::min(start.find_first_not_of(" \t\r\n"), start.size())));
  return begins_with(text, "<!doctype") || begins_with(text, "<html") || begins_with(text, "<?xml");
}

bool is_printable(char c) { return (c >= ' ' && c <= '~') || c == '\n' || c == '\r' || c == '\t'; }

/// The first line, as far as it can be shown.
std::string_view first_line(std::string_view start) {
  return start.substr(
      0, static_cast<std::size_t>(std::find_if(start.begin(), start.end(), [](char c) { return c < ' ' || c > '~'; }) -
                                  start.begin()));
}

}  // namespace

NotSafetensors what_else_begins_with(std::string_view start) {
  if (start.empty()) return {"the file is empty", kAgain};
  if (begins_with(start, "version https://git-lfs"))
    return {"it is a Git LFS pointer, not the file it stands for", "fetch the content with git lfs pull"};
  if (is_html(start)) return {"it is an HTML page, not a safetensors file: the download failed", kAgain};
  if (begins_with(start, "GGUF")) return {"it is a GGUF file, not a safetensors file", {}};
  if (begins_with(start, "PK\x03\x04"))
    return {"it is a zip archive (a PyTorch checkpoint?), not a safetensors file", {}};
  if (start.size() < 8) return {fmt::format("it has {} bytes, less than a header's length", start.size()), kAgain};
  if (std::all_of(start.begin(), start.begin() + 8, [](char c) { return c == '\0'; }))
    return {"it begins with zeros: the download or copy was not finished", kAgain};
  // Eight printable bytes as a header's length are more than 2^61, so no safetensors file is taken for text.
  if (std::all_of(start.begin(), start.begin() + 8, is_printable))
    return {fmt::format("it is text, not a safetensors file; it begins with \"{}\"", first_line(start)), kAgain};
  return {};
}

}  // namespace merops
