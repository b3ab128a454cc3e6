#include "core/host/kernel_file.h"
#include "core/host/open_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace merops {

std::optional<std::string> read_bytes(const std::filesystem::path& path) {
  const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return std::nullopt;
  std::string bytes;
  std::array<char, 4096> piece{};
  for (;;) {
    const ssize_t got = ::read(file.get(), piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) return bytes;
    bytes.append(piece.data(), static_cast<std::size_t>(got));
  }
}

std::optional<std::string> read_text(const std::filesystem::path& path) {
  auto text = read_bytes(path);
  if (text) text->resize(text->find_last_not_of(" \t\r\n") + 1);  // npos + 1 is 0
  return text;
}

std::optional<std::uint64_t> to_number(const std::string& text) {
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return value;
}

std::optional<std::uint64_t> read_number(const std::filesystem::path& path) {
  const auto text = read_text(path);
  return text ? to_number(*text) : std::nullopt;
}

std::string trimmed(const std::string& text) {
  constexpr std::string_view kBlank(" \t\r\n\0", 5);
  const auto first = text.find_first_not_of(kBlank);
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

std::string chosen(const std::string& text) {
  const auto open = text.find('['), close = text.find(']');
  if (open == std::string::npos || close == std::string::npos || close < open) return text;
  return text.substr(open + 1, close - open - 1);
}

std::vector<std::filesystem::path> entries_of(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> found;
  std::error_code error;
  std::filesystem::directory_iterator entry(folder, error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) found.push_back(*entry);
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace merops
