#pragma once

#include <filesystem>

namespace merops {

/// Error where `path` is a results database or one of the files that SQLite keeps beside it: nothing that is made anew
/// goes there.
void refuse_results_database(const std::filesystem::path& path);

}  // namespace merops
