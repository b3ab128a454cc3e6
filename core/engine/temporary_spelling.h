#pragma once

#include <filesystem>

namespace merops {

/// An unused name ".NAME.merops-<16 hex digits>.part" for a temporary of `name`; a long NAME is cut.
[[nodiscard]] std::filesystem::path new_temporary_name(const std::filesystem::path& name);

/// Whether an entry of a folder is called as a temporary of `name` is.
[[nodiscard]] bool is_temporary_name(const std::filesystem::path& entry, const std::filesystem::path& name);

}  // namespace merops
