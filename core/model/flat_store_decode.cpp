#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/flat_store_layout.h"
#include "core/model/little_endian.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kSuperblockBytes = 96;  // of the block's 4096: the fields; zeros follow

[[noreturn]] void refuse(const std::string& name, const std::string& why, const std::string& hint = {}) {
  throw Error(fmt::format("reading the store {}", name), why, hint);
}

void check_version(std::span<const std::byte> block, const std::string& name) {
  const std::uint64_t version = get_little_endian(block.subspan(8), 4);
  const std::string hint = "pack the model again with this version of merops";
  if (version == 1)
    refuse(name, "it is a version 1 store (16-byte index entries, no hashes); this program reads version 2", hint);
  if (version != kStoreVersion)
    refuse(name, fmt::format("it is a version {} store; this program reads version {}", version, kStoreVersion), hint);
}

Superblock decode_fields(std::span<const std::byte> block) {
  const auto word = [&](std::size_t at) { return static_cast<std::uint32_t>(get_little_endian(block.subspan(at), 4)); };
  Superblock superblock;
  superblock.hidden = word(16);
  superblock.n_layers = word(20);
  superblock.n_experts = word(24);
  superblock.topk = word(28);
  superblock.moe_inter = word(32);
  superblock.n_entries = word(36);
  superblock.index_offset = get_little_endian(block.subspan(40), 8);
  superblock.index_len = get_little_endian(block.subspan(48), 8);
  superblock.data_offset = get_little_endian(block.subspan(56), 8);
  std::memcpy(superblock.index_sha256.data(), block.data() + 64, superblock.index_sha256.size());
  return superblock;
}

}  // namespace

bool has_store_magic(std::span<const std::byte> first_bytes) {
  return first_bytes.size() >= kMagicBytes && std::memcmp(first_bytes.data(), kStoreMagic, kMagicBytes) == 0;
}

Superblock decode_superblock(std::span<const std::byte> first_bytes, std::uint64_t source_bytes,
                             const std::string& name) {
  if (!has_store_magic(first_bytes)) refuse(name, fmt::format("it does not begin with the magic {}", kStoreMagic));
  if (first_bytes.size() < kStoreBlock)
    refuse(name, fmt::format("it ends inside its superblock: {} of {} bytes", first_bytes.size(), kStoreBlock));
  const std::span<const std::byte> block = first_bytes.first(kStoreBlock);
  check_version(block, name);
  const std::uint64_t block_size = get_little_endian(block.subspan(12), 4);
  if (block_size != kStoreBlock)
    refuse(name, fmt::format("its block size is {}, expected {}", block_size, kStoreBlock));
  if (!is_zero(block.subspan(kSuperblockBytes)))
    refuse(name, fmt::format("bytes {} to {} of its superblock are not zero", kSuperblockBytes, kStoreBlock));
  const Superblock superblock = decode_fields(block);
  if (const std::string fault = fault_of_dimensions(superblock); !fault.empty()) refuse(name, fault);
  if (superblock.data_offset > source_bytes)
    refuse(name, fmt::format("it ends at byte {}, inside its index, which reaches to byte {}", source_bytes,
                             superblock.data_offset));
  return superblock;
}

std::vector<IndexEntry> decode_index(std::span<const std::byte> index) {
  std::vector<IndexEntry> entries(index.size() / kIndexEntryBytes);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::span<const std::byte> at = index.subspan(i * kIndexEntryBytes, kIndexEntryBytes);
    entries[i] = {get_little_endian(at, 8), static_cast<std::uint32_t>(get_little_endian(at.subspan(8), 4)),
                  static_cast<std::uint32_t>(get_little_endian(at.subspan(12), 4)),
                  get_little_endian(at.subspan(16), 8)};
  }
  return entries;
}

}  // namespace merops
