#include "core/model/content.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace merops {
namespace {

using Block = std::span<const std::byte>;

bool is_less(Block a, Block b) { return std::memcmp(a.data(), b.data(), kContentBlock) < 0; }
bool is_equal(Block a, Block b) { return std::memcmp(a.data(), b.data(), kContentBlock) == 0; }

bool is_of_one_value(Block block) { return std::memcmp(block.data(), block.data() + 1, kContentBlock - 1) == 0; }

/// Blocks that no other before them made needless.
std::size_t needed_blocks(std::span<const std::byte> bytes) {
  std::vector<Block> blocks;
  for (; bytes.size() >= kContentBlock; bytes = bytes.subspan(kContentBlock)) {
    if (!is_of_one_value(bytes.first(kContentBlock))) blocks.push_back(bytes.first(kContentBlock));
  }
  std::sort(blocks.begin(), blocks.end(), is_less);
  return static_cast<std::size_t>(std::unique(blocks.begin(), blocks.end(), is_equal) - blocks.begin());
}

double repeated_share(std::span<const std::byte> bytes) {
  const std::size_t blocks = bytes.size() / kContentBlock;
  return blocks == 0 ? 0 : 1 - static_cast<double>(needed_blocks(bytes)) / static_cast<double>(blocks);
}

double bits_per_byte(std::span<const std::byte> bytes) {
  std::array<std::uint64_t, 256> counts{};
  for (const std::byte byte : bytes) ++counts[std::to_integer<std::size_t>(byte)];
  double bits = 0;
  for (const std::uint64_t count : counts) {
    const double share = static_cast<double>(count) / static_cast<double>(bytes.size());
    if (count != 0) bits -= share * std::log2(share);
  }
  return std::max(bits, 0.0);  // and not -0
}

}  // namespace

std::optional<ContentSample> content_of(std::span<const std::byte> bytes) {
  if (bytes.empty()) return std::nullopt;
  return ContentSample{bytes.size(), repeated_share(bytes), bits_per_byte(bytes)};
}

}  // namespace merops
