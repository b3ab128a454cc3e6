#include "core/model/sha256_lanes.h"

#include <cassert>

namespace merops {

bool has_sha256_lanes() { return false; }

void compress_sha256_lanes(std::array<std::array<std::uint32_t, 8>, 2>&, const std::byte*, const std::byte*,
                           std::size_t) {
  assert(false && "only for processors with SHA instructions");
}

}  // namespace merops
