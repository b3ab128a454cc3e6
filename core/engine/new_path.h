#pragma once

#include "core/host/open_file.h"
#include "core/host/temporary_path.h"

#include <filesystem>
#include <utility>

namespace merops {

enum class Existing { refuse, replace };

/// A file or folder that gets its name only when it is finished. Until then it lies beside that name as
/// ".NAME.merops-<16 hex digits>.part", locked (flock) for as long as its maker lives; what a killed run left of the
/// same NAME is recognised by the lock nobody holds and removed when the next NewPath of that name is made. What is not
/// committed is removed by the destructor, and when the program ends in a hurry (remove_temporary_paths). Errors are
/// thrown as Error.
class NewPath {
 public:
  /// An empty file. With `replace` an existing regular file will be replaced at the commit; anything else that exists
  /// at `name` (a folder, a device, a symbolic link) is refused, and so is a name under /dev.
  [[nodiscard]] static NewPath file(const std::filesystem::path& name, Existing existing);
  /// An empty folder. `name` must not exist.
  [[nodiscard]] static NewPath folder(const std::filesystem::path& name);

  [[nodiscard]] const std::filesystem::path& temporary() const { return temporary_.path(); }
  /// Gives the final name and makes it durable; the content must be durable already. Without `replace` something that
  /// has appeared at the name meanwhile is not overwritten, however close the race.
  void commit();

 private:
  NewPath(std::filesystem::path name, Existing existing, FileHandle lock, TemporaryPath temporary)
      : name_(std::move(name)), existing_(existing), lock_(std::move(lock)), temporary_(std::move(temporary)) {}

  std::filesystem::path name_;
  Existing existing_;
  FileHandle lock_;  // released after the temporary is removed
  TemporaryPath temporary_;
};

}  // namespace merops
