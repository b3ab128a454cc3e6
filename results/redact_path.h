#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Paths without what tells whose they are, of POSIX systems and of Windows alike: a set is redacted wherever its
/// database has come to. All functions leave their own results as they are.
namespace merops {

/// Whether a text begins as a whole path does: "/", "~/", "C:\", "\\server\share".
[[nodiscard]] bool is_absolute_path(std::string_view text);

/// ".../a.picchioflat" of "/home/x/a.picchioflat": the last name alone. Names that the
/// system gave (/dev/vda, /proc, /sys, \\.\PhysicalDrive0, C:\), the usual mount points and names without a folder stay
/// as they are; links under /dev that carry serials or labels do not.
[[nodiscard]] std::string shortened_path(std::string_view path);

/// The usual mount points ("/", "/home", "/mnt", "C:\", ...) as they are, "..." for any other.
[[nodiscard]] std::string shortened_mount_point(std::string_view path);

/// Names of users in a path: what follows /home/, /Users/, \Users\ or /media/.
[[nodiscard]] std::vector<std::string> users_in(std::string_view path);

/// The text with each absolute path in it shortened, and what begins with "~/".
[[nodiscard]] std::string with_short_paths(std::string_view text);

/// Mount options: flags as they are, of the others ("lowerdir=/x") the name alone, unless the value is a number or a
/// plain word of those that decide how fast a file system is.
[[nodiscard]] std::string shortened_options(std::string_view options);

/// The short names of one campaign's paths: two different paths keep two different names (".../2/a.picchioflat").
class PathNames {
 public:
  void add(const std::string& path) { add(path, shortened_path(path)); }
  void add_mount_point(const std::string& path) { add(path, shortened_mount_point(path)); }
  [[nodiscard]] std::string name_of(const std::string& path) const;
  /// The text with these paths by their names, wherever they stand whole, and all others shortened.
  [[nodiscard]] std::string in_text(std::string_view text) const;

 private:
  void add(const std::string& path, std::string name);
  std::map<std::string, std::string> names_{};
};

}  // namespace merops
