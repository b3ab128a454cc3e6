#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// All bytes of a file with results of another machine or program. Error, with `doing` ("importing FILE"), where it
/// cannot be read or is larger than what is taken (results/import.h).
[[nodiscard]] std::string read_import_file(const std::filesystem::path& file, const std::string& doing);

}  // namespace merops
