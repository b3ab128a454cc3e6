#include "backends/part_table.h"
#include "backends/rows.h"
#include "backends/target_files.h"
#include "backends/uring_ring_linux.h"
#include "core/host/clock.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <vector>

#include <liburing.h>
#include <sys/uio.h>

namespace merops {
namespace {

enum class Buffers { plain, registered };

/// A read that is refused this often with EAGAIN is handed to a worker thread instead of being tried inline again.
constexpr std::uint32_t kInlineTries = 8;

class UringReader final : public Reader {
 public:
  UringReader(std::span<const Target> targets, const SlotMemory& memory, const ReaderOptions& options, Buffers buffers);
  ~UringReader() override;
  UringReader(const UringReader&) = delete;
  UringReader& operator=(const UringReader&) = delete;

  void submit(std::span<const Request> batch) override;
  std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds timeout) override;
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t slot) const override {
    return parts_.pieces(slot);
  }
  [[nodiscard]] std::uint64_t alignment() const override { return opened_.alignment; }
  [[nodiscard]] std::string granted() const override { return granted_; }
  [[nodiscard]] std::uint64_t resubmitted() const override { return resubmitted_; }

 private:
  void register_files();
  void register_buffers();
  void queue(std::uint32_t part);
  /// Takes one answer of the kernel.
  void take(std::uint32_t part, int result);
  std::size_t collect(std::span<Completion> out);
  int wait_for_parts(std::uint64_t nanoseconds);

  io_uring ring_{};
  SlotMemory memory_;
  bool start_in_reap_;
  Buffers buffers_;
  TargetFiles opened_;
  std::string granted_{};
  bool files_registered_ = false;
  std::uint64_t resubmitted_ = 0;
  PartTable parts_;
};

UringReader::UringReader(std::span<const Target> targets, const SlotMemory& memory, const ReaderOptions& options,
                         Buffers buffers)
    : memory_(memory),
      start_in_reap_(options.start_in_reap),
      buffers_(buffers),
      opened_(open_targets(targets, Access::direct)),
      parts_(memory, options, opened_.alignment) {
  require_aligned(memory_, opened_.alignment);
  granted_ = set_up_ring(ring_, std::max(1U, options.depth * std::max(1U, options.max_extents)));
  try {
    if (io_uring_register_ring_fd(&ring_) == 1) granted_ += " registered-ring";
    register_files();
    if (buffers_ == Buffers::registered) register_buffers();
  } catch (...) {
    io_uring_queue_exit(&ring_);
    throw;
  }
}

UringReader::~UringReader() {
  // The kernel may still write into the slots: wait for every part.
  std::uint32_t flying = parts_.in_flight();
  while (flying > 0) {
    io_uring_submit_and_wait(&ring_, 1);
    unsigned head = 0;
    unsigned seen = 0;
    io_uring_cqe* cqe = nullptr;
    io_uring_for_each_cqe(&ring_, head, cqe) { ++seen; }
    io_uring_cq_advance(&ring_, seen);
    flying -= std::min(flying, seen);
  }
  io_uring_queue_exit(&ring_);
}

void UringReader::register_files() {
  std::vector<int> descriptors;
  descriptors.reserve(opened_.files.size());
  for (const FileHandle& file : opened_.files) descriptors.push_back(file.get());
  files_registered_ =
      io_uring_register_files(&ring_, descriptors.data(), static_cast<unsigned>(descriptors.size())) == 0;
  if (files_registered_) granted_ += " registered-files";
}

void UringReader::register_buffers() {
  std::vector<iovec> buffers;
  buffers.reserve(memory_.slots);
  for (std::uint32_t slot = 0; slot < memory_.slots; ++slot) {
    buffers.push_back({memory_.slot(slot).data(), memory_.stride});
  }
  const int result = io_uring_register_buffers(&ring_, buffers.data(), memory_.slots);
  if (result != 0) {
    throw Error("registering " + std::to_string(memory_.slots) + " buffers of " + format_bytes(memory_.stride),
                ring_refusal(-result), "ulimit -l shows the limit; as root it does not apply");
  }
  granted_ += " registered-buffers";
}

void UringReader::queue(std::uint32_t part) {
  io_uring_sqe* sqe = io_uring_get_sqe(&ring_);
  while (sqe == nullptr) {
    io_uring_submit(&ring_);
    sqe = io_uring_get_sqe(&ring_);
  }
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
  if (!start_in_reap_) io_uring_submit(&ring_);
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

std::size_t UringReader::collect(std::span<Completion> out) {
  unsigned head = 0;
  unsigned seen = 0;
  io_uring_cqe* cqe = nullptr;
  io_uring_for_each_cqe(&ring_, head, cqe) {
    if (parts_.ready() >= out.size()) break;
    ++seen;
    take(static_cast<std::uint32_t>(cqe->user_data), cqe->res);
  }
  io_uring_cq_advance(&ring_, seen);
  return parts_.take_ready(out);
}

/// Waking for every part of an expert in pieces costs a system call each: it waits for as many as a completion needs.
int UringReader::wait_for_parts(std::uint64_t nanoseconds) {
  __kernel_timespec wait{static_cast<std::int64_t>(nanoseconds / 1'000'000'000),
                         static_cast<std::int64_t>(nanoseconds % 1'000'000'000)};
  io_uring_cqe* first = nullptr;
  return io_uring_submit_and_wait_timeout(&ring_, &first, parts_.fewest_parts_to_a_completion(), &wait, nullptr);
}

std::size_t UringReader::reap(std::span<Completion> out, std::chrono::nanoseconds timeout) {
  // What is ready already is taken without waiting, but what was queued is started in any case.
  std::size_t ready = collect(out);
  if (ready > 0 || parts_.in_flight() == 0 || out.empty()) {
    if (io_uring_sq_ready(&ring_) > 0) io_uring_submit(&ring_);
    return ready;
  }
  // An answer may complete no slot (a part of several, a read to be resumed), and must not make the wait longer.
  const auto longest = static_cast<std::uint64_t>(timeout.count());
  const std::uint64_t start = now_ns();
  std::uint64_t waited = 0;
  do {
    const int result = wait_for_parts(longest - waited);
    ready = collect(out);
    if (result < 0) break;  // time is up, or a signal came: the caller looks at its stop flag
  } while (ready == 0 && parts_.in_flight() > 0 && (waited = now_ns() - start) < longest);
  return ready;
}

std::unique_ptr<Reader> open_plain(std::span<const Target> targets, const SlotMemory& memory,
                                   const ReaderOptions& options) {
  return std::make_unique<UringReader>(targets, memory, options, Buffers::plain);
}

std::unique_ptr<Reader> open_registered(std::span<const Target> targets, const SlotMemory& memory,
                                        const ReaderOptions& options) {
  return std::make_unique<UringReader>(targets, memory, options, Buffers::registered);
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
