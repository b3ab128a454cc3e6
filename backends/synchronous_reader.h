#pragma once

#include "backends/piece_table.h"
#include "core/host/reader.h"

#include <cstdint>
#include <vector>

namespace merops {

/// What the synchronous readers share: the read happens in submit, reap hands out what is finished and never waits.
/// A reader of its own adds `read`. Slots are numbered 0 to depth - 1.
class SynchronousReader : public Reader {
 public:
  void submit(std::span<const Request> batch) final;
  std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds timeout) final;
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t slot) const final {
    return pieces_.of(slot);
  }
  [[nodiscard]] std::uint64_t resubmitted() const final { return resubmitted_; }

 protected:
  explicit SynchronousReader(const ReaderOptions& options) : pieces_(options), finished_(options.depth) {}

  /// Reads one expert and says in `completion` (its slot is set) what came of it; delivers each extent's payload in
  /// order. Part of the timed path: neither allocates, locks, throws nor formats.
  virtual void read(const Request& request, Completion& completion) = 0;

  /// Adds the payload of the request's next extent, for which `asked` bytes were asked of the target.
  void deliver(Completion& completion, std::span<const std::byte> payload, std::uint64_t asked);
  void count_resubmitted(std::uint64_t calls) { resubmitted_ += calls; }

 private:
  PieceTable pieces_;
  std::vector<Completion> finished_;  // a ring: the oldest at first_, waiting_ of them
  std::size_t first_ = 0, waiting_ = 0;
  std::uint64_t resubmitted_ = 0;
};

}  // namespace merops
