#include "results/redact_path.h"

#include "results/set.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::array<std::string_view, 15> kUsualMountPoints = {"/",     "/boot",  "/boot/efi", "/data", "/dev/shm",
                                                                "/home", "/media", "/mnt",      "/opt",  "/root",
                                                                "/run",  "/srv",   "/tmp",      "/usr",  "/var"};
constexpr std::array<std::string_view, 2> kUserFolders = {"/home/", "/media/"};
/// Options whose values say how a file system works, and nothing of whose it is.
constexpr std::array<std::string_view, 18> kPlainOptions = {
    "atgc_mode", "background_gc", "barrier",   "commit", "compress", "compress-force", "data",   "discard", "errors",
    "logbsize",  "logbufs",       "nr_inodes", "proto",  "rsize",    "size",           "stripe", "vers",    "wsize"};

bool is_name_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80 || c == '_' ||
         c == '-';
}

bool is_usual_mount_point(std::string_view path) {
  return std::find(kUsualMountPoints.begin(), kUsualMountPoints.end(), path) != kUsualMountPoints.end();
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

bool is_separator(char c) { return c == '/' || c == '\\'; }

/// "C:\" or "C:/", whatever follows.
bool begins_with_drive(std::string_view text) {
  return text.size() >= 3 && is_letter(text[0]) && text[1] == ':' && is_separator(text[2]);
}

/// "\\server\share", "\\?\C:\x", "\\.\PhysicalDrive0": two separators, a name, and a third.
bool begins_with_share(std::string_view text) {
  if (!text.starts_with(R"(\\)")) return false;
  const std::size_t third = text.find_first_of("\\ \t\r\n'\"`", 2);
  return third != std::string_view::npos && third > 2 && third + 1 < text.size() && text[third] == '\\';
}

bool is_of_windows(std::string_view path) { return begins_with_drive(path) || begins_with_share(path); }

/// A backslash is a letter like any other in the paths of POSIX systems.
std::string_view separators_of(std::string_view path) {
  return is_of_windows(path) || path.find('/') == std::string_view::npos ? "/\\" : "/";
}

bool is_drive(std::string_view path) {
  return (path.size() == 2 && is_letter(path[0]) && path[1] == ':') || (path.size() == 3 && begins_with_drive(path));
}

/// /dev/vda, /proc/meminfo, /sys/block/vda, \\.\PhysicalDrive0, \\.\C:, C:\: names that the system gave.
bool is_system_name(std::string_view path) {
  constexpr std::string_view kDevice = R"(\\.\)";
  if (is_drive(path)) return true;
  if (path.starts_with(kDevice)) return path.find_first_of("\\{", kDevice.size()) == std::string_view::npos;
  if (path.starts_with("/proc/") || path.starts_with("/sys/")) return true;
  return path.starts_with("/dev/") && path.find('/', 5) == std::string_view::npos;
}

std::string_view without_slashes_at_end(std::string_view path) {
  const std::string_view separators = separators_of(path);
  while (path.size() > 1 && !is_drive(path) && separators.find(path.back()) != std::string_view::npos) {
    path.remove_suffix(1);
  }
  return path;
}

/// A path begins at a slash (or "~/", a drive, a share) that nothing which could be a part of it stands before.
bool begins_path(std::string_view text, std::size_t at) {
  if (is_of_windows(text.substr(at))) return at == 0 || (!is_name_character(text[at - 1]) && text[at - 1] != '\\');
  const std::size_t slash = text[at] == '~' ? at + 1 : at;
  if (slash + 1 >= text.size() || text[slash] != '/') return false;
  const char next = text[slash + 1];
  if (next == '/' || std::isspace(static_cast<unsigned char>(next)) != 0) return false;
  if (at == 0) return true;
  const char before = text[at - 1];
  return !is_name_character(before) && std::string_view("./~)]").find(before) == std::string_view::npos;
}

/// Where the path that begins at `at` ends: at the quote that closes it, else at a space or a bracket.
std::size_t end_of_path(std::string_view text, std::size_t at) {
  const char before = at == 0 ? ' ' : text[at - 1];
  if (before == '\'' || before == '"' || before == '`') {
    const std::size_t quote = text.find(before, at);
    if (quote != std::string_view::npos) return quote;
  }
  std::size_t end = std::min(text.find_first_of(" \t\r\n'\"`,;()[]{}<>|", at), text.size());
  while (end > at + 1 && std::string_view(".:!?").find(text[end - 1]) != std::string_view::npos) --end;
  return end;
}

std::string shortened_option(std::string_view option) {
  const std::size_t equals = option.find('=');
  if (equals == std::string_view::npos)
    return std::string(option.find_first_of("/\\") == std::string_view::npos ? option : kTakenOut);
  const std::string_view name = option.substr(0, equals), value = option.substr(equals + 1);
  const bool plain = std::find(kPlainOptions.begin(), kPlainOptions.end(), name) != kPlainOptions.end();
  return fmt::format("{}={}", name, plain && value.find_first_of("/\\") == std::string_view::npos ? value : kTakenOut);
}

/// Whether the path found at `at` stands whole: neither begins nor goes on beyond. One with a space in it may go on,
/// since nobody else would know where it ends.
bool stands_whole(std::string_view text, std::size_t at, const std::string& path) {
  const std::size_t end = at + path.size();
  if (at > 0 && (is_name_character(text[at - 1]) || text[at - 1] == '.' || is_separator(text[at - 1]))) return false;
  if (end == text.size()) return true;
  if (is_separator(text[end])) return path.find(' ') != std::string::npos;
  const bool ends_sentence = text[end] == '.' && (end + 1 == text.size() || text[end + 1] == ' ');
  return !is_name_character(text[end]) && (text[end] != '.' || ends_sentence);
}

/// What follows \Users\ or /Users/, in any case; in JSON each backslash stands twice.
void add_users_of_windows(std::string_view path, std::vector<std::string>& users) {
  constexpr std::string_view kFolder = "\\users\\";
  std::string lower(path);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(c == '/' ? '\\' : std::tolower(c)); });
  for (std::size_t at = lower.find(kFolder); at != std::string::npos; at = lower.find(kFolder, at + 1)) {
    const std::size_t begin = std::min(lower.find_first_not_of('\\', at + kFolder.size()), lower.size());
    users.emplace_back(path.substr(begin, lower.find('\\', begin) - begin));
  }
}

