#pragma once

#include "results/database_error.h"

#include <filesystem>

struct sqlite3;

namespace merops {

/// What SQLite's result code means to a user: which file, why, what to try. `database` may be null.
[[nodiscard]] DatabaseError sqlite_error(sqlite3* database, int code, const std::filesystem::path& path);

}  // namespace merops
