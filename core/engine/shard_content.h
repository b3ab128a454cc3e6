#pragma once

#include "core/engine/payload_generator.h"
#include "core/engine/shard_plan.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// Fills `out` with the shard's bytes from `offset` on: header, tensors, and zeros behind its end.
void fill_shard(const ShardPlan& shard, PayloadGenerator& generator, std::uint64_t offset, std::span<std::byte> out);

}  // namespace merops
