#include "backends/blocking_reader.h"
#include "backends/rows.h"

namespace merops {
namespace {

std::unique_ptr<Reader> open_buffered(std::span<const Target> targets, const SlotMemory& memory,
                                      const ReaderOptions& options) {
  return std::make_unique<BlockingReader>(targets, memory, options, Access::buffered);
}

}  // namespace

Backend buffered_row() {
  return {.name = "buffered", .summary = "reads through the page cache", .open = open_buffered};
}

}  // namespace merops
