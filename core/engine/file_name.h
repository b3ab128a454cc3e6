#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// Why a file or folder of this name would not be what it seems, as a clause; empty where it would. Refused on Windows
/// are the names of devices (NUL, COM1, with any ending), those of a file's alternate streams ("a:b"), and those whose
/// last dots or spaces it would take away. On POSIX systems every name is what it seems.
[[nodiscard]] std::string why_no_file_name(const std::filesystem::path& name);

}  // namespace merops
