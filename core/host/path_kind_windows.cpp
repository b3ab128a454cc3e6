#include "core/host/path_kind_windows.h"

#include <algorithm>
#include <string>

namespace merops {
namespace {

std::wstring lower_case(std::wstring_view text) {
  std::wstring lower(text);
  for (wchar_t& letter : lower) {
    if (letter >= L'A' && letter <= L'Z') letter = static_cast<wchar_t>(letter - L'A' + L'a');
    if (letter == L'/') letter = L'\\';
  }
  return lower;
}

bool starts_with(std::wstring_view text, std::wstring_view start) { return text.substr(0, start.size()) == start; }

/// What follows \\.\ or \\?\; empty for other names.
std::wstring_view behind_prefix(std::wstring_view path) {
  return starts_with(path, LR"(\\.\)") || starts_with(path, LR"(\\?\)") ? path.substr(4) : std::wstring_view();
}

}  // namespace

bool is_device_name(std::wstring_view path) {
  const std::wstring lower = lower_case(path);
  std::wstring_view name = behind_prefix(lower);
  constexpr std::wstring_view kRoot = LR"(globalroot\device\)";
  if (starts_with(name, kRoot)) name.remove_prefix(kRoot.size());
  return !name.empty() && name.find(L'\\') == std::wstring_view::npos;
}

bool is_pipe_name(std::wstring_view path) {
  const std::wstring lower = lower_case(path);
  std::wstring_view name = behind_prefix(lower);
  if (starts_with(name, L"pipe\\")) return true;
  if (starts_with(name, LR"(unc\)")) {
    name.remove_prefix(4);
  } else if (name.empty() && starts_with(lower, LR"(\\)")) {
    name = std::wstring_view(lower).substr(2);
  } else {
    return false;
  }
  const auto server_ends = name.find(L'\\');
  return server_ends != std::wstring_view::npos && starts_with(name.substr(server_ends), LR"(\pipe\)");
}

}  // namespace merops
