#include "backends/ring_reader_linux.h"
#include "backends/rows.h"
#include "backends/target_files.h"
#include "backends/uring_ring_linux.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

#include <liburing.h>

namespace merops {
namespace {

enum class Buffers { plain, registered };

/// A read that is refused this often with EAGAIN is handed to a worker thread instead of being tried inline again.
constexpr std::uint32_t kInlineTries = 8;

class UringReader final : public RingReader {
 public:
  UringReader(TargetFiles opened, const SlotMemory& memory, const ReaderOptions& options, Buffers buffers);
  void submit(std::span<const Request> batch) override;

 private:
  void queue(std::uint32_t part);
  void take(std::uint32_t part, int result) override;
  [[nodiscard]] std::uint32_t fewest_to_a_completion() const override { return parts_.fewest_parts_to_a_completion(); }

  Buffers buffers_;
  TargetFiles opened_;
};

UringReader::UringReader(TargetFiles opened, const SlotMemory& memory, const ReaderOptions& options, Buffers buffers)
    : RingReader(memory, options, opened.alignment, std::max(1U, options.depth * std::max(1U, options.max_extents)), 0),
      buffers_(buffers),
      opened_(std::move(opened)) {
  std::vector<int> descriptors;
  descriptors.reserve(opened_.files.size());
  for (const FileHandle& file : opened_.files) descriptors.push_back(file.get());
  register_files(descriptors);
  if (buffers_ == Buffers::registered) register_buffers(memory_.stride);
}

void UringReader::queue(std::uint32_t part) {
  io_uring_sqe* sqe = next_entry();
  const PartTable::Part& p = parts_[part];
  const int file = files_registered_ ? static_cast<int>(p.target) : opened_.files[p.target].get();
  const auto length = static_cast<unsigned>(p.progress.length());
  if (buffers_ == Buffers::registered) {
    io_uring_prep_read_fixed(sqe, file, p.next_memory(), length, p.progress.offset(),
                             static_cast<int>(parts_.slot_of(part)));
  } else {
    io_uring_prep_read(sqe, file, p.next_memory(), length, p.progress.offset());
  }
  if (files_registered_) sqe->flags |= IOSQE_FIXED_FILE;
  if (p.refusals >= kInlineTries) sqe->flags |= IOSQE_ASYNC;
  io_uring_sqe_set_data64(sqe, part);
}

void UringReader::submit(std::span<const Request> batch) {
  for (const Request& request : batch) {
    const PartTable::Range laid_out = parts_.lay_out(request);
    for (std::uint32_t i = 0; i < laid_out.count; ++i) queue(laid_out.first + i);
  }
  start();
}

void UringReader::take(std::uint32_t part, int result) {
  if (result == -EAGAIN || result == -EINTR) {
    ++parts_[part].refusals;
  } else if (result < 0) {
    return parts_.fail(part, {-result, std::generic_category()});
  } else if (!parts_.goes_on_after(part, static_cast<std::uint64_t>(result))) {
    return;
  }
  ++resubmitted_;
  queue(part);
}

std::unique_ptr<Reader> open_plain(std::span<const Target> targets, const SlotMemory& memory,
                                   const ReaderOptions& options) {
  return std::make_unique<UringReader>(open_targets(targets, Access::direct), memory, options, Buffers::plain);
}

std::unique_ptr<Reader> open_registered(std::span<const Target> targets, const SlotMemory& memory,
                                        const ReaderOptions& options) {
  return std::make_unique<UringReader>(open_targets(targets, Access::direct), memory, options, Buffers::registered);
}

/// As many as the completion queue may hold for experts in several pieces.
constexpr std::uint32_t kMostDepth = 4096;

}  // namespace

Backend io_uring_row() {
  return {.name = "io_uring",
          .summary = "asynchronous O_DIRECT reads, registered ring and files",
          .max_depth = kMostDepth,
          .direct = true,
          .unavailable = why_no_ring,
          .open = open_plain};
}

Backend io_uring_fixed_row() {
  return {.name = "io_uring-fixed",
          .summary = "the same with one registered buffer a slot",
          .max_depth = kMostDepth,
          .direct = true,
          .unavailable = why_no_ring,
          .open = open_registered};
}

Backend raw_row() {
  return {.name = "raw",
          .summary = "asynchronous O_DIRECT reads of a block device, opened read-only",
          .max_depth = kMostDepth,
          .accepts = {.files = false, .devices = true},
          .needs = {.aligned_experts = true},
          .direct = true,
          .unavailable = why_no_ring,
          .open = open_plain};
}

}  // namespace merops
