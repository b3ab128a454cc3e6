#include "core/engine/temporary_name.h"
#include "core/engine/temporary_spelling.h"
#include "core/model/error.h"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr int kAttempts = 100;  // another run's cleaner can take a name away before it is locked

/// Whether `fd` is still what stands at the path: a cleaner may have removed it between its making and its locking.
bool is_still_at(int fd, const fs::path& path) {
  struct stat open_one {};
  struct stat named_one {};
  return fstat(fd, &open_one) == 0 && lstat(path.c_str(), &named_one) == 0 && open_one.st_dev == named_one.st_dev &&
         open_one.st_ino == named_one.st_ino;
}

/// Takes the lock; where the file system has no locks at all nobody can take one, so nothing will be called stale.
bool lock_new(int fd) { return flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

int make_file(const fs::path& path) { return open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666); }

int make_folder(const fs::path& path) {
  if (mkdir(path.c_str(), 0777) != 0) return -1;
  return open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

LockedTemporary make_temporary(const fs::path& folder, const fs::path& name, int (*make)(const fs::path&)) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const fs::path path = folder / new_temporary_name(name);
    FileHandle made;
    int failure = 0;
    TemporaryPath temporary = TemporaryPath::make(path, [&] {
      made = FileHandle(make(path));
      failure = errno;
      return static_cast<bool>(made);
    });
    errno = failure;
    if (!made && errno != EEXIST && errno != ENOENT) break;
    if (made && lock_new(made.get()) && is_still_at(made.get(), path)) return {std::move(made), std::move(temporary)};
    temporary.keep();  // a cleaner has it
  }
  throw Error("creating " + (folder / name).string(), std::generic_category().message(errno));
}

void remove_if_stale(const fs::path& path) noexcept {
  const FileHandle found(open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!found || flock(found.get(), LOCK_EX | LOCK_NB) != 0 || !is_still_at(found.get(), path)) return;
  std::error_code ignored;
  fs::remove_all(path, ignored);
}

}  // namespace

LockedTemporary make_temporary_file(const fs::path& folder, const fs::path& name) {
  return make_temporary(folder, name, make_file);
}

LockedTemporary make_temporary_folder(const fs::path& folder, const fs::path& name) {
  return make_temporary(folder, name, make_folder);
}

void remove_stale_temporaries(const fs::path& folder, const fs::path& name) noexcept try {
  std::vector<fs::path> found;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (is_temporary_name(entry.path().filename(), name)) found.push_back(entry.path());
  }
  for (const fs::path& path : found) remove_if_stale(path);
} catch (const std::exception&) {
  // A folder that cannot be listed: making the file will say so.
}

}  // namespace merops
