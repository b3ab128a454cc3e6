#include "core/engine/run_loop.h"

#include "core/host/clock.h"

#include <chrono>

namespace merops {
namespace {

/// How long a reap waits before the loop looks at the stop flag again.
constexpr std::chrono::milliseconds kPatience{100};

}  // namespace

void Turn::fail(const ReadFailure& what) {
  const std::scoped_lock lock(failure_lock);
  if (!failure) failure = what;
  failed.store(true, std::memory_order_relaxed);
}

LoopThread::LoopThread(Reader& reader, std::uint32_t depth)
    : reader_(reader), depth_(depth), slots_(depth), completions_(depth) {
  batch_.reserve(depth);
}

bool LoopThread::take(Turn& turn, std::uint32_t slot, std::uint64_t now) {
  if (turn.over()) return false;
  if (now >= turn.deadline_ns && turn.next.load(std::memory_order_relaxed) >= turn.least) return false;
  const std::uint64_t index = turn.next.fetch_add(1, std::memory_order_relaxed);
  if (index >= turn.end) return false;
  const std::uint32_t expert = (*turn.sequence)[index];
  slots_[slot] = {now, expert};
  batch_.push_back({(*turn.experts)[expert], slot});
  return true;
}

void LoopThread::submit_batch() {
  if (batch_.empty()) return;
  flying_ += static_cast<std::uint32_t>(batch_.size());
  reader_.submit(batch_);
  batch_.clear();
}

void LoopThread::complete(Turn& turn, LatencyRecord& record, const Completion& completion, std::uint64_t now) {
  const InFlight& read = slots_[completion.slot];
  asked_ += completion.asked;
  if (completion.error) {
    turn.fail({completion.error, {}, read.expert, completion.error_offset});
    return;
  }
  if (turn.check != nullptr && !turn.check->matches(read.expert, reader_.pieces(completion.slot))) {
    turn.fail({{}, "wrong bytes", read.expert, (*turn.experts)[read.expert].front().offset});
    return;
  }
  record.record(read.submitted_ns, now, completion.payload, completion.asked);
}

void LoopThread::run(Turn& turn, LatencyRecord& record) {
  std::uint64_t now = now_ns();
  for (std::uint32_t slot = 0; slot < depth_ && take(turn, slot, now); ++slot) {
  }
  submit_batch();
  while (flying_ > 0) {
    const std::size_t finished = reader_.reap(completions_, kPatience);
    now = now_ns();
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < finished; ++i) {
      complete(turn, record, completions_[i], now);
      bytes += completions_[i].payload;
    }
    flying_ -= static_cast<std::uint32_t>(finished);
    turn.bytes_done.fetch_add(bytes, std::memory_order_relaxed);
    if (turn.check != nullptr) now = now_ns();  // the check took its time before the next submit
    for (std::size_t i = 0; i < finished; ++i) take(turn, completions_[i].slot, now);
    submit_batch();
  }
}

}  // namespace merops
