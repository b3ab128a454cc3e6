#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace merops::test {

/// Overwrites bytes of an existing file from `offset` on. Throws when it cannot.
void patch(const std::filesystem::path& path, std::uint64_t offset, std::span<const std::byte> bytes);

}  // namespace merops::test
