#include "cli/fio_trace.h"

#include "backends/rounding.h"
#include "core/engine/access_sequence.h"
#include "core/model/error.h"

#include <algorithm>

namespace merops {
namespace {

/// A cell that ends by time begins its chain again behind so many entries (or one permutation, if that is longer).
constexpr std::uint64_t kTimedChain = 1'000'000;

/// Index in the sequence of the window's first read: probes and warm-up come before it.
std::uint64_t first_of_window(const CellResult& result, const Backend& reader) {
  const std::uint64_t threads = reader.max_depth > 1 ? 1 : result.cell.depth;
  const std::uint64_t warm_up = result.measurement.total_reads - result.measurement.reads;
  return warm_up + (reader.direct ? threads : 0);
}

AccessSequence sequence_of(const CellResult& result, const Source& source, std::uint64_t end) {
  const Cell& cell = result.cell;
  const bool timed = cell.limits.reads == 0 && cell.limits.bytes == 0;
  AccessSequence sequence(source.experts.size(), cell.seed, cell.order, timed ? kTimedChain : end);
  if (to_hex(sequence.digest(source.digest)) != result.sequence_digest) {
    throw Error("making the cell's sequence again", "its seed gives another one",
                "It was measured by a version of the program that read in another order.");
  }
  return sequence;
}

/// A direct read ends on a whole block: what lies behind the file's last one is left out.
FioRead read_of(const Extent& extent, std::uint64_t alignment, const Target& target, std::uint64_t& left_out) {
  const Rounded rounded = round_out(extent, alignment);
  const std::uint64_t last = target.size / alignment * alignment;
  const std::uint64_t length = std::min(rounded.length, last > rounded.offset ? last - rounded.offset : 0);
  if (length < rounded.length) left_out += extent.offset + extent.length - (rounded.offset + length);
  return {extent.target, rounded.offset, length};
}

}  // namespace

FioTrace fio_trace(const CellResult& result, const Source& source, const Backend& reader) {
  const std::uint64_t first = first_of_window(result, reader);
  const std::uint64_t reads = result.measurement.reads;
  const AccessSequence sequence = sequence_of(result, source, first + reads);
  const std::uint64_t alignment = std::max<std::uint64_t>(1, result.effective.alignment);
  FioTrace trace;
  trace.jobs.resize(reader.max_depth > 1 ? 1 : result.cell.depth);
  for (std::uint64_t i = 0; i < reads; ++i) {
    for (const Extent& extent : source.experts[sequence[first + i]]) {
      const FioRead read = read_of(extent, alignment, source.targets[extent.target], trace.left_out);
      if (read.length == 0) continue;
      trace.jobs[i % trace.jobs.size()].push_back(read);
      trace.bytes += read.length;
      ++trace.reads;
    }
  }
  return trace;
}

}  // namespace merops
