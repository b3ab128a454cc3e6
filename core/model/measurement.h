#pragma once

#include "core/model/cell.h"
#include "core/model/source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace merops {

/// Version of the timed loop's shape; stored with each result and part of the cell key.
inline constexpr std::uint32_t kLoopVersion = 1;

/// A value with its distribution-free 95 % interval, where the sample bounds one.
struct Estimate {
  double value = 0;
  std::optional<double> low{}, high{};
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// Latency of whole experts, nanoseconds. A quantile that the sample cannot bound is absent (fewer than 367 reads for
/// p99, 3,687 for p99.9); the maximum of n stands instead.
struct Latency {
  std::uint64_t n = 0;
  std::uint64_t min = 0, max = 0;
  double mean = 0;
  std::optional<Estimate> p50{}, p90{}, p99{}, p999{};
  friend bool operator==(const Latency&, const Latency&) = default;
};

/// One step of the series over time. Times are from the window's start.
struct Interval {
  std::uint64_t start_ns = 0, length_ns = 0;
  std::uint64_t reads = 0, bytes = 0;  ///< completed in it, payload
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// A log-linear histogram's non-empty buckets: (lower bound in ns, count). Bounds are those of core/model/histogram.h.
using HistogramBuckets = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

/// A raw stamp: nanoseconds from the window's start.
struct Stamp {
  std::uint64_t submitted_ns = 0, completed_ns = 0;
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// Where the bytes came from, as counted by others than the reader.
struct Origin {
  std::uint64_t asked_bytes = 0;                      ///< rounded reads that the reader asked for, window and warm-up
  std::optional<std::uint64_t> process_read_bytes{};  ///< /proc/self/io read_bytes
  std::optional<std::uint64_t> device_read_bytes{};   ///< sectors of the leaf devices x 512
  std::optional<std::uint64_t> device_reads{};        ///< requests the leaf devices completed
  std::optional<std::uint64_t> device_written_bytes{};
  std::optional<std::uint64_t> cached_bytes_before{};  ///< of the source, in the page cache
  std::optional<std::uint64_t> cached_bytes_after{};
  std::optional<std::uint64_t>
      device_inner_reads{};  ///< requests of the named device itself, before stacking; for the split ratio
  friend bool operator==(const Origin&, const Origin&) = default;
};

/// What a cell cost, over the window and its warm-up.
struct Cost {
  std::uint64_t process_user_ns = 0, process_system_ns = 0;
  std::optional<std::uint64_t>
      worker_ns{};  ///< kernel threads of loop devices; io workers are part of process_system_ns
  std::optional<std::uint64_t> machine_ns{};  ///< busy time of all processors
  std::optional<std::uint64_t> steal_ns{};
  std::uint64_t voluntary_switches = 0, involuntary_switches = 0;
  std::uint32_t worker_threads = 0;  ///< most io worker threads seen: reads punted, not asynchronous
  friend bool operator==(const Cost&, const Cost&) = default;
};

/// A reading of the disk's temperature sensor.
struct TemperatureSample {
  std::uint64_t at_ns = 0;  ///< from just before the warm-up
  double celsius = 0;
  friend bool operator==(const TemperatureSample&, const TemperatureSample&) = default;
};

/// What went on around a cell.
struct Surroundings {
  std::uint64_t elapsed_ns = 0;  ///< between the counters before and after: what origin and cost span; 0: not known
  std::uint64_t waited_ns = 0;   ///< for quiet, before the cell
  std::string not_quiet{};       ///< what still stirred when that wait ended; empty: it was quiet
  std::vector<TemperatureSample> temperatures{};
  friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

/// From here on a cell's rate was another one.
struct ChangePoint {
  std::uint64_t at_ns = 0;  ///< from the window's start
  double before_mb_per_s = 0, after_mb_per_s = 0;
  double p_value = 1;  ///< of Pettitt's test
  friend bool operator==(const ChangePoint&, const ChangePoint&) = default;
};

/// Whether a cell came to its steady state by the rule of SNIA's performance test specification on rounds; assessed
/// only where it was measured in rounds (Cell::thorough).
enum class SteadyState : std::uint8_t { not_assessed, steady, unsteady };

/// How a cell's rate went over time.
struct Steadiness {
  SteadyState state = SteadyState::not_assessed;
  std::vector<double> rounds{};        ///< MB/s of each
  std::uint32_t first_round = 0;       ///< of the window that was assessed, which is the last one
  std::optional<double> mb_per_s{};    ///< mean of that window
  std::optional<double> excursion{};   ///< greatest less least of the window, over its mean
  std::optional<double> slope{};       ///< change of the fitted line over the window, over its mean
  std::vector<ChangePoint> changes{};  ///< in order of time
  friend bool operator==(const Steadiness&, const Steadiness&) = default;
};

/// What a timed cell measured. Everything in bytes and nanoseconds.
struct Measurement {
  std::uint64_t reads = 0;          ///< in the window
  std::uint64_t payload_bytes = 0;  ///< in the window
  std::uint64_t asked_bytes = 0;    ///< in the window, with padding and rounding
  std::uint64_t wall_ns = 0;        ///< first submit to last completion of all threads
  Estimate mb_per_s{};              ///< payload / wall; interval from the series' steps
  double mean_in_flight = 0;
  Latency latency{};
  Origin origin{};
  Cost cost{};
  std::uint64_t total_reads = 0;  ///< window and warm-up: what origin and cost stand for
  std::uint64_t total_payload_bytes = 0;
  std::uint64_t resubmitted = 0;              ///< after EAGAIN, EINTR or a short read
  double span = 0;                            ///< share of the source's experts touched, 0 to 1
  std::optional<double> split_ratio{};        ///< device requests a read over the floor of asked bytes / max_sectors
  std::optional<double> requests_per_read{};  ///< device requests a read
  std::vector<Interval> intervals{};
  HistogramBuckets histogram{};
  Surroundings surroundings{};
  Steadiness steadiness{};
  std::vector<Stamp> stamps{};  ///< up to four million reads; empty beyond
};

/// Reads completed a second of the window; absent where no time passed.
[[nodiscard]] std::optional<double> reads_per_s(const Measurement& measurement);
/// CPU seconds per GB (10^9 payload bytes, window and warm-up) of the process, of the kernel workers that served it and
/// of the whole machine; absent where it was not counted or nothing was delivered.
[[nodiscard]] std::optional<double> cpu_s_per_gb(const Measurement& measurement);
[[nodiscard]] std::optional<double> worker_cpu_s_per_gb(const Measurement& measurement);
[[nodiscard]] std::optional<double> machine_cpu_s_per_gb(const Measurement& measurement);

enum class CellState : std::uint8_t { measured, skipped, failed, interrupted };
enum class Validity : std::uint8_t { unknown, valid, contaminated, invalid };
enum class CacheState : std::uint8_t { unverified, cold, warm, pressed, bypassed, memory };

[[nodiscard]] std::string_view to_string(CellState state);
[[nodiscard]] std::string_view to_string(Validity validity);
[[nodiscard]] std::string_view to_string(CacheState state);
[[nodiscard]] std::string_view to_string(SteadyState state);
[[nodiscard]] CellState parse_cell_state(std::string_view text);
[[nodiscard]] Validity parse_validity(std::string_view text);
[[nodiscard]] CacheState parse_cache_state(std::string_view text);
[[nodiscard]] SteadyState parse_steady_state(std::string_view text);

/// A remark with its evidence in numbers and a line of advice. `id` is stable ("cache-served", "few-samples", ...; all
/// are explained in docs/method.md). `kind` groups them: "cache", "plausibility", "sample", "asynchrony",
/// "disturbance", "steadiness", "state".
struct Flag {
  std::string id{}, kind{}, evidence{}, advice{};
  friend bool operator==(const Flag&, const Flag&) = default;
};

/// What the reader really did, as opposed to what was asked.
struct Effective {
  PageKind pages = PageKind::small;  ///< granted and verified
  std::uint64_t slot_bytes = 0;      ///< stride
  std::uint64_t alignment = 0;       ///< of offsets and buffers; 1 where none is needed
  std::string granted{};             ///< reader's own words: "single_issuer defer_taskrun registered-file", ...
  std::uint64_t probe_ns = 0;        ///< the first read, outside the window; 0: none was made
  friend bool operator==(const Effective&, const Effective&) = default;
};

/// A finished cell: everything about it, with what is needed to find its source and to compare it.
struct CellResult {
  Cell cell{};
  std::string source_path{};
  SourceKind source_kind = SourceKind::store;
  std::string source_digest{};     ///< hex
  std::string coverage{};          ///< Source::coverage()
  std::string device{};            ///< leaf device's name, or "memory"; may list several, joined by '+'
  std::uint64_t expert_bytes = 0;  ///< largest payload, or the block
  std::uint64_t padded_bytes = 0;  ///< the same rounded to 4096
  std::string sequence_digest{};   ///< hex
  std::uint64_t source_bytes = 0;  ///< all payload
  CellState state = CellState::skipped;
  std::string reason{};  ///< for skipped, failed, interrupted: why
  Validity validity = Validity::unknown;
  std::string validity_reason{};
  CacheState cache_state = CacheState::unverified;
  Effective effective{};
  Measurement measurement{};
  std::vector<Flag> flags{};
  std::string started_utc{};  ///< ISO 8601, milliseconds
  std::uint32_t loop_version = kLoopVersion;

  [[nodiscard]] bool has_flag(std::string_view id) const;
};

/// What must be equal for two cells to be comparable (docs/results.md): one line of `name=value` pairs, in fixed order.
[[nodiscard]] std::string cell_key(const CellResult& result);

/// Packing, synthesising and verifying are work whose rate is recorded too.
struct WorkResult {
  std::string kind{};         ///< "pack", "synth", "verify", "image"
  std::string source_path{};  ///< model, preset, or the store verified
  std::string target_path{};  ///< what was written; empty for verify
  std::string device{};       ///< leaf device of the target (of the store for verify)
  std::uint64_t bytes = 0;    ///< read (verify) or written
  std::uint64_t wall_ns = 0;  ///< until durable
  std::uint32_t threads = 0;
  bool direct = false;         ///< direct I/O was used
  std::uint64_t findings = 0;  ///< verify: faults found
  std::string state{};         ///< "done", "failed", "interrupted"
  std::string reason{};
  std::string started_utc{};
};

}  // namespace merops
