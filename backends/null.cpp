#include "backends/rounding.h"
#include "backends/rows.h"
#include "backends/synchronous_reader.h"

namespace merops {
namespace {

/// Reads nothing: what remains is the tool's own cost. The pieces are whatever the slot holds.
class NullReader final : public SynchronousReader {
 public:
  NullReader(const SlotMemory& memory, const ReaderOptions& options) : SynchronousReader(options), memory_(memory) {}
  [[nodiscard]] std::uint64_t alignment() const override { return 1; }

 private:
  void read(const Request& request, Completion& completion) override {
    SlotLayout layout(memory_.slot(request.slot));
    for (const Extent& extent : request.extents) deliver(completion, layout.take(round_out(extent, 1)), 0);
  }

  SlotMemory memory_;
};

std::unique_ptr<Reader> open_null(std::span<const Target>, const SlotMemory& memory, const ReaderOptions& options) {
  return std::make_unique<NullReader>(memory, options);
}

}  // namespace

Backend null_row() {
  return {.name = "null",
          .summary = "no I/O: the cost of the measurement itself",
          .touches_storage = false,
          .open = open_null};
}

}  // namespace merops
