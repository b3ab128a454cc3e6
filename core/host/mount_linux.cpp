#include "core/host/kernel_file.h"
#include "core/host/mount.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace merops {
namespace {

bool is_octal(char digit) { return digit >= '0' && digit <= '7'; }

/// mountinfo writes space, tab, newline and backslash as three octal digits after a backslash.
std::string unescape(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == '\\' && i + 3 < text.size() && is_octal(text[i + 1]) && is_octal(text[i + 2]) &&
                         is_octal(text[i + 3]);
    if (!escaped) {
      plain += text[i];
      continue;
    }
    plain += static_cast<char>(std::stoi(text.substr(i + 1, 3), nullptr, 8));
    i += 3;
  }
  return plain;
}

std::uint64_t device_number(const std::string& text) {
  const auto colon = text.find(':');
  if (colon == std::string::npos) return 0;
  const auto high = to_number(text.substr(0, colon)), low = to_number(text.substr(colon + 1));
  return makedev(static_cast<unsigned>(high.value_or(0)), static_cast<unsigned>(low.value_or(0)));
}

/// A line of mountinfo: id parent major:minor root POINT OPTIONS [optional ...] - TYPE source super-options.
Mount parse_line(const std::string& line) {
  std::istringstream words(line);
  const std::vector<std::string> all{std::istream_iterator<std::string>(words), {}};
  const auto word = [&](std::size_t number) { return number < all.size() ? unescape(all[number]) : std::string(); };
  for (std::size_t i = 6; i + 1 < all.size(); ++i) {
    if (all[i] == "-") return {word(4), word(i + 1), word(5), word(i + 2), word(i + 3), word(3), device_number(all[2])};
  }
  return {};
}

bool lies_below(const std::string& path, const std::string& point) {
  return point == "/" || path == point || path.compare(0, point.size() + 1, point + "/") == 0;
}

}  // namespace

std::vector<Mount> read_mounts(const std::filesystem::path& proc) {
  std::vector<Mount> mounts;
  std::istringstream lines(read_text(proc / "self/mountinfo").value_or(""));
  for (std::string line; std::getline(lines, line);) {
    Mount mount = parse_line(line);
    if (!mount.point.empty()) mounts.push_back(std::move(mount));
  }
  return mounts;
}

Mount mount_of(const std::filesystem::path& resolved, std::optional<std::uint64_t> device,
               const std::vector<Mount>& mounts) {
  Mount deepest, same;
  for (const Mount& mount : mounts) {
    if (!lies_below(resolved.string(), mount.point)) continue;
    // The later of two mounts at one point hides the earlier.
    if (mount.point.size() >= deepest.point.size()) deepest = mount;
    if (mount.device == device && mount.point.size() >= same.point.size()) same = mount;
  }
  return same.point.empty() ? deepest : same;
}

Mount mount_of(const std::filesystem::path& path) {
  struct stat status {};
  std::error_code error;
  const std::filesystem::path resolved = std::filesystem::canonical(path, error);
  if (error || ::stat(resolved.c_str(), &status) != 0) return {};
  return mount_of(resolved, status.st_dev, read_mounts());
}

}  // namespace merops
