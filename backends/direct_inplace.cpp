#include "backends/blocking_reader.h"
#include "backends/rows.h"

namespace merops {
namespace {

std::unique_ptr<Reader> open_inplace(std::span<const Target> targets, const SlotMemory& memory,
                                     const ReaderOptions& options) {
  return std::make_unique<BlockingReader>(targets, memory, options, Access::direct);
}

}  // namespace

Backend direct_inplace_row() {
  return {.name = "direct-inplace",
          .summary = "direct reads at any offset, rounded out to blocks, nothing copied",
          .direct = true,
          .open = open_inplace};
}

}  // namespace merops
