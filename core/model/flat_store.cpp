#include "core/model/flat_store.h"

#include "core/model/error.h"
#include "core/model/flat_store_layout.h"
#include "core/model/little_endian.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace merops {

std::uint64_t FlatStore::end() const {
  return entries.empty() ? superblock.data_offset : entries.back().offset + entries.back().padded;
}

std::array<std::byte, kStoreBlock> encode_superblock(const Superblock& superblock) {
  std::array<std::byte, kStoreBlock> block{};
  const std::span<std::byte> bytes(block);
  for (std::size_t i = 0; i < kMagicBytes; ++i) block[i] = static_cast<std::byte>(kStoreMagic[i]);
  const std::uint32_t words[] = {kStoreVersion,        kStoreBlock,     superblock.hidden,    superblock.n_layers,
                                 superblock.n_experts, superblock.topk, superblock.moe_inter, superblock.n_entries};
  for (std::size_t i = 0; i < std::size(words); ++i) put_little_endian(bytes.subspan(8 + 4 * i), words[i], 4);
  put_little_endian(bytes.subspan(40), superblock.index_offset, 8);
  put_little_endian(bytes.subspan(48), superblock.index_len, 8);
  put_little_endian(bytes.subspan(56), superblock.data_offset, 8);
  std::copy(superblock.index_sha256.begin(), superblock.index_sha256.end(), block.begin() + 64);
  return block;
}

std::vector<std::byte> encode_index(std::span<const IndexEntry> entries) {
  std::vector<std::byte> index(entries.size() * kIndexEntryBytes);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::span<std::byte> at = std::span(index).subspan(i * kIndexEntryBytes, kIndexEntryBytes);
    put_little_endian(at, entries[i].offset, 8);
    put_little_endian(at.subspan(8), entries[i].length, 4);
    put_little_endian(at.subspan(12), entries[i].padded, 4);
    put_little_endian(at.subspan(16), entries[i].hash, 8);
  }
  return index;
}

Superblock dimensions_of(const Geometry& geometry) {
  if (geometry.width > std::numeric_limits<std::uint32_t>::max() / 2)
    throw Error("laying out a store", fmt::format("an expert width of {} does not fit the format", geometry.width));
  Superblock superblock;
  superblock.hidden = geometry.hidden;
  superblock.n_layers = geometry.layers;
  superblock.n_experts = geometry.experts;
  superblock.topk = geometry.topk;
  superblock.moe_inter = 2 * geometry.width;
  return superblock;
}

FlatStore lay_out_store(const Superblock& dimensions, std::span<const std::uint64_t> lengths) {
  const std::string doing = "laying out a store";
  if (lengths.size() > std::numeric_limits<std::uint32_t>::max())
    throw Error(doing, fmt::format("{} experts do not fit the format", lengths.size()));
  FlatStore store{.superblock = dimensions, .entries = {}};
  Superblock& superblock = store.superblock;
  superblock.n_entries = static_cast<std::uint32_t>(lengths.size());
  superblock.index_offset = kStoreBlock;
  superblock.index_len = superblock.n_entries * kIndexEntryBytes;
  superblock.data_offset = round_up_to_block(superblock.index_offset + superblock.index_len);
  superblock.index_sha256 = {};
  if (const std::string fault = fault_of_dimensions(superblock); !fault.empty()) throw Error(doing, fault);

  store.entries.reserve(lengths.size());
  std::uint64_t offset = superblock.data_offset;
  for (const std::uint64_t length : lengths) {
    if (length == 0 || length > kMaxExpertBytes || length != lengths[0])
      throw Error(doing, fmt::format("{} has {} bytes; the format takes experts of one size from 1 to {} bytes",
                                     name_of_entry(superblock, store.entries.size()), length, kMaxExpertBytes));
    const auto padded = static_cast<std::uint32_t>(round_up_to_block(length));
    store.entries.push_back({offset, static_cast<std::uint32_t>(length), padded, 0});
    offset += padded;
  }
  return store;
}

void seal(FlatStore& store) { store.superblock.index_sha256 = sha256(encode_index(store.entries)); }

std::optional<Geometry> geometry_of(const Superblock& superblock, std::uint64_t length) {
  Geometry geometry{.name = {},
                    .hidden = superblock.hidden,
                    .width = superblock.moe_inter / 2,
                    .layers = superblock.n_layers,
                    .experts = superblock.n_experts,
                    .topk = superblock.topk,
                    .bits = 4};
  for (const std::uint32_t bits : {4U, 3U}) {
    geometry.bits = bits;
    if (expert_bytes(geometry) == length) return geometry;
  }
  return std::nullopt;
}

}  // namespace merops
