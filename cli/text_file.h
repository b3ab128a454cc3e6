#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// All bytes of a small file that a user named: a configuration, thresholds, a catalogue. `what` tells what it should
/// be ("a config.json"). Error where it cannot be read or is larger than 16 MiB.
[[nodiscard]] std::string read_text_file(const std::filesystem::path& path, const std::string& what);

}  // namespace merops
