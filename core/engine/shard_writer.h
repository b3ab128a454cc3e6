#pragma once

#include "core/engine/pack.h"
#include "core/engine/shard_plan.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace merops {

struct ShardWork {
  std::vector<ShardPlan> shards{};
  std::uint64_t seed = 1;
  std::uint32_t workers = 1;
  std::uint64_t deadline_ns =
      0;  ///< 0: none; else what is not written by about then is left out, at least a pair stays
};

struct WrittenShards {
  std::size_t count = 0;       ///< so many of the planned shards, whole pairs, are there
  std::string why_buffered{};  ///< empty when written direct
};

/// Writes shards into an existing folder under their numbers (shard_path), durable, by all workers with large aligned
/// writes. Throws Error, or Interrupted.
WrittenShards write_shards(const std::filesystem::path& folder, const ShardWork& work, const WorkControl& control);

/// Where a shard lies until the number of shards is known; `number` counts from 0.
[[nodiscard]] std::filesystem::path shard_path(const std::filesystem::path& folder, std::size_t number);

}  // namespace merops
