#include "backends/ring_reader_linux.h"

#include "backends/target_files.h"
#include "backends/uring_ring_linux.h"
#include "core/host/clock.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <vector>

#include <sys/uio.h>

namespace merops {

RingReader::RingReader(const SlotMemory& memory, const ReaderOptions& options, std::uint64_t alignment,
                       unsigned entries, unsigned needed)
    : memory_(memory),
      alignment_(alignment),
      parts_(memory, options, alignment),
      start_in_reap_(options.start_in_reap),
      polled_((needed & IORING_SETUP_IOPOLL) != 0) {
  require_aligned(memory_, alignment_);
  granted_ = set_up_ring(ring_, entries, needed);
  if (io_uring_register_ring_fd(&ring_) == 1) granted_ += " registered-ring";
}

RingReader::~RingReader() {
  while (in_kernel_ > 0) {
    io_uring_submit_and_wait(&ring_, 1);
    unsigned head = 0;
    unsigned seen = 0;
    io_uring_cqe* cqe = nullptr;
    io_uring_for_each_cqe(&ring_, head, cqe) { ++seen; }
    io_uring_cq_advance(&ring_, seen);
    in_kernel_ -= std::min<std::uint64_t>(in_kernel_, seen);
  }
  io_uring_queue_exit(&ring_);
}

void RingReader::register_files(std::span<const int> descriptors) {
  const auto count = static_cast<unsigned>(descriptors.size());
  files_registered_ = io_uring_register_files(&ring_, descriptors.data(), count) == 0;
  if (files_registered_) granted_ += " registered-files";
}

void RingReader::register_buffers(std::size_t bytes) {
  std::vector<iovec> buffers;
  for (std::uint32_t slot = 0; slot < memory_.slots; ++slot) {
    for (std::size_t at = 0; at < memory_.stride; at += bytes) {
      buffers.push_back({memory_.slot(slot).data() + at, std::min(bytes, memory_.stride - at)});
    }
  }
  const int result = io_uring_register_buffers(&ring_, buffers.data(), static_cast<unsigned>(buffers.size()));
  if (result != 0) {
    throw Error("registering " + std::to_string(buffers.size()) + " buffers of up to " + format_bytes(bytes),
                ring_refusal(-result), "ulimit -l shows the limit; as root it does not apply");
  }
  granted_ += " registered-buffers";
}

io_uring_sqe* RingReader::next_entry() {
  io_uring_sqe* sqe = io_uring_get_sqe(&ring_);
  while (sqe == nullptr) {
    io_uring_submit(&ring_);
    sqe = io_uring_get_sqe(&ring_);
  }
  ++in_kernel_;
  return sqe;
}

void RingReader::start() {
  if (!start_in_reap_) io_uring_submit(&ring_);
}

std::size_t RingReader::collect(std::span<Completion> out) {
  unsigned head = 0;
  unsigned seen = 0;
  io_uring_cqe* cqe = nullptr;
  io_uring_for_each_cqe(&ring_, head, cqe) {
    if (parts_.ready() >= out.size()) break;
    ++seen;
    --in_kernel_;
    take(static_cast<std::uint32_t>(cqe->user_data), cqe->res);
  }
  io_uring_cq_advance(&ring_, seen);
  return parts_.take_ready(out);
}

/// Waking for every answer of an expert in pieces costs a system call each: it waits for as many as a completion needs.
/// A polled ring knows no time-out: there a look at the device is all, and the caller looks again.
int RingReader::wait(std::uint64_t nanoseconds) {
  if (polled_) {
    if (io_uring_sq_ready(&ring_) > 0) io_uring_submit(&ring_);
    return io_uring_get_events(&ring_);
  }
  __kernel_timespec wait{static_cast<std::int64_t>(nanoseconds / 1'000'000'000),
                         static_cast<std::int64_t>(nanoseconds % 1'000'000'000)};
  io_uring_cqe* first = nullptr;
  return io_uring_submit_and_wait_timeout(&ring_, &first, fewest_to_a_completion(), &wait, nullptr);
}

std::size_t RingReader::reap(std::span<Completion> out, std::chrono::nanoseconds timeout) {
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
    const int result = wait(longest - waited);
    ready = collect(out);
    if (result < 0) break;  // time is up, or a signal came: the caller looks at its stop flag
  } while (ready == 0 && parts_.in_flight() > 0 && (waited = now_ns() - start) < longest);
  return ready;
}

}  // namespace merops
