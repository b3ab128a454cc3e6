#pragma once

#include "core/engine/pack.h"
#include "core/model/flat_store.h"
#include "core/model/sha256.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>

namespace merops {

/// Fills `out` with an expert's payload bytes from `offset` on and gives the same bytes to `hash`. Called by several
/// workers at once, for one worker one call after the other, the parts of one expert in order.
using FillPayload = std::function<void(std::uint32_t worker, std::uint32_t expert, std::uint64_t offset,
                                       std::span<std::byte> out, Sha256& hash)>;

/// Most bytes that `fill` is asked for at once.
inline constexpr std::uint64_t kStoreWindow = std::uint64_t{4} << 20U;

struct StoreWork {
  FlatStore layout{};  ///< of all experts wanted, from lay_out_store
  FillPayload fill{};
  std::uint32_t workers = 1;
  std::uint64_t deadline_ns = 0;  ///< 0: none; else the store is cut to the experts written by about then
};

struct WrittenStore {
  FlatStore store{};           ///< as written
  std::string why_buffered{};  ///< empty when written direct
};

/// Writes a store into an existing empty file and makes it durable: payloads by all workers, each a large aligned
/// write; then the index, and last the superblock. Throws Error, or Interrupted.
WrittenStore write_store(const std::filesystem::path& file, const StoreWork& work, const WorkControl& control);

}  // namespace merops
