#include "core/model/sample_places.h"

#include "core/model/random.h"

#include <algorithm>
#include <optional>

namespace merops {
namespace {

/// Which tiles of `piece` bytes are taken, in rising order.
std::vector<std::uint64_t> chosen_tiles(std::uint64_t tiles, std::uint32_t count, std::uint64_t seed) {
  std::vector<std::uint64_t> chosen;
  Random random(seed);
  const std::uint64_t parts = std::min<std::uint64_t>(tiles, count);
  for (std::uint64_t part = 0; part < parts; ++part) {
    const std::uint64_t first = tiles * part / parts, behind = tiles * (part + 1) / parts;
    chosen.push_back(first + random.below(behind - first));
  }
  return chosen;
}

/// The whole blocks of `length` bytes from `skipped` on in an extent.
std::optional<Extent> whole_blocks(const Extent& extent, std::uint64_t skipped, std::uint64_t length,
                                   std::uint64_t block) {
  const std::uint64_t begin = (extent.offset + skipped + block - 1) / block * block;
  const std::uint64_t end = (extent.offset + std::min(skipped + length, extent.length)) / block * block;
  if (begin >= end) return std::nullopt;
  return Extent{extent.target, begin, end - begin};
}

}  // namespace

std::vector<Extent> sample_places(const ExpertMap& experts, std::uint32_t count, std::uint64_t piece,
                                  std::uint64_t block, std::uint64_t seed) {
  const std::uint64_t tiles = (experts.total_payload_bytes() + piece - 1) / piece;
  const std::vector<std::uint64_t> chosen = chosen_tiles(tiles, count, seed);
  std::vector<Extent> places;
  auto next = chosen.begin();
  std::uint64_t passed = 0;  // content before the extent
  for (std::uint32_t expert = 0; expert < experts.size() && next != chosen.end(); ++expert) {
    for (const Extent& extent : experts[expert]) {
      for (; next != chosen.end() && *next * piece < passed + extent.length; ++next) {
        const auto place = whole_blocks(extent, *next * piece - passed, piece, block);
        if (place) places.push_back(*place);
      }
      passed += extent.length;
    }
  }
  return places;
}

}  // namespace merops
