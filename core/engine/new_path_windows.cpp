#include "core/engine/file_name.h"
#include "core/engine/new_path.h"
#include "core/engine/temporary_name.h"
#include "core/host/error_windows.h"
#include "core/host/wide_text_windows.h"

#include <string>
#include <utility>

#include <windows.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr char kFileHint[] = "choose another name or --force", kFolderHint[] = "choose another name";

std::string creating(const fs::path& name) { return "creating " + name.string(); }

fs::path folder_of(const fs::path& name) { return name.has_parent_path() ? name.parent_path() : fs::path("."); }

void require_usable_folder(const fs::path& name) {
  const std::wstring folder = wide_path(folder_of(name));
  if (folder.starts_with(LR"(\\.\)")) {
    throw Error(creating(name), "it lies among the devices, where no file belongs", "name a file on a disk");
  }
  const DWORD attributes = ::GetFileAttributesW(folder.c_str());
  const bool found = attributes != INVALID_FILE_ATTRIBUTES;
  if (found && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) return;
  throw Error(creating(name), "the folder " + folder_of(name).string() + ": " +
                                  words_of_error(found ? ERROR_DIRECTORY : ::GetLastError()));
}

/// `hint`: what to try where the name is taken.
void require_free_name(const fs::path& name, Existing existing, const char* hint) {
  const DWORD attributes = ::GetFileAttributesW(wide_path(name).c_str());
  if (attributes == INVALID_FILE_ATTRIBUTES) {
    if (::GetLastError() == ERROR_FILE_NOT_FOUND) return;
    throw error_of(creating(name), ::GetLastError());
  }
  if (existing == Existing::refuse) throw Error(creating(name), "it exists already", hint);
  constexpr DWORD kNoFile = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT | FILE_ATTRIBUTE_DEVICE;
  if ((attributes & kNoFile) != 0) throw Error(creating(name), "it exists and is not a regular file");
}

void check_name(const fs::path& name, Existing existing, const char* hint) {
  if (const std::string why = why_no_file_name(name); !why.empty()) throw Error(creating(name), why, kFolderHint);
  require_usable_folder(name);
  require_free_name(name, existing, hint);
}

bool is_taken(DWORD number) { return number == ERROR_ALREADY_EXISTS || number == ERROR_FILE_EXISTS; }

/// Returns 0, or Windows's number of the error. A virus scanner or an indexer may have the new file open for a moment
/// and not share it; hours of writing are not given up for that.
DWORD rename(const fs::path& from, const fs::path& to, Existing existing) {
  constexpr int kTries = 20;
  constexpr DWORD kPause = 100;  // ms
  const DWORD replace = existing == Existing::replace ? MOVEFILE_REPLACE_EXISTING : 0;
  const std::wstring wide_from = wide_path(from), wide_to = wide_path(to);
  for (int attempt = 1;; ++attempt) {
    if (::MoveFileExW(wide_from.c_str(), wide_to.c_str(), replace | MOVEFILE_WRITE_THROUGH) != 0) return 0;
    const DWORD number = ::GetLastError();
    const bool in_use = number == ERROR_SHARING_VIOLATION || number == ERROR_ACCESS_DENIED;
    if (!in_use || attempt == kTries) return number;
    ::Sleep(kPause);
  }
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
  const DWORD failed = rename(temporary(), name_, existing_);
  if (failed != 0) {
    throw Error(
        "naming the finished " + name_.string(), words_of_error(failed),
        is_taken(failed) ? "something else has appeared there meanwhile; choose another name" : hint_of_error(failed));
  }
  temporary_.keep();
  // Writes the file system's log, and the new name with it. Those that cannot do it for a folder refuse.
  ::FlushFileBuffers(lock_.handle());
}

}  // namespace merops
