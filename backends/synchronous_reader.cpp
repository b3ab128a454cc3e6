#include "backends/synchronous_reader.h"

#include <algorithm>
#include <cassert>

namespace merops {

void SynchronousReader::submit(std::span<const Request> batch) {
  for (const Request& request : batch) {
    assert(waiting_ < finished_.size());
    std::size_t last = first_ + waiting_++;
    if (last >= finished_.size()) last -= finished_.size();
    Completion& completion = finished_[last];
    completion = {.slot = request.slot};
    pieces_.clear(request.slot);
    read(request, completion);
  }
}

std::size_t SynchronousReader::reap(std::span<Completion> out, std::chrono::nanoseconds /*timeout*/) {
  const std::size_t count = std::min(out.size(), waiting_);
  for (std::size_t i = 0; i < count; ++i) {
    out[i] = finished_[first_];
    if (++first_ == finished_.size()) first_ = 0;
  }
  waiting_ -= count;
  return count;
}

void SynchronousReader::deliver(Completion& completion, std::span<const std::byte> payload, std::uint64_t asked) {
  pieces_.add(completion.slot, payload);
  completion.payload += payload.size();
  completion.asked += asked;
}

}  // namespace merops
