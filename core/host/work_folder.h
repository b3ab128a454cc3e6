#pragma once

#include "core/host/open_file.h"
#include "core/host/temporary_path.h"

#include <filesystem>
#include <vector>

namespace merops {

/// A sub-folder `.merops-<16 hex digits>` for what a run writes, removed with its content when destroyed (and by
/// remove_temporary_paths). A lock file in it is held as long as the folder is in use, so that one left by a killed run
/// is recognised.
class WorkFolder {
 public:
  /// Makes it in `parent`, an existing folder, after removing what killed runs left there. Error naming the missing
  /// right or what else is wrong.
  explicit WorkFolder(const std::filesystem::path& parent);
  WorkFolder(WorkFolder&&) noexcept = default;
  ~WorkFolder();
  [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }
  /// Leaves the folder and its content, from now on the user's: no later run removes it.
  void keep();

 private:
  FileHandle lock_{};  // held until the folder is gone
  TemporaryPath folder_{};
};

/// Removes the work folders in `parent` whose lock nobody holds, and returns them. Never touches anything else: only
/// folders of that name, themselves no links, whose lock file begins with our words. Where the file system has no
/// locks, folders are made without these words and never removed by another run. Never throws.
std::vector<std::filesystem::path> remove_stale_work_folders(const std::filesystem::path& parent);

}  // namespace merops
