#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// The file's name as SQLite takes it at any length: absolute, so that it is taken for no URI or option, in UTF-8.
[[nodiscard]] std::string sqlite_name(const std::filesystem::path& path);

/// SQLite's layer to the system by which such names are opened; null: its own choice.
[[nodiscard]] const char* sqlite_layer();

}  // namespace merops
