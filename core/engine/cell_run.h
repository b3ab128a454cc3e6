#pragma once

#include "core/engine/run_loop.h"
#include "core/host/slot_memory.h"
#include "core/model/source.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// What one timed run is made of. Owned together, so that the threads of a hung device keep all they touch alive.
struct CellRunSetup {
  std::shared_ptr<const Source> source{};
  const Backend* backend = nullptr;
  SlotPages pages{};
  std::uint32_t depth = 1;
  std::shared_ptr<const AccessSequence> sequence{};
  std::shared_ptr<const PayloadCheck> check{};   ///< may be null
  std::uint64_t window_reads = 0;                ///< 0: no limit
  std::uint64_t window_ns = 0;                   ///< 0: no limit
  std::uint64_t last_index = ~std::uint64_t{0};  ///< first index of the sequence that must not be read
  /// No completion for so long: the device hangs. 0: 60 s or, where the probe was slow, 20 times what it takes for all
  /// reads of the depth one after the other.
  std::uint64_t hang_ns = 0;
  /// Each reader reads once before the counters are looked at: tells early that direct reads are refused. Not for a
  /// reader that fills the page cache, whose probe (and its read-ahead) would warm what is to be read cold.
  bool probe = true;
};

/// CellRunSetup::hang_ns, or its default after a probe whose slowest read took so long.
[[nodiscard]] std::uint64_t time_out_of(const CellRunSetup& setup, std::uint64_t slowest_probe_ns);

/// How a run went. `measurement` holds the window only; totals are of window and warm-up, without the probe reads.
struct CellRunOutcome {
  Measurement measurement{};
  std::uint64_t probes = 0, total_reads = 0, total_payload = 0, total_asked = 0;
  std::uint64_t resubmitted = 0;
  std::uint64_t probe_ns = 0, alignment = 1;
  std::string granted{};
  std::string cannot_run{};              ///< the reader could not be opened or its probe was refused: skip
  std::optional<ReadFailure> failure{};  ///< a read failed: the cell fails
  bool hung = false;                     ///< the watchdog gave up; threads and memory were abandoned
  std::uint64_t hang_ns = 0;             ///< after so long without a completion it does
  bool stopped = false;                  ///< the user asked to end
};

/// Called between threads' phases on the calling thread; `before` just before the first warm-up read, `after` just
/// after the last completion. `progress` about ten times a second with the payload bytes done; as often `enough` with
/// those of the window (0 before it begins), and the window ends when it says true. Each may be empty.
struct CellRunHooks {
  std::function<void()> before{}, after{};
  std::function<void(std::uint64_t)> progress{};
  std::function<bool(std::uint64_t)> enough{};
  const std::atomic<bool>* stop = nullptr;
};

/// Opens readers (as many as the depth needs, each on its own thread), makes a probe read with each where asked, warms
/// up, lets all start together and measures. Never throws for what a reader or device does: the outcome tells.
[[nodiscard]] CellRunOutcome run_cell(CellRunSetup setup, const CellRunHooks& hooks);

}  // namespace merops
