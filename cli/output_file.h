#pragma once

#include "results/output_path.h"

#include <filesystem>
#include <string_view>

namespace merops {

/// Writes an output that the user named, whole and durable or not at all (core/engine/text_file.h). An existing file is
/// replaced only with `force`, a results database (and the files SQLite keeps beside it) never. Throws Error.
void write_output_file(const std::filesystem::path& path, std::string_view text, bool force);

}  // namespace merops
