#pragma once

#include "core/model/flat_store.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

namespace merops {

// What the writer's and the reader's side of the flat store share.

inline constexpr std::size_t kMagicBytes = sizeof(kStoreMagic) - 1;
/// The padded length of an entry must fit 32 bits.
inline constexpr std::uint64_t kMaxExpertBytes = std::numeric_limits<std::uint32_t>::max() / kStoreBlock * kStoreBlock;

[[nodiscard]] constexpr std::uint64_t round_up_to_block(std::uint64_t bytes) {
  return (bytes + kStoreBlock - 1) / kStoreBlock * kStoreBlock;
}

/// Empty, or what is wrong with the counts and the places of index and data, with expected and found.
[[nodiscard]] std::string fault_of_dimensions(const Superblock& superblock);
/// "the expert 5 of layer 2 (index entry 261)".
[[nodiscard]] std::string name_of_entry(const Superblock& superblock, std::uint64_t entry);

}  // namespace merops
