#include "core/engine/payload_reader.h"

#include "core/engine/read_plan.h"

namespace merops {

PayloadReader::PayloadReader(const Source& source, std::uint32_t workers, std::uint64_t most)
    : source_(source),
      staging_(allocate_slots(workers, plan_buffer_bytes(most, source.experts.max_extents()), PageKind::any)) {
  for (const Target& target : source.targets) files_.emplace_back(target.path);
}

void PayloadReader::read(std::uint32_t worker, std::uint32_t expert, std::uint64_t offset, std::uint64_t count,
                         const Take& take) const {
  const std::span<std::byte> buffer = staging_.memory().slot(worker);
  const ReadPlan plan = plan_reads(source_.experts[expert], offset, count);
  for (const PlannedRead& read : plan.reads) {
    files_[read.target].read(read.offset, buffer.subspan(read.buffer_at, read.length), read.needed);
  }
  for (const PlannedPiece& piece : plan.pieces) take(buffer.subspan(piece.buffer_at, piece.length));
}

std::string PayloadReader::why_buffered() const {
  for (const ColdFile& file : files_) {
    if (!file.direct()) return file.why_buffered();
  }
  return {};
}

}  // namespace merops
