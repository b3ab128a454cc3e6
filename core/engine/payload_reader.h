#pragma once

#include "core/engine/cold_file.h"
#include "core/host/slot_memory.h"
#include "core/model/source.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Reads the payloads of a container's experts for several workers at once, with few large reads that leave the page
/// cache as it was. Errors are thrown as Error and name the shard.
class PayloadReader {
 public:
  using Take = std::function<void(std::span<const std::byte> piece)>;

  /// `source` outlives the reader. No call reads more than `most` bytes.
  PayloadReader(const Source& source, std::uint32_t workers, std::uint64_t most);

  /// Hands the expert's payload bytes [offset, offset + count) to `take`, piece by piece in payload order. The pieces
  /// are valid during the call. At most one call for a worker at a time.
  void read(std::uint32_t worker, std::uint32_t expert, std::uint64_t offset, std::uint64_t count,
            const Take& take) const;

  /// Empty when all shards are read direct, else why the first one is not.
  [[nodiscard]] std::string why_buffered() const;

 private:
  const Source& source_;
  std::vector<ColdFile> files_;
  SlotPages staging_;
};

}  // namespace merops
