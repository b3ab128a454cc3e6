#include "core/host/mount.h"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

/// mountinfo writes space, tab, newline and backslash as three octal digits after a backslash.
std::string unescape(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 3 < text.size()) {
      plain += static_cast<char>(std::stoi(text.substr(i + 1, 3), nullptr, 8));
      i += 3;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

bool lies_below(const std::string& path, const std::string& point) {
  return point == "/" || path == point || path.compare(0, point.size() + 1, point + "/") == 0;
}

/// A line of mountinfo: id parent major:minor root POINT OPTIONS [optional ...] - TYPE source super-options.
Mount parse_line(const std::string& line) {
  std::istringstream words(line);
  const std::vector<std::string> all{std::istream_iterator<std::string>(words), {}};
  for (std::size_t i = 6; i + 1 < all.size(); ++i)
    if (all[i] == "-") return {unescape(all[4]), all[i + 1], all[5]};
  return {};
}

}  // namespace

std::string Mount::describe() const {
  if (point.empty()) return "a file system that the system does not name";
  return fmt::format("{} mounted at {} ({})", file_system, point, options);
}

Mount mount_of(const std::filesystem::path& path) {
  std::error_code ignored;
  const std::string canonical = std::filesystem::canonical(path, ignored).string();
  std::ifstream table("/proc/self/mountinfo");
  Mount best;
  for (std::string line; std::getline(table, line);) {
    Mount mount = parse_line(line);
    // The later of two mounts at one point hides the earlier.
    if (!mount.point.empty() && lies_below(canonical, mount.point) && mount.point.size() >= best.point.size())
      best = std::move(mount);
  }
  return best;
}

}  // namespace merops
