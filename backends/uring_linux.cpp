#include "backends/read_error.h"
#include "backends/read_progress.h"
#include "backends/rounding.h"
#include "backends/rows.h"
#include "backends/target_files_linux.h"
#include "backends/uring_ring_linux.h"
#include "core/host/clock.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <cassert>
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
    return {&pieces_[first_part(slot)], slots_[slot].parts};
  }
  [[nodiscard]] std::uint64_t alignment() const override { return opened_.alignment; }
  [[nodiscard]] std::string granted() const override { return granted_; }
  [[nodiscard]] std::uint64_t resubmitted() const override { return resubmitted_; }

 private:
  struct Part {
    ReadProgress progress{};
    std::byte* memory = nullptr;
    std::uint32_t target = 0;
    std::uint32_t refusals = 0;
  };
  struct Slot {
    std::uint32_t parts = 0, parts_left = 0;
    Completion completion{};
  };

  [[nodiscard]] std::size_t first_part(std::uint32_t slot) const { return std::size_t{slot} * max_extents_; }
  void register_files();
  void register_buffers();
  void lay_out(const Request& request);
  void fail(Slot& slot, std::error_code error, std::uint64_t offset);
  void queue(std::uint32_t part);
  /// Takes one answer of the kernel; true when its slot is complete.
  bool take(std::uint32_t part, int result);
  std::size_t collect(std::span<Completion> out);
  [[nodiscard]] unsigned fewest_parts_to_a_completion() const;
  int wait_for_parts(std::uint64_t nanoseconds);

  io_uring ring_{};
  SlotMemory memory_;
  std::uint32_t max_extents_;
  bool start_in_reap_;
  Buffers buffers_;
  TargetFiles opened_;
  std::string granted_{};
  bool files_registered_ = false;
  std::uint64_t resubmitted_ = 0;
  std::uint32_t parts_flying_ = 0;
  std::uint32_t stillborn_ = 0;  // slots that failed before anything was asked of the kernel
  std::vector<Part> parts_;
  std::vector<std::span<const std::byte>> pieces_;
  std::vector<Slot> slots_;
};

