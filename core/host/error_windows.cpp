#include "core/host/error_windows.h"

#include "core/host/wide_text_windows.h"

#include <array>

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

class WindowsCategory final : public std::error_category {
 public:
  [[nodiscard]] const char* name() const noexcept override { return "windows"; }
  [[nodiscard]] std::string message(int number) const override {
    return words_of_error(static_cast<unsigned long>(number));
  }
};

/// In English where that language is there, as the rest of the message is.
std::wstring system_text(DWORD number) {
  constexpr DWORD kHow = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS | FORMAT_MESSAGE_MAX_WIDTH_MASK;
  std::array<wchar_t, 512> text{};
  for (const DWORD language : {DWORD{MAKELANGID(LANG_ENGLISH, SUBLANG_ENGLISH_US)}, DWORD{0}}) {
    const DWORD length = ::FormatMessageW(kHow, nullptr, number, language, text.data(), text.size(), nullptr);
    if (length > 0) return {text.data(), length};
  }
  return {};
}

}  // namespace

std::error_code windows_error(unsigned long number) {
  static const WindowsCategory category;
  return {static_cast<int>(number), category};
}

std::string words_of_error(unsigned long number) {
  std::string text = utf8_of(system_text(number));
  while (!text.empty() && (text.back() == ' ' || text.back() == '.')) text.pop_back();
  return text.empty() ? fmt::format("Windows error {}", number) : fmt::format("{} (Windows error {})", text, number);
}

std::string hint_of_error(unsigned long number) {
  switch (number) {
    case ERROR_ACCESS_DENIED:
      return "check the rights of the path and its folders, or run as administrator";
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_BAD_NETPATH:
    case ERROR_INVALID_NAME:
      return "check the spelling";
    case ERROR_SHARING_VIOLATION:
      return "close the program that has it open";
    default:
      return {};
  }
}

Error error_of(const std::string& doing, unsigned long number) {
  return {doing, words_of_error(number), hint_of_error(number)};
}

}  // namespace merops
