#pragma once

#include "backends/rounding.h"
#include "backends/synchronous_reader.h"
#include "backends/target_files.h"

#include <string>

namespace merops {

/// Reads each extent by one call that returns when it is over, rounded out to what the targets need, into its own part
/// of the slot: nothing is copied. With buffered access nothing is rounded either.
class BlockingReader : public SynchronousReader {
 public:
  /// `least_alignment` rounds further out than the targets need.
  BlockingReader(std::span<const Target> targets, const SlotMemory& memory, const ReaderOptions& options, Access access,
                 std::uint64_t least_alignment = 1);

  [[nodiscard]] std::uint64_t alignment() const final { return opened_.alignment; }
  [[nodiscard]] std::string granted() const override;

 protected:
  void read(const Request& request, Completion& completion) override;

  /// Reads one extent into `memory`; false, with the error set, when that failed or the rounded read does not fit.
  [[nodiscard]] bool read_extent(const Extent& extent, const Rounded& rounded, std::span<std::byte> memory,
                                 Completion& completion);
  [[nodiscard]] const SlotMemory& memory() const { return memory_; }

 private:
  TargetFiles opened_;
  SlotMemory memory_;
};

}  // namespace merops
