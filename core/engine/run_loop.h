#pragma once

#include "core/engine/access_sequence.h"
#include "core/engine/latency_record.h"
#include "core/host/reader.h"
#include "core/model/expert_map.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>

namespace merops {

/// The first read that went wrong.
struct ReadFailure {
  std::error_code error{};
  std::string what{};  ///< in words where it is no system error: "wrong bytes"
  std::uint32_t expert = 0;
  std::uint64_t offset = 0;
};

/// Looks at what was delivered; called between reap and the next submit. Null where nobody checks.
class PayloadCheck {
 public:
  virtual ~PayloadCheck() = default;
  [[nodiscard]] virtual bool matches(std::uint32_t expert,
                                     std::span<const std::span<const std::byte>> pieces) const = 0;
};

/// What the threads of a cell share in one phase: they take reads from one sequence until it ends. All members are
/// written before the threads start, but the atomics.
struct Turn {
  const ExpertMap* experts = nullptr;
  const AccessSequence* sequence = nullptr;
  const PayloadCheck* check = nullptr;
  const std::atomic<bool>* stop = nullptr;  ///< asked to end early (user, watchdog); may be null
  std::atomic<std::uint64_t> next{0};       ///< index of the next read
  std::uint64_t end = ~std::uint64_t{0};    ///< first index that is not read any more
  std::uint64_t least = 0;                  ///< reads before this index are made even past the deadline
  std::uint64_t deadline_ns = ~std::uint64_t{0};
  std::atomic<std::uint64_t> bytes_done{0};  ///< payload, for progress; updated at each reap

  std::atomic<bool> failed{false};
  std::mutex failure_lock{};
  std::optional<ReadFailure> failure{};  ///< read after the threads have ended

  void fail(const ReadFailure& what);  ///< keeps the first
  [[nodiscard]] bool over() const {
    return failed.load(std::memory_order_relaxed) || (stop != nullptr && stop->load(std::memory_order_relaxed));
  }
};

/// Drives one reader with `depth` reads in flight until the turn is over, then drains it: every read that was submitted
/// is completed and recorded. The clock is read once a reap: a latency runs from just before submit to just after reap.
/// Used again for each phase of a cell on the reader's thread.
class LoopThread {
 public:
  LoopThread(Reader& reader, std::uint32_t depth);
  void run(Turn& turn, LatencyRecord& record);
  /// Completed so far over all turns.
  [[nodiscard]] std::uint64_t asked_bytes() const { return asked_; }

 private:
  struct InFlight {
    std::uint64_t submitted_ns = 0;
    std::uint32_t expert = 0;
  };
  /// Puts the next read for `slot` into the batch; false when the turn has no more.
  bool take(Turn& turn, std::uint32_t slot, std::uint64_t now);
  void submit_batch();
  void complete(Turn& turn, LatencyRecord& record, const Completion& completion, std::uint64_t now);

  Reader& reader_;
  std::uint32_t depth_;
  std::uint32_t flying_ = 0;
  std::uint64_t asked_ = 0;
  std::vector<InFlight> slots_;
  std::vector<Request> batch_;
  std::vector<Completion> completions_;
};

}  // namespace merops