UringReader::UringReader(std::span<const Target> targets, const SlotMemory& memory, const ReaderOptions& options,
                         Buffers buffers)
    : memory_(memory),
      max_extents_(std::max(1U, options.max_extents)),
      start_in_reap_(options.start_in_reap),
      buffers_(buffers),
      opened_(open_targets(targets, Access::direct)),
      parts_(std::size_t{memory.slots} * max_extents_),
      pieces_(parts_.size()),
      slots_(memory.slots) {
  require_aligned(memory_, opened_.alignment);
  granted_ = set_up_ring(ring_, std::max(1U, options.depth * max_extents_));
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
  while (parts_flying_ > 0) {
    io_uring_submit_and_wait(&ring_, 1);
    unsigned head = 0;
    unsigned seen = 0;
    io_uring_cqe* cqe = nullptr;
    io_uring_for_each_cqe(&ring_, head, cqe) { ++seen; }
    io_uring_cq_advance(&ring_, seen);
    parts_flying_ -= std::min(parts_flying_, seen);
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

void UringReader::fail(Slot& slot, std::error_code error, std::uint64_t offset) {
  if (slot.completion.error) return;
  slot.completion.error = error;
  slot.completion.error_offset = offset;
}

void UringReader::lay_out(const Request& request) {
  assert(request.extents.size() <= max_extents_);
  Slot& slot = slots_[request.slot];
  slot.completion = {};
  slot.completion.slot = request.slot;
  slot.parts = slot.parts_left = static_cast<std::uint32_t>(request.extents.size());
  SlotLayout layout(memory_.slot(request.slot));
  std::size_t at = first_part(request.slot);
  for (const Extent& extent : request.extents) {
    const Rounded read = round_out(extent, opened_.alignment);
    const std::span<std::byte> room = layout.take(read);
    if (room.empty()) {
      fail(slot, ReadError::slot_too_small, extent.offset);
      slot.parts_left = 0;
      return;
    }
    parts_[at] = {ReadProgress(read, extent.length, opened_.alignment), room.data(), extent.target, 0};
    pieces_[at] = payload_of(room, read, extent);
    slot.completion.payload += extent.length;
    slot.completion.asked += read.length;
    ++at;
  }
}

void UringReader::queue(std::uint32_t part) {
  io_uring_sqe* sqe = io_uring_get_sqe(&ring_);
  while (sqe == nullptr) {
    io_uring_submit(&ring_);
    sqe = io_uring_get_sqe(&ring_);
  }
  const Part& p = parts_[part];
  const int file = files_registered_ ? static_cast<int>(p.target) : opened_.files[p.target].get();
  std::byte* memory = p.memory + p.progress.position();
  const auto length = static_cast<unsigned>(p.progress.length());
  if (buffers_ == Buffers::registered) {
    io_uring_prep_read_fixed(sqe, file, memory, length, p.progress.offset(), static_cast<int>(part / max_extents_));
  } else {
    io_uring_prep_read(sqe, file, memory, length, p.progress.offset());
  }
  if (files_registered_) sqe->flags |= IOSQE_FIXED_FILE;
  if (p.refusals >= kInlineTries) sqe->flags |= IOSQE_ASYNC;
  io_uring_sqe_set_data64(sqe, part);
}

void UringReader::submit(std::span<const Request> batch) {
  for (const Request& request : batch) {
    lay_out(request);
    const Slot& slot = slots_[request.slot];
    if (slot.parts_left == 0) ++stillborn_;
    const auto first = static_cast<std::uint32_t>(first_part(request.slot));
    for (std::uint32_t i = 0; i < slot.parts_left; ++i) queue(first + i);
    parts_flying_ += slot.parts_left;
  }
  if (!start_in_reap_) io_uring_submit(&ring_);
}

bool UringReader::take(std::uint32_t part, int result) {
  Part& p = parts_[part];
  Slot& slot = slots_[part / max_extents_];
  if (result == -EAGAIN || result == -EINTR) {
    ++resubmitted_;
    ++p.refusals;
    queue(part);
    return false;
  }
  if (result < 0) {
    fail(slot, {-result, std::generic_category()}, p.progress.offset());
  } else {
    const std::uint64_t offset = p.progress.offset();
    const ReadProgress::Step step = p.progress.advance(static_cast<std::uint64_t>(result));
    if (step == ReadProgress::Step::again) {
      ++resubmitted_;
      queue(part);
      return false;
    }
    if (step == ReadProgress::Step::ended_early) fail(slot, ReadError::ended_early, offset);
  }
  --parts_flying_;
  return --slot.parts_left == 0;
}

std::size_t UringReader::collect(std::span<Completion> out) {
  std::size_t finished = 0;
  for (std::uint32_t slot = 0; stillborn_ > 0 && finished < out.size() && slot < slots_.size(); ++slot) {
    if (slots_[slot].completion.error != ReadError::slot_too_small) continue;
    out[finished++] = slots_[slot].completion;
    slots_[slot].completion = {};
    --stillborn_;
  }
  unsigned head = 0;
  unsigned seen = 0;
  io_uring_cqe* cqe = nullptr;
  io_uring_for_each_cqe(&ring_, head, cqe) {
    if (finished == out.size()) break;
    ++seen;
    const auto part = static_cast<std::uint32_t>(cqe->user_data);
    if (take(part, cqe->res)) out[finished++] = slots_[part / max_extents_].completion;
  }
  io_uring_cq_advance(&ring_, seen);
  for (std::size_t i = 0; i < finished; ++i) {
    if (out[i].error) out[i].payload = 0;
  }
  return finished;
}

/// Waking for every part of an expert in pieces costs a system call each: nothing is complete before so many came.
unsigned UringReader::fewest_parts_to_a_completion() const {
  if (max_extents_ == 1) return 1;
  std::uint32_t fewest = parts_flying_;
  for (const Slot& slot : slots_) {
    if (slot.parts_left > 0) fewest = std::min(fewest, slot.parts_left);
  }
  return std::max(1U, fewest);
}

int UringReader::wait_for_parts(std::uint64_t nanoseconds) {
  __kernel_timespec wait{static_cast<std::int64_t>(nanoseconds / 1'000'000'000),
                         static_cast<std::int64_t>(nanoseconds % 1'000'000'000)};
  io_uring_cqe* first = nullptr;
  return io_uring_submit_and_wait_timeout(&ring_, &first, fewest_parts_to_a_completion(), &wait, nullptr);
}

std::size_t UringReader::reap(std::span<Completion> out, std::chrono::nanoseconds timeout) {
  // What is ready already is taken without waiting, but what was queued is started in any case.
  std::size_t ready = collect(out);
  if (ready > 0 || parts_flying_ == 0 || out.empty()) {
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
  } while (ready == 0 && parts_flying_ > 0 && (waited = now_ns() - start) < longest);
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
