#include "core/host/block_tree_linux.h"

#include "core/host/kernel_file.h"

#include <algorithm>
#include <system_error>

#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::string with(std::string name, char from, char to) {
  std::replace(name.begin(), name.end(), from, to);
  return name;
}
std::string to_sysfs(const std::string& name) { return with(name, '/', '!'); }
std::string from_sysfs(const std::string& name) { return with(name, '!', '/'); }

fs::path resolved(const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  return error ? fs::path() : real;
}

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::path& entry : entries_of(folder)) names.push_back(from_sysfs(entry.filename().string()));
  return names;
}

}  // namespace

bool BlockTree::has(const std::string& name) const { return !name.empty() && !folder(name).empty(); }

fs::path BlockTree::folder(const std::string& name) const {
  return name.empty() ? fs::path() : resolved(roots_.sys / "class/block" / to_sysfs(name));
}

fs::path BlockTree::disk_folder(const std::string& name) const {
  const fs::path own = folder(name);
  return is_partition(name) ? own.parent_path() : own;
}

std::string BlockTree::name_of(std::uint64_t device_number) const {
  const std::string numbers = std::to_string(major(device_number)) + ":" + std::to_string(minor(device_number));
  return from_sysfs(resolved(roots_.sys / "dev/block" / numbers).filename().string());
}

std::string BlockTree::name_of(const fs::path& node) const {
  const fs::path real = resolved(node);
  struct stat status {};
  if (::stat(real.c_str(), &status) == 0 && S_ISBLK(status.st_mode)) return name_of(status.st_rdev);
  const std::string name = real.lexically_relative(resolved(roots_.dev)).string();
  return has(name) ? name : std::string();
}

std::optional<std::uint64_t> BlockTree::number_of(const std::string& name) const {
  const std::string text = read_text(folder(name) / "dev").value_or("");
  const auto colon = text.find(':');
  if (colon == std::string::npos) return std::nullopt;
  const auto high = to_number(text.substr(0, colon)), low = to_number(text.substr(colon + 1));
  if (!high || !low) return std::nullopt;
  return makedev(static_cast<unsigned>(*high), static_cast<unsigned>(*low));
}

std::vector<std::string> BlockTree::whole_devices() const {
  std::vector<std::string> names;
  for (const fs::path& entry : entries_of(roots_.sys / "class/block")) {
    const std::string name = from_sysfs(entry.filename().string());
    const bool hidden = read_text(entry / "hidden") == "1";  // one path of several to an NVMe device
    if (!hidden && !is_partition(name)) names.push_back(name);
  }
  return names;
}

bool BlockTree::is_partition(const std::string& name) const {
  std::error_code ignored;
  return fs::exists(folder(name) / "partition", ignored);
}

std::vector<std::string> BlockTree::partitions(const std::string& name) const {
  std::vector<std::string> names;
  std::error_code ignored;
  for (const fs::path& entry : entries_of(folder(name))) {
    if (fs::exists(entry / "partition", ignored)) names.push_back(from_sysfs(entry.filename().string()));
  }
  return names;
}

std::vector<std::string> BlockTree::slaves(const std::string& name) const { return names_in(folder(name) / "slaves"); }

std::vector<std::string> BlockTree::holders(const std::string& name) const {
  return names_in(folder(name) / "holders");
}

std::vector<std::string> BlockTree::family(const std::string& name) const {
  std::vector<std::string> names{name};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string member = names[i];
    for (const auto& next : {partitions(member), holders(member)}) {
      for (const std::string& other : next) {
        if (std::find(names.begin(), names.end(), other) == names.end()) names.push_back(other);
      }
    }
  }
  return names;
}

}  // namespace merops
