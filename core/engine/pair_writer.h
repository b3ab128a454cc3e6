#pragma once

#include "core/engine/aligned_writer.h"
#include "core/engine/store_writer.h"
#include "core/engine/work_crew.h"
#include "core/model/flat_store.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// What one worker writes with. All outlive the calls.
struct PairWriter {
  const StoreWork& work;
  AlignedWriter& writer;
  WorkMeter& meter;
  std::uint32_t worker = 0;
  std::span<std::byte> buffer{};  ///< pair_buffer_bytes of the experts' padded length
};

[[nodiscard]] std::uint64_t pair_buffer_bytes(std::uint64_t padded);

/// Fills, hashes and writes the payload of expert `first` and of the next one, where there is one, and sets their
/// entries' hashes. They are hashed side by side, which is faster than one after the other (Sha256Pair).
void write_pair(const PairWriter& with, std::uint32_t first, std::span<IndexEntry> entries);

}  // namespace merops
