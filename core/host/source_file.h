#pragma once

#include "core/model/source.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace merops {

/// Opens SOURCE as the command line means it, tried in this order: with `block` a file or device as uniform blocks;
/// a folder with config.json and safetensors shards (container); a file or block device that begins with the magic
/// (store). Anything else is an Error that names what was tried and what to try.
[[nodiscard]] Source open_source(const std::filesystem::path& path, std::uint64_t block = 0);

/// Identity of the targets as they are now (device or volume, number, size, time of the last write): equal strings
/// before and after a cell mean that nobody replaced the source in between.
[[nodiscard]] std::string identity_of(const Source& source);

}  // namespace merops
