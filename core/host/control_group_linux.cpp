#include "core/host/control_group_linux.h"

#include "core/host/kernel_file.h"
#include "core/host/mount.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <iterator>
#include <sstream>
#include <string_view>
#include <system_error>

#include <unistd.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

bool has_word(const std::string& text, const std::string& word, char separator) {
  std::istringstream rest(text);
  for (std::string part; std::getline(rest, part, separator);) {
    if (part == word) return true;
  }
  return false;
}

bool hands_memory_down(const fs::path& group) {
  return has_word(read_text(group / "cgroup.subtree_control").value_or(""), "memory", ' ');
}

// Lines of /proc/self/cgroup: NUMBER:CONTROLLERS:PATH, version 2 with number 0 and no controllers.
std::string own_path(const std::string& lines_text, bool unified) {
  std::istringstream lines(lines_text);
  for (std::string line; std::getline(lines, line);) {
    const auto first = line.find(':'), second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const bool fits = unified ? line.compare(0, first, "0") == 0 : has_word(controllers, "memory", ',');
    if (fits) return line.substr(second + 1);
  }
  return {};
}

// In a container only a part of the hierarchy may be mounted, and the process' path may begin above it.
std::optional<MemoryHierarchy> seen_through(const Mount& mount, const std::string& path, bool unified) {
  const fs::path inside = fs::path(path).lexically_relative(mount.root);
  if (path.empty() || inside.empty() || *inside.begin() == "..") return std::nullopt;
  const fs::path own = (fs::path(mount.point) / inside).lexically_normal();
  return MemoryHierarchy{inside == "." ? fs::path(mount.point) : own, mount.point, unified};
}

/// A line "name value" of memory.stat.
std::uint64_t statistic(const std::string& text, const std::string& name) {
  std::istringstream lines(text);
  std::uint64_t value = 0;
  for (std::string word; lines >> word >> value;) {
    if (word == name) return value;
  }
  return 0;
}

/// Pages of files in the group and those below it.
std::uint64_t file_bytes(const fs::path& group, bool unified) {
  const std::string text = read_text(group / "memory.stat").value_or("");
  const std::string prefix = unified ? "" : "total_";
  return statistic(text, prefix + "active_file") + statistic(text, prefix + "inactive_file");
}

bool is_left_by_a_dead_process(const std::string& name) {
  constexpr std::string_view kPrefix = "merops-";
  if (name.compare(0, kPrefix.size(), kPrefix) != 0) return false;
  const auto number = to_number(name.substr(kPrefix.size(), name.find('-', kPrefix.size()) - kPrefix.size()));
  return number && *number > 0 && ::kill(static_cast<pid_t>(*number), 0) != 0 && errno == ESRCH;
}

}  // namespace

std::optional<MemoryHierarchy> memory_hierarchy(const fs::path& proc) {
  const std::string groups = read_text(proc / "self/cgroup").value_or("");
  std::optional<MemoryHierarchy> found;
  for (const Mount& mount : read_mounts(proc)) {
    const bool unified = mount.file_system == "cgroup2";
    if (!unified && !(mount.file_system == "cgroup" && has_word(mount.super_options, "memory", ','))) continue;
    auto hierarchy = seen_through(mount, own_path(groups, unified), unified);
    if (hierarchy && !unified) return hierarchy;  // a controller is in one of them; version 1 says which it has
    if (hierarchy && !found) found = hierarchy;
  }
  return found;
}

std::vector<fs::path> places_for_groups(const MemoryHierarchy& hierarchy) {
  if (!hierarchy.unified) return {hierarchy.own};
  std::vector<fs::path> places;
  for (fs::path group = hierarchy.own;; group = group.parent_path()) {
    if (hands_memory_down(group)) places.push_back(group);
    if (group == hierarchy.top || !group.has_relative_path()) return places;
  }
}

std::optional<std::uint64_t> room_below_limits(const MemoryHierarchy& hierarchy) {
  std::optional<std::uint64_t> least;
  for (fs::path group = hierarchy.own;; group = group.parent_path()) {
    const auto limit = read_number(group / hierarchy.limit_file());  // "max" is no number: no limit
    const auto used = read_number(group / hierarchy.usage_file());
    if (limit && used) {
      const std::uint64_t fixed = *used - std::min(*used, file_bytes(group, hierarchy.unified));
      const std::uint64_t room = *limit - std::min(*limit, fixed);
      least = std::min(least.value_or(room), room);
    }
    if (group == hierarchy.top || !group.has_relative_path()) return least;
  }
}

void remove_stale_groups(const fs::path& top) {
  std::vector<fs::path> stale;
  std::error_code error;
  fs::recursive_directory_iterator entry(top, fs::directory_options::skip_permission_denied, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    if (entry->is_directory(error) && is_left_by_a_dead_process(entry->path().filename().string()))
      stale.push_back(entry->path());
  }
  for (const fs::path& group : stale) ::rmdir(group.c_str());
}

}  // namespace merops
