#include "core/engine/verify_structure.h"

#include "core/model/error.h"
#include "core/model/flat_store_layout.h"
#include "core/model/geometry.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

std::optional<Superblock> verify_superblock(const ByteSource& source, Findings& findings) {
  std::array<std::byte, kStoreBlock> block{};
  const auto first =
      std::span(block).first(static_cast<std::size_t>(std::min<std::uint64_t>(source.size(), kStoreBlock)));
  source.read(0, first);
  try {
    return decode_superblock(first, source.size(), source.name());
  } catch (const Error& error) {
    findings.add("superblock", fmt::format("a sound one of version {}", kStoreVersion), error.why());
    return std::nullopt;
  }
}

std::vector<IndexEntry> verify_index(const ByteSource& source, const Superblock& superblock, Findings& findings) {
  std::vector<std::byte> blocks(static_cast<std::size_t>(superblock.data_offset - superblock.index_offset));
  source.read(superblock.index_offset, blocks);
  const auto index = std::span(blocks).first(static_cast<std::size_t>(superblock.index_len));
  const Sha256Digest hash = sha256(index);
  if (hash != superblock.index_sha256) findings.add("index hash", to_hex(superblock.index_sha256), to_hex(hash));
  if (!is_zero(std::span(blocks).subspan(index.size()))) findings.add("index padding", "zeros", "other bytes");
  return decode_index(index);
}

/// The length that most entries have: a single bad one must not make all others look bad.
std::uint32_t common_length(const std::vector<IndexEntry>& entries) {
  std::map<std::uint32_t, std::size_t> count;
  for (const IndexEntry& entry : entries) ++count[entry.length];
  return std::max_element(count.begin(), count.end(), [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

bool verify_length(const Superblock& superblock, std::uint32_t length, Findings& findings) {
  if (!geometry_of(superblock, length)) {
    const auto by_formula = [&](std::uint32_t bits) {
      return expert_parts(superblock.hidden, superblock.moe_inter / 2, bits).total();
    };
    findings.add(
        "length of the experts",
        fmt::format("{} (INT4) or {} (INT3) bytes by the superblock's dimensions", by_formula(4), by_formula(3)),
        fmt::format("{} bytes", length));
  }
  return length > 0 && length <= kMaxExpertBytes;
}

void verify_entry(const FlatStore& expected, std::uint32_t number, const IndexEntry& found, Findings& findings) {
  const IndexEntry& wanted = expected.entries[number];
  const auto compare = [&](const char* what, std::uint64_t want, std::uint64_t have) {
    if (want != have) findings.add(expected.superblock, number, what, std::to_string(want), std::to_string(have));
  };
  compare("offset", wanted.offset, found.offset);
  compare("length", wanted.length, found.length);
  compare("padded length", wanted.padded, found.padded);
}

void verify_size(const ByteSource& source, std::uint64_t end, Findings& findings) {
  const bool right = source.is_device() ? source.size() >= end : source.size() == end;
  if (!right) findings.add("size", fmt::format("{} bytes", end), fmt::format("{} bytes", source.size()));
}

}  // namespace

std::optional<FlatStore> verify_structure(const ByteSource& source, Findings& findings) {
  const std::optional<Superblock> superblock = verify_superblock(source, findings);
  if (!superblock) return std::nullopt;
  const std::vector<IndexEntry> entries = verify_index(source, *superblock, findings);
  const std::uint32_t length = common_length(entries);
  if (!verify_length(*superblock, length, findings)) return std::nullopt;

  FlatStore expected = lay_out_store(*superblock, std::vector<std::uint64_t>(entries.size(), length));
  expected.superblock.index_sha256 = superblock->index_sha256;
  for (std::uint32_t number = 0; number < entries.size(); ++number) {
    verify_entry(expected, number, entries[number], findings);
    expected.entries[number].hash = entries[number].hash;
  }
  verify_size(source, expected.end(), findings);
  return expected;
}

}  // namespace merops
