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

[[noreturn]] void refuse(const ByteSource& source, const std::string& why, const std::string& hint = {}) {
  throw Error(fmt::format("reading the store {}", source.name()), why, hint);
}

bool all_zero(std::span<const std::byte> bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](std::byte b) { return b == std::byte{0}; });
}

void check_version(const ByteSource& source, std::span<const std::byte> block) {
  const std::uint64_t version = get_little_endian(block.subspan(8), 4);
  const std::string hint = "pack the model again with this version of merops";
  if (version == 1)
    refuse(source, "it is a version 1 store (16-byte index entries, no hashes); this program reads version 2", hint);
  if (version != kStoreVersion)
    refuse(source, fmt::format("it is a version {} store; this program reads version {}", version, kStoreVersion),
           hint);
}

Superblock decode_superblock(std::span<const std::byte> block) {
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

Superblock read_superblock(const ByteSource& source) {
  std::array<std::byte, kStoreBlock> block{};
  const auto readable = static_cast<std::size_t>(std::min<std::uint64_t>(source.size(), block.size()));
  source.read(0, std::span(block).first(readable));
  if (!has_store_magic(block)) refuse(source, fmt::format("it does not begin with the magic {}", kStoreMagic));
  if (readable < block.size())
    refuse(source, fmt::format("it ends inside its superblock: {} of {} bytes", readable, block.size()));
  check_version(source, block);
  const std::uint64_t block_size = get_little_endian(std::span(block).subspan(12), 4);
  if (block_size != kStoreBlock)
    refuse(source, fmt::format("its block size is {}, expected {}", block_size, kStoreBlock));
  if (!all_zero(std::span(block).subspan(kSuperblockBytes)))
    refuse(source, fmt::format("bytes {} to {} of its superblock are not zero", kSuperblockBytes, kStoreBlock));
  const Superblock superblock = decode_superblock(block);
  if (const std::string fault = fault_of_dimensions(superblock); !fault.empty()) refuse(source, fault);
  if (superblock.data_offset > source.size())
    refuse(source, fmt::format("it ends at byte {}, inside its index, which reaches to byte {}", source.size(),
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

std::vector<IndexEntry> read_index(const ByteSource& source, const Superblock& superblock) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(superblock.data_offset - superblock.index_offset));
  source.read(superblock.index_offset, bytes);
  const std::span<const std::byte> index = std::span(bytes).first(static_cast<std::size_t>(superblock.index_len));
  const Sha256Digest found = sha256(index);
  if (found != superblock.index_sha256)
    refuse(source, fmt::format("the hash of its index is {}, the superblock says {}", to_hex(found),
                               to_hex(superblock.index_sha256)));
  if (!all_zero(std::span(bytes).subspan(index.size()))) refuse(source, "the padding after its index is not zero");
  return decode_index(index);
}

/// Empty, or what is wrong with an entry that should begin at `expected` in a source of `size` bytes.
std::string fault_of_entry(const IndexEntry& entry, std::uint64_t expected, std::uint64_t size) {
  if (entry.length == 0) return "is empty";
  if (entry.offset % kStoreBlock != 0) return fmt::format("begins at byte {}, not on a block", entry.offset);
  if (entry.length > kMaxExpertBytes || entry.padded != round_up_to_block(entry.length))
    return fmt::format("has {} bytes padded to {}, expected {}", entry.length, entry.padded,
                       round_up_to_block(entry.length));
  if (entry.offset < expected)
    return fmt::format("begins at byte {}, inside what comes before it, which ends at {}", entry.offset, expected);
  if (entry.offset > expected)
    return fmt::format("begins at byte {}, expected {}: there is a gap", entry.offset, expected);
  if (entry.padded > size - entry.offset)
    return fmt::format("ends at byte {}, behind the source's end at {}", entry.offset + entry.padded, size);
  return {};
}

void check_entries(const ByteSource& source, const FlatStore& store) {
  std::uint64_t expected = store.superblock.data_offset;
  for (std::size_t i = 0; i < store.entries.size(); ++i) {
    const IndexEntry& entry = store.entries[i];
    std::string fault = fault_of_entry(entry, expected, source.size());
    if (fault.empty() && entry.length != store.entries[0].length)
      fault = fmt::format("has {} bytes, the first expert {}: a store holds experts of one size", entry.length,
                          store.entries[0].length);
    if (!fault.empty()) refuse(source, fmt::format("{} {}", name_of_entry(store.superblock, i), fault));
    expected += entry.padded;
  }
}

}  // namespace

bool has_store_magic(std::span<const std::byte> first_bytes) {
  return first_bytes.size() >= kMagicBytes && std::memcmp(first_bytes.data(), kStoreMagic, kMagicBytes) == 0;
}

FlatStore read_flat_store(const ByteSource& source) {
  FlatStore store;
  store.superblock = read_superblock(source);
  store.entries = read_index(source, store.superblock);
  check_entries(source, store);
  if (!source.is_device() && source.size() != store.end())
    refuse(source, fmt::format("the file has {} bytes, expected {}: {} after the last expert", source.size(),
                               store.end(), source.size() - store.end()));
  return store;
}

}  // namespace merops
