#pragma once

#include "core/host/open_file.h"

#include <filesystem>

namespace merops {

/// Opens a file, folder or device without a right to its content, which suffices to ask for facts and needs no
/// administrator. Empty where that fails: GetLastError tells.
[[nodiscard]] FileHandle open_for_facts(const std::filesystem::path& path) noexcept;

/// Opens for reading, shared with all who read, write, rename and remove, with these FILE_FLAG_* bits. A volume is open
/// to its last sector. Empty where that fails: GetLastError tells.
[[nodiscard]] FileHandle open_with_flags(const std::filesystem::path& path, unsigned long flags);

}  // namespace merops
