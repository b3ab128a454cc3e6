#pragma once

#include "core/model/flat_store.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace merops {

// What the writer's and the reader's side of the flat store share.

inline constexpr std::size_t kMagicBytes = sizeof(kStoreMagic) - 1;
/// The padded length of an entry must fit 32 bits.
inline constexpr std::uint64_t kMaxExpertBytes = std::numeric_limits<std::uint32_t>::max() / kStoreBlock * kStoreBlock;

[[nodiscard]] constexpr std::uint64_t round_up_to_block(std::uint64_t bytes) {
  return (bytes + kStoreBlock - 1) / kStoreBlock * kStoreBlock;
}

[[nodiscard]] inline bool is_zero(std::span<const std::byte> bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](std::byte byte) { return byte == std::byte{0}; });
}

/// Empty, or what is wrong with the counts and the places of index and data, with expected and found.
[[nodiscard]] std::string fault_of_dimensions(const Superblock& superblock);
/// The superblock in a source's first bytes (a whole block, or all there is of a smaller source), checked as far as
/// that goes without the index. Throws Error naming the first fault of the store `name` of `source_bytes`.
[[nodiscard]] Superblock decode_superblock(std::span<const std::byte> first_bytes, std::uint64_t source_bytes,
                                           const std::string& name);
/// The entries of an index, unchecked. Bytes behind the last whole entry are ignored.
[[nodiscard]] std::vector<IndexEntry> decode_index(std::span<const std::byte> index);
/// "the expert 5 of layer 2 (index entry 261)".
[[nodiscard]] std::string name_of_entry(const Superblock& superblock, std::uint64_t entry);

}  // namespace merops
