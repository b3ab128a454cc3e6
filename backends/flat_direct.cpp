#include "backends/blocking_reader.h"
#include "backends/read_error.h"
#include "backends/rows.h"
#include "core/model/flat_store.h"

namespace merops {
namespace {

/// One aligned read an expert, its padding included: what a flat store is made for.
class FlatReader final : public BlockingReader {
 public:
  FlatReader(std::span<const Target> targets, const SlotMemory& memory, const ReaderOptions& options)
      : BlockingReader(targets, memory, options, Access::direct, kStoreBlock) {}

 private:
  void read(const Request& request, Completion& completion) override {
    if (request.extents.size() == 1 && request.extents[0].offset % kStoreBlock == 0) {
      BlockingReader::read(request, completion);
    } else {
      completion.error = ReadError::not_aligned;
      completion.error_offset = request.extents.empty() ? 0 : request.extents[0].offset;
    }
  }
};

std::unique_ptr<Reader> open_flat(std::span<const Target> targets, const SlotMemory& memory,
                                  const ReaderOptions& options) {
  return std::make_unique<FlatReader>(targets, memory, options);
}

}  // namespace

Backend flat_direct_row() {
  return {.name = "flat-direct",
          .summary = "one aligned direct read an expert, padding included",
          .needs = {.aligned_experts = true},
          .direct = true,
          .open = open_flat};
}

}  // namespace merops
