#include "backends/blocking_reader.h"

#include "backends/direct_flag.h"
#include "backends/read_error.h"
#include "backends/rounded_read.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {

BlockingReader::BlockingReader(std::span<const Target> targets, const SlotMemory& memory, const ReaderOptions& options,
                               Access access, std::uint64_t least_alignment)
    : SynchronousReader(options), opened_(open_targets(targets, access)), memory_(memory) {
  opened_.alignment = std::max(opened_.alignment, least_alignment);
  require_aligned(memory_, opened_.alignment);
}

std::string BlockingReader::granted() const {
  return opened_.alignment == 1 ? std::string() : fmt::format("{}, alignment {}", direct_flag(), opened_.alignment);
}

void BlockingReader::read(const Request& request, Completion& completion) {
  SlotLayout layout(memory_.slot(request.slot));
  for (const Extent& extent : request.extents) {
    const Rounded rounded = round_out(extent, opened_.alignment);
    const std::span<std::byte> part = layout.take(rounded);
    if (!read_extent(extent, rounded, part, completion)) return;
    deliver(completion, payload_of(part, rounded, extent), rounded.length);
  }
}

bool BlockingReader::read_extent(const Extent& extent, const Rounded& rounded, std::span<std::byte> memory,
                                 Completion& completion) {
  if (memory.size() < rounded.length) {
    completion.error = ReadError::slot_too_small;
    completion.error_offset = extent.offset;
    return false;
  }
  const ReadOutcome outcome =
      read_rounded(opened_.files[extent.target], {rounded, extent.length, opened_.alignment}, memory);
  count_resubmitted(outcome.resubmitted);
  completion.error = outcome.error;
  completion.error_offset = outcome.error_offset;
  return !outcome.error;
}

}  // namespace merops
