#pragma once

#include "core/model/facts.h"
#include "core/model/measurement.h"

#include <cstdint>
#include <optional>
#include <string>

namespace merops {

/// What is known about a cell beside its figures: gathered by the engine, judged here.
struct Evidence {
  bool direct = false;            ///< the reader goes past the page cache
  bool touches_storage = true;    ///< false for the null reader
  bool past_block_layer = false;  ///< the drive itself was commanded: no counter of the system tells of it
  bool asynchronous = false;      ///< one queue instead of threads
  bool memory_backed = false;
  bool virtual_disk = false;
  bool bytes_checked = false;                   ///< payloads were hashed inside the window
  bool source_changed = false;                  ///< replaced or rewritten while it was measured
  bool pressed = false;                         ///< the process was limited to Cell::memory_limit
  std::optional<std::uint64_t> link_ceiling{};  ///< bytes/s; of the slowest known link on the way
  std::uint64_t available_memory = 0;           ///< bytes, before the cell
  std::optional<double> written_ago_s{};        ///< seconds since the source was last written
  std::uint64_t request_floor = 0;              ///< fewest device requests for all reads of the cell; 0 unknown
  double null_read_ns = 0;                      ///< the tool's own cost a read
  std::uint64_t device_bytes = 0;               ///< of the leaf devices together; 0 unknown
  bool read_ahead_below = false;                ///< a loop device's file is read through the page cache
  std::string slow_link{};                      ///< empty, or which link runs below what it could
  ContentFacts content{};
  MachineFacts machine{};  ///< as the campaign began
};

/// Fills cache state, validity and flags of a measured cell from its figures and the evidence. Everything else of the
/// result is left as it is. docs/method.md explains each flag.
void judge(CellResult& result, const Evidence& evidence);

/// The cache state that the bytes prove.
[[nodiscard]] CacheState prove_cache_state(const CellResult& result, const Evidence& evidence);

}  // namespace merops
