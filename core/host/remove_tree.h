#pragma once

#include <filesystem>

namespace merops {

/// Removes a file, a link (not what it points to), or a folder with all in it, at any length of path. What cannot be
/// removed stays, with the folders above it. Returns whether nothing stands there any more. Thread-safe; never throws.
bool remove_tree(const std::filesystem::path& path) noexcept;

}  // namespace merops
