#pragma once

#include "core/model/byte_source.h"
#include "core/model/geometry.h"
#include "core/model/sha256.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace merops {

inline constexpr std::uint64_t kStoreBlock = 4096;
inline constexpr std::uint32_t kStoreVersion = 2;
inline constexpr std::uint64_t kIndexEntryBytes = 24;
inline constexpr char kStoreMagic[] = "PCHIOFL1";

/// The superblock of a `.picchioflat` file, version 2 (docs/format.md has the byte table).
struct Superblock {
  std::uint32_t hidden = 0;
  std::uint32_t n_layers = 0;   ///< sparse layers of the model, also for a prefix store
  std::uint32_t n_experts = 0;  ///< experts a layer of the model
  std::uint32_t topk = 0;
  std::uint32_t moe_inter = 0;  ///< rows of the fused gate/up matrix: twice the expert's width
  std::uint32_t n_entries = 0;  ///< experts in this store: a prefix in (layer, expert) order
  std::uint64_t index_offset = 0;
  std::uint64_t index_len = 0;
  std::uint64_t data_offset = 0;
  Sha256Digest index_sha256{};
  friend bool operator==(const Superblock&, const Superblock&) = default;
};

/// Index entry of expert layer * n_experts + expert.
struct IndexEntry {
  std::uint64_t offset = 0;  ///< bytes from the store's start, a multiple of kStoreBlock
  std::uint32_t length = 0;  ///< payload bytes
  std::uint32_t padded = 0;  ///< length rounded up to kStoreBlock
  std::uint64_t hash = 0;    ///< first_eight(SHA-256 of the payload)
  friend bool operator==(const IndexEntry&, const IndexEntry&) = default;
};

struct FlatStore {
  Superblock superblock{};
  std::vector<IndexEntry> entries{};
  /// Bytes from the start to the end of the last padded payload: a file's exact size.
  [[nodiscard]] std::uint64_t end() const;
};

[[nodiscard]] std::array<std::byte, kStoreBlock> encode_superblock(const Superblock& superblock);
[[nodiscard]] std::vector<std::byte> encode_index(std::span<const IndexEntry> entries);

/// Whether these first bytes of a file are a store's of any version (the file's name does not matter).
[[nodiscard]] bool has_store_magic(std::span<const std::byte> first_bytes);

/// Reads and validates all that can be validated without the payloads: version, sizes, index hash, each entry, the
/// file's or device's size. Throws Error naming the first fault with expected and found.
[[nodiscard]] FlatStore read_flat_store(const ByteSource& source);

/// The first five dimensions of the superblock of a store of this model; the rest is laid out below.
[[nodiscard]] Superblock dimensions_of(const Geometry& geometry);

/// Lays out a store: offsets and padded lengths for payloads of these lengths (one an entry, a prefix of the model),
/// all hashes zero. Throws Error where dimensions or a length do not fit the format, or where lengths differ.
[[nodiscard]] FlatStore lay_out_store(const Superblock& dimensions, std::span<const std::uint64_t> lengths);

/// Sets the superblock's index hash; the last step once every entry's hash is known.
void seal(FlatStore& store);

/// The geometry of a store whose experts have `length` payload bytes: INT4 where that formula gives the length, else
/// INT3; none where neither does. Its name is empty.
[[nodiscard]] std::optional<Geometry> geometry_of(const Superblock& superblock, std::uint64_t length);

}  // namespace merops
