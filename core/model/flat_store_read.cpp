#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/flat_store_layout.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

[[noreturn]] void refuse(const ByteSource& source, const std::string& why) {
  throw Error(fmt::format("reading the store {}", source.name()), why);
}

Superblock read_superblock(const ByteSource& source) {
  std::array<std::byte, kStoreBlock> block{};
  const auto readable = static_cast<std::size_t>(std::min<std::uint64_t>(source.size(), block.size()));
  source.read(0, std::span(block).first(readable));
  return decode_superblock(std::span(block).first(readable), source.size(), source.name());
}

std::vector<IndexEntry> read_index(const ByteSource& source, const Superblock& superblock) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(superblock.data_offset - superblock.index_offset));
  source.read(superblock.index_offset, bytes);
  const std::span<const std::byte> index = std::span(bytes).first(static_cast<std::size_t>(superblock.index_len));
  const Sha256Digest found = sha256(index);
  if (found != superblock.index_sha256)
    refuse(source, fmt::format("the hash of its index is {}, the superblock says {}", to_hex(found),
                               to_hex(superblock.index_sha256)));
  if (!is_zero(std::span(bytes).subspan(index.size()))) refuse(source, "the padding after its index is not zero");
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
