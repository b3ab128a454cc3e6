#pragma once

#include <filesystem>

namespace merops {

/// Where results are kept unless the user says otherwise: results.db in the folder merops/ of the user's data folder
/// (XDG_DATA_HOME where it is an absolute path, else ~/.local/share; on Windows LOCALAPPDATA, else the folder that the
/// user has for local data). Makes nothing. Error where there is none.
[[nodiscard]] std::filesystem::path default_database_path();

}  // namespace merops
