#include "core/host/kernel_file.h"
#include "core/host/open_file.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace merops {

std::optional<std::string> read_text(const std::filesystem::path& path) {
  const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return std::nullopt;
  std::string text;
  std::array<char, 4096> piece{};
  for (;;) {
    const ssize_t got = ::read(file.get(), piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) break;
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
  text.resize(text.find_last_not_of(" \t\r\n") + 1);  // npos + 1 is 0
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

}  // namespace merops
