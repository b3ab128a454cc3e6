#pragma once

#include "core/host/open_file.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace merops::work_folders {

inline constexpr std::string_view kLockName = "merops.lock";
inline constexpr std::string_view kMagic =
    "A work folder of merops: removed by its next run when nobody holds this lock.\n";

/// Where such a folder is made: the parent's whole name, without "/./" and the like, for it stands in every result.
[[nodiscard]] std::filesystem::path place_in(const std::filesystem::path& parent);

/// Makes a folder that only this user may enter, where the system has such rights at once.
[[nodiscard]] std::error_code make_folder(const std::filesystem::path& folder);

/// A new lock file in the folder, held, and with the magic in it; without the magic where the file system has no locks.
/// Locked before the words are in it: without them nobody takes the folder for an abandoned one.
[[nodiscard]] FileHandle new_lock(const std::filesystem::path& folder, std::error_code& error);

/// The lock file of a folder, itself no link, where it begins with the magic; empty otherwise. No link is followed.
[[nodiscard]] FileHandle open_lock(const std::filesystem::path& folder);

/// Takes the lock unless somebody holds it.
[[nodiscard]] bool lock(const FileHandle& file);

/// What a user can do about an error while a folder is made in `parent`.
[[nodiscard]] std::string hint_for(const std::error_code& error, const std::filesystem::path& parent);

}  // namespace merops::work_folders
