#pragma once

#include "core/model/random.h"

#include <cstddef>
#include <vector>

namespace merops::test {

/// A copy with one to four seeded changes: flipped bits, telling numbers written over, digits exchanged, bytes cut out,
/// doubled, inserted, the end cut or extended.
[[nodiscard]] std::vector<std::byte> mutated(std::vector<std::byte> bytes, Random& random);

}  // namespace merops::test
