#pragma once

#include <filesystem>
#include <string_view>

namespace merops {

/// Writes a file that is there as a whole or not at all, durably. An existing one is replaced only `replace`. Throws
/// Error naming it.
void write_new_text_file(const std::filesystem::path& path, std::string_view text, bool replace);

}  // namespace merops
