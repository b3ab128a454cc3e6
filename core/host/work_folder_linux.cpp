#include "core/host/work_folder_lock.h"

#include <array>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::error_code last_error() { return {errno, std::generic_category()}; }

}  // namespace

fs::path work_folders::place_in(const fs::path& parent) {
  std::error_code error;
  fs::path real = fs::canonical(parent, error);
  return error ? parent : real;  // and making the folder says why
}

std::error_code work_folders::make_folder(const fs::path& folder) {
  return ::mkdir(folder.c_str(), 0700) == 0 ? std::error_code() : last_error();
}

FileHandle work_folders::new_lock(const fs::path& folder, std::error_code& error) {
  constexpr int kFlags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  FileHandle file(::open((folder / kLockName).c_str(), kFlags, 0600));
  if (!file) error = last_error();
  if (!file || !lock(file)) return file;
  if (::write(file.get(), kMagic.data(), kMagic.size()) != static_cast<ssize_t>(kMagic.size())) error = last_error();
  return file;
}

FileHandle work_folders::open_lock(const fs::path& path) {
  const FileHandle folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!folder) return {};
  FileHandle file(::openat(folder.get(), kLockName.data(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  std::array<char, kMagic.size()> begin{};
  if (!file || ::pread(file.get(), begin.data(), begin.size(), 0) != static_cast<ssize_t>(begin.size())) return {};
  return std::string_view(begin.data(), begin.size()) == kMagic ? std::move(file) : FileHandle();
}

bool work_folders::lock(const FileHandle& file) { return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

std::string work_folders::hint_for(const std::error_code& code, const fs::path& parent) {
  const int error = code.value();
  if (error == EACCES || error == EPERM)
    return fmt::format("the right to write in {} is missing: change its owner or mode, or name another folder",
                       parent.string());
  if (error == EROFS) return "the file system is mounted read-only: mount it with rw, or name another folder";
  if (error == ENOSPC || error == EDQUOT) return "free some space there, or name a folder on another disk";
  if (error == ENOENT || error == ENOTDIR) return "name an existing folder";
  return {};
}

}  // namespace merops
