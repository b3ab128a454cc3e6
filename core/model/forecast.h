#pragma once

#include "core/model/cell_group.h"
#include "core/model/geometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Hit rates of the expert cache for which a forecast is given.
inline constexpr std::array<double, 4> kHitRates{0.0, 0.5, 0.8, 0.95};

/// Tokens a second that a disk of this rate allows at most: rate / (bytes a token x (1 - hit rate)).
[[nodiscard]] Estimate tokens_per_second(const Estimate& mb_per_s, const Geometry& geometry, double hit_rate);

/// The plateau of one reader over one source.
struct ReaderPlateau {
  std::string reader{}, source_path{};
  SourceKind source_kind = SourceKind::store;
  std::uint32_t depth = 0;       ///< where the plateau begins
  std::uint32_t best_depth = 0;  ///< on the plateau, with the greatest median
  Estimate mb_per_s{}, at_best_depth{}, at_depth_1{};
  std::optional<double> gain() const {
    return at_depth_1.value > 0 ? std::optional(mb_per_s.value / at_depth_1.value) : std::nullopt;
  }
};

/// Plateaus of all readers over experts in random order, best rate (at_best_depth) first. Only measured cells that are
/// not invalid and not provisional count.
[[nodiscard]] std::vector<ReaderPlateau> plateaus(std::span<const CellGroup> groups);

/// The best cold direct reader. A forecast rests on its best depth: what is called an upper bound must not lie below
/// a rate that was measured. Absent where nothing direct was proved to read the disk.
[[nodiscard]] std::optional<ReaderPlateau> best_direct_road(std::span<const CellGroup> groups);

}  // namespace merops
