#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// Why a new file or folder of this name would not be what it seems, as a clause; empty where it would. Refused are the
/// names of devices (NUL, COM1, with any ending), those of a file's alternate streams ("a:b"), and those whose last
/// dots or spaces Windows would take away.
[[nodiscard]] std::string why_no_file_name(const std::filesystem::path& name);

}  // namespace merops
