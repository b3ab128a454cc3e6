#pragma once

#include "backends/part_table.h"

#include <string>

#include <liburing.h>

namespace merops {

/// What readers over an io_uring share: the ring, the reads in flight, waiting for answers. All memory is taken when it
/// is made.
class RingReader : public Reader {
 public:
  RingReader(const RingReader&) = delete;
  RingReader& operator=(const RingReader&) = delete;

  std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds timeout) final;
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t slot) const final {
    return parts_.pieces(slot);
  }
  [[nodiscard]] std::uint64_t alignment() const final { return alignment_; }
  [[nodiscard]] std::string granted() const final { return granted_; }
  [[nodiscard]] std::uint64_t resubmitted() const final { return resubmitted_; }

 protected:
  /// A ring of so many entries; `needed` flags as in set_up_ring. Throws Error where the memory is not aligned, and as
  /// set_up_ring does.
  RingReader(const SlotMemory& memory, const ReaderOptions& options, std::uint64_t alignment, unsigned entries,
             unsigned needed);
  /// Waits for every entry: the kernel may still write into the slots.
  ~RingReader() override;

  /// Takes the kernel's answer to the entry that was given this number.
  virtual void take(std::uint32_t number, int result) = 0;
  /// As many entries must be answered before any slot can become ready; at least 1.
  [[nodiscard]] virtual std::uint32_t fewest_to_a_completion() const = 0;

  void register_files(std::span<const int> descriptors);  ///< where the kernel takes them; then entries name indices
  /// Each slot as buffers of `bytes`, the last one of a slot with what is left. Throws Error where the kernel refuses.
  void register_buffers(std::size_t bytes);
  /// The next entry of the submission queue, to be filled by the caller.
  [[nodiscard]] io_uring_sqe* next_entry();
  /// Starts what was queued, unless that is left to the next reap.
  void start();

  SlotMemory memory_;
  std::uint64_t alignment_;
  PartTable parts_;
  std::string granted_{};
  bool files_registered_ = false;
  std::uint64_t resubmitted_ = 0;

 private:
  std::size_t collect(std::span<Completion> out);
  int wait(std::uint64_t nanoseconds);

  io_uring ring_{};
  bool start_in_reap_;
  bool polled_;
  std::uint64_t in_kernel_ = 0;  // entries without an answer
};

}  // namespace merops
