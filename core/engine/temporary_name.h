#pragma once

#include "core/host/open_file.h"
#include "core/host/temporary_path.h"

#include <filesystem>

namespace merops {

/// A temporary file or folder, removed with it. It is locked for as long as `lock` is open, and can be written, renamed
/// and removed meanwhile.
struct LockedTemporary {
  FileHandle lock{};
  TemporaryPath temporary{};
};

/// Makes an empty file or folder with an unused name ".NAME.merops-<16 hex digits>.part" and takes its lock. Throws
/// Error.
[[nodiscard]] LockedTemporary make_temporary_file(const std::filesystem::path& folder,
                                                  const std::filesystem::path& name);
[[nodiscard]] LockedTemporary make_temporary_folder(const std::filesystem::path& folder,
                                                    const std::filesystem::path& name);

/// Removes every temporary of `name` in the folder whose maker is gone (its lock is free). Never throws: what cannot be
/// removed stays.
void remove_stale_temporaries(const std::filesystem::path& folder, const std::filesystem::path& name) noexcept;

}  // namespace merops
