#include "core/host/work_folder.h"

#include "core/host/folder_listing.h"
#include "core/host/remove_tree.h"
#include "core/host/work_folder_lock.h"
#include "core/model/error.h"

#include <algorithm>
#include <random>
#include <string>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using namespace work_folders;

constexpr std::string_view kPrefix = ".merops-";
constexpr std::size_t kDigits = 16;

std::string new_name() {
  std::random_device random;
  const std::uint64_t number = (std::uint64_t{random()} << 32U) | random();
  return fmt::format("{}{:016x}", kPrefix, number);
}

bool has_our_form(const std::string& name) {
  return name.size() == kPrefix.size() + kDigits && name.compare(0, kPrefix.size(), kPrefix) == 0 &&
         name.find_first_not_of("0123456789abcdef", kPrefix.size()) == std::string::npos;
}

[[noreturn]] void fail(const fs::path& parent, const std::error_code& error) {
  throw Error(fmt::format("making a work folder in {}", parent.string()), error.message(), hint_for(error, parent));
}

std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> entries;
  std::error_code error;
  for (const fs::path& name : list_folder(folder, error)) entries.push_back(folder / name);
  std::sort(entries.begin(), entries.end());
  return entries;
}

// The lock goes last, so that what a kill in the middle leaves is still recognised.
void remove_content(const fs::path& folder) {
  for (const fs::path& entry : entries_of(folder)) {
    if (entry.filename() != kLockName) remove_tree(entry);
  }
}

}  // namespace

WorkFolder::WorkFolder(const fs::path& parent) {
  remove_stale_work_folders(parent);
  const fs::path path = place_in(parent) / new_name();
  std::error_code error;
  folder_ = TemporaryPath::make(path, [&] {
    error = make_folder(path);
    return !error;
  });
  if (error) fail(parent, error);
  lock_ = new_lock(path, error);
  if (error) fail(parent, error);
}

WorkFolder::~WorkFolder() {
  if (path().empty()) return;
  remove_content(path());
  lock_ = FileHandle();  // some systems remove no folder in which a file is open
}

void WorkFolder::keep() {
  std::error_code ignored;
  fs::remove(path() / kLockName, ignored);  // while it is held: nobody takes the folder for an abandoned one
  lock_ = FileHandle();
  folder_.keep();
}

std::vector<fs::path> remove_stale_work_folders(const fs::path& parent) {
  std::vector<fs::path> removed;
  for (const fs::path& path : entries_of(parent)) {
    if (!has_our_form(path.filename().string())) continue;
    FileHandle file = open_lock(path);
    if (!file || !lock(file)) continue;
    remove_content(path);
    file = FileHandle();
    if (remove_tree(path)) removed.push_back(path);
  }
  return removed;
}

}  // namespace merops
