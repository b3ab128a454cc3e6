#include "core/engine/new_path.h"
#include "core/engine/temporary_name.h"
#include "core/model/error.h"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr char kFileHint[] = "choose another name or --force", kFolderHint[] = "choose another name";

std::string errno_text() { return std::generic_category().message(errno); }
std::string creating(const fs::path& name) { return "creating " + name.string(); }

fs::path folder_of(const fs::path& name) { return name.has_parent_path() ? name.parent_path() : fs::path("."); }

void require_usable_folder(const fs::path& name) {
  std::error_code error;
  const fs::path folder = fs::canonical(folder_of(name), error);
  if (error) throw Error(creating(name), "the folder " + folder_of(name).string() + ": " + error.message());
  const std::string text = folder.string() + "/";
  if (text.rfind("/dev/", 0) == 0 && text.rfind("/dev/shm/", 0) != 0) {
    throw Error(creating(name), "it lies among the devices, where no file belongs", "name a file on a disk");
  }
}

/// `hint`: what to try where the name is taken.
void require_free_name(const fs::path& name, Existing existing, const char* hint) {
  struct stat status {};
  if (lstat(name.c_str(), &status) != 0) {
    if (errno == ENOENT) return;
    throw Error(creating(name), errno_text());
  }
  if (existing == Existing::refuse) throw Error(creating(name), "it exists already", hint);
  if (!S_ISREG(status.st_mode)) throw Error(creating(name), "it exists and is not a regular file");
}

void check_name(const fs::path& name, Existing existing, const char* hint) {
  if (!name.has_filename()) throw Error(creating(name), "this is not the name of a file");
  require_usable_folder(name);
  require_free_name(name, existing, hint);
}

/// Makes entries of a folder durable; file systems that cannot do it for folders say EINVAL.
void sync_folder(const fs::path& folder) {
  const FileHandle opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened && (fsync(opened.get()) == 0 || errno == EINVAL)) return;
  throw Error("making the folder " + folder.string() + " durable", errno_text());
}

bool rename_without_replacing(const fs::path& from, const fs::path& to) {
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
  // A file system without the flag. A folder replaces at most an empty folder; a second hard link replaces nothing.
  if (fs::is_directory(from)) return rename(from.c_str(), to.c_str()) == 0;
  if (link(from.c_str(), to.c_str()) != 0) return false;
  unlink(from.c_str());
  return true;
}

}  // namespace

NewPath NewPath::file(const fs::path& name, Existing existing) {
  check_name(name, existing, kFileHint);
  remove_stale_temporaries(folder_of(name), name.filename());
  LockedTemporary made = make_temporary_file(folder_of(name), name.filename());
  return NewPath(name, existing, std::move(made.lock), std::move(made.temporary));
}

NewPath NewPath::folder(const fs::path& name) {
  check_name(name, Existing::refuse, kFolderHint);
  remove_stale_temporaries(folder_of(name), name.filename());
  LockedTemporary made = make_temporary_folder(folder_of(name), name.filename());
  return NewPath(name, Existing::refuse, std::move(made.lock), std::move(made.temporary));
}

void NewPath::commit() {
  if (fs::is_directory(temporary())) sync_folder(temporary());
  const bool renamed = existing_ == Existing::replace ? rename(temporary().c_str(), name_.c_str()) == 0
                                                      : rename_without_replacing(temporary(), name_);
  if (!renamed) {
    throw Error("naming the finished " + name_.string(), errno_text(),
                errno == EEXIST || errno == ENOTEMPTY
                    ? "something else has appeared there meanwhile; choose another name"
                    : "");
  }
  temporary_.keep();
  sync_folder(folder_of(name_));
}

}  // namespace merops