std::string replaced(std::string text, const std::string& path, const std::string& name) {
  for (std::size_t at = text.find(path); at != std::string::npos; at = text.find(path, at)) {
    if (!stands_whole(text, at, path)) {
      ++at;
      continue;
    }
    text.replace(at, path.size(), name);
    at += name.size();
  }
  return text;
}

}  // namespace

bool is_absolute_path(std::string_view text) {
  return text.starts_with("/") || text.starts_with("~/") || is_of_windows(text);
}

std::string shortened_path(std::string_view path) {
  path = without_slashes_at_end(path);
  if (path.starts_with(kTakenOut) || is_usual_mount_point(path) || is_system_name(path)) return std::string(path);
  const std::size_t slash = path.find_last_of(separators_of(path));
  if (slash == std::string_view::npos) return std::string(path);
  if (path.starts_with("/dev/") && !path.starts_with("/dev/shm/")) return fmt::format("/dev/{}", kTakenOut);
  const std::string_view last = path.substr(slash + 1);
  if (last.starts_with("Volume{")) return std::string(kTakenOut);
  return fmt::format("{}/{}", kTakenOut, last);
}

std::string shortened_mount_point(std::string_view path) {
  return std::string(path.empty() || is_usual_mount_point(path) || is_drive(path) ? path : kTakenOut);
}

std::vector<std::string> users_in(std::string_view path) {
  std::vector<std::string> users;
  for (const std::string_view folder : kUserFolders) {
    for (std::size_t at = path.find(folder); at != std::string_view::npos; at = path.find(folder, at + 1)) {
      const std::size_t begin = at + folder.size();
      users.emplace_back(path.substr(begin, path.find('/', begin) - begin));
    }
  }
  add_users_of_windows(path, users);
  return users;
}

std::string with_short_paths(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    if (!begins_path(text, at)) {
      out += text[at++];
      continue;
    }
    const std::size_t end = end_of_path(text, at);
    out += shortened_path(text.substr(at, end - at));
    at = end;
  }
  return out;
}

std::string shortened_options(std::string_view options) {
  std::string out;
  while (!options.empty()) {
    const std::size_t comma = std::min(options.find(','), options.size());
    out += (out.empty() ? "" : ",") + shortened_option(options.substr(0, comma));
    options.remove_prefix(std::min(comma + 1, options.size()));
  }
  return out;
}

void PathNames::add(const std::string& path, std::string name) {
  if (path.find_first_of("/\\") == std::string::npos || name == path || names_.count(path) != 0) return;
  const auto is_taken = [this](const std::string& wanted) {
    return std::any_of(names_.begin(), names_.end(), [&](const auto& known) { return known.second == wanted; });
  };
  const std::string last = name.substr(name.rfind('/') + 1);
  for (int number = 2; name != kTakenOut && is_taken(name); ++number) {
    name = fmt::format("{}/{}/{}", kTakenOut, number, last);
  }
  names_[path] = name;
}

std::string PathNames::name_of(const std::string& path) const {
  const auto known = names_.find(path);
  return known == names_.end() ? shortened_path(path) : known->second;
}

std::string PathNames::in_text(std::string_view text) const {
  std::vector<std::string> longest_first;
  for (const auto& [path, name] : names_) longest_first.push_back(path);
  std::stable_sort(longest_first.begin(), longest_first.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
  std::string out(text);
  for (const std::string& path : longest_first) out = replaced(std::move(out), path, names_.at(path));
  return with_short_paths(out);
}

}  // namespace merops
