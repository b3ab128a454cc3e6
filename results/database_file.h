#pragma once

#include <filesystem>

namespace merops {

/// What stands at a results database's path, told from its first bytes without opening it as a database.
enum class DatabaseFile {
  missing,
  empty,    ///< no byte, or one whose making was interrupted: SQLite's journal undoes it
  results,  ///< a results database of any version
};

/// Error for anything else: a folder, a device or pipe, another program's database, any other file, one that cannot be
/// read. Never changes anything.
[[nodiscard]] DatabaseFile look_at_database(const std::filesystem::path& path);

}  // namespace merops
