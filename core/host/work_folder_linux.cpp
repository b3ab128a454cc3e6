#include "core/host/kernel_file.h"
#include "core/host/work_folder.h"
#include "core/model/error.h"

#include <array>
#include <cerrno>
#include <random>
#include <string>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = ".merops-";
constexpr std::size_t kDigits = 16;
constexpr char kLockName[] = "merops.lock";
constexpr std::string_view kMagic = "A work folder of merops: removed by its next run when nobody holds this lock.\n";

std::string new_name() {
  std::random_device random;
  const std::uint64_t number = (std::uint64_t{random()} << 32U) | random();
  return fmt::format("{}{:016x}", kPrefix, number);
}

bool has_our_form(const std::string& name) {
  return name.size() == kPrefix.size() + kDigits && name.compare(0, kPrefix.size(), kPrefix) == 0 &&
         name.find_first_not_of("0123456789abcdef", kPrefix.size()) == std::string::npos;
}

std::string hint_for(int error, const fs::path& parent) {
  if (error == EACCES || error == EPERM)
    return fmt::format("the right to write in {} is missing: change its owner or mode, or name another folder",
                       parent.string());
  if (error == EROFS) return "the file system is mounted read-only: mount it with rw, or name another folder";
  if (error == ENOSPC || error == EDQUOT) return "free some space there, or name a folder on another disk";
  if (error == ENOENT || error == ENOTDIR) return "name an existing folder";
  return {};
}

[[noreturn]] void fail(const fs::path& parent, int error) {
  throw Error(fmt::format("making a work folder in {}", parent.string()), std::generic_category().message(error),
              hint_for(error, parent));
}

bool lock(int file) { return ::flock(file, LOCK_EX | LOCK_NB) == 0; }

// Locked before the words are in it: without them nobody takes the folder for an abandoned one.
FileHandle new_lock(const fs::path& folder, const fs::path& parent) {
  FileHandle file(::open((folder / kLockName).c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (!file) fail(parent, errno);
  if (!lock(file.get())) return file;
  if (::write(file.get(), kMagic.data(), kMagic.size()) != static_cast<ssize_t>(kMagic.size())) fail(parent, errno);
  return file;
}

// The lock file of a folder that is ours by name and content; none otherwise. No link is followed.
FileHandle our_lock(const fs::path& path) {
  if (!has_our_form(path.filename().string())) return {};
  const FileHandle folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!folder) return {};
  FileHandle file(::openat(folder.get(), kLockName, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  std::array<char, kMagic.size()> begin{};
  if (!file || ::pread(file.get(), begin.data(), begin.size(), 0) != static_cast<ssize_t>(begin.size())) return {};
  return std::string_view(begin.data(), begin.size()) == kMagic ? std::move(file) : FileHandle();
}

// The lock goes last, so that what a kill in the middle leaves is still recognised.
void remove_content(const fs::path& folder) {
  std::error_code ignored;
  for (const fs::path& entry : entries_of(folder)) {
    if (entry.filename() != kLockName) fs::remove_all(entry, ignored);
  }
}

}  // namespace

WorkFolder::WorkFolder(const fs::path& parent) {
  remove_stale_work_folders(parent);
  std::error_code error;
  fs::path real = fs::canonical(parent, error);  // without the "/./" of a relative path: it stands in every result
  if (error) real = parent;                      // and making the folder says why
  const fs::path path = real / new_name();
  int failure = 0;
  folder_ = TemporaryPath::make(path, [&] {
    failure = ::mkdir(path.c_str(), 0700) == 0 ? 0 : errno;
    return failure == 0;
  });
  if (failure != 0) fail(parent, failure);
  lock_ = new_lock(path, parent);
}

WorkFolder::~WorkFolder() {
  if (!path().empty()) remove_content(path());
}

void WorkFolder::keep() {
  std::error_code ignored;
  fs::remove(path() / kLockName, ignored);
  folder_.keep();
}

std::vector<fs::path> remove_stale_work_folders(const fs::path& parent) {
  std::vector<fs::path> removed;
  for (const fs::path& path : entries_of(parent)) {
    const FileHandle file = our_lock(path);
    if (!file || !lock(file.get())) continue;
    remove_content(path);
    std::error_code error;
    fs::remove_all(path, error);
    if (!error) removed.push_back(path);
  }
  return removed;
}

}  // namespace merops
