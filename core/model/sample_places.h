#pragma once

#include "core/model/expert_map.h"
#include "core/model/extent.h"

#include <cstdint>
#include <vector>

namespace merops {

/// Pieces of the experts' content to look at: the content of all experts, one after another, is cut into `count` equal
/// parts, and each gives one piece of at most `piece` bytes, at a place that the seed decides. Pieces begin and end on
/// multiples of `block` in their target, lie within one extent and never overlap, so those at an extent's ends are
/// shorter, and one that holds no whole block is left out. Content of up to `count` pieces is taken whole.
/// Preconditions: `block` divides `piece`, `count` > 0.
[[nodiscard]] std::vector<Extent> sample_places(const ExpertMap& experts, std::uint32_t count, std::uint64_t piece,
                                                std::uint64_t block, std::uint64_t seed);

}  // namespace merops
