#pragma once

#include "core/engine/new_path.h"

#include <filesystem>
#include <string_view>

namespace merops {

/// Writes a new file that has its name only when it is whole and durable (core/engine/new_path.h). Throws Error; no
/// file is left then, and what stood at the name still stands there.
void write_text_file(const std::filesystem::path& path, std::string_view text, Existing existing);

}  // namespace merops
