#include "core/model/judgement_flags.h"
#include "core/model/statistics.h"
#include "core/model/units.h"

#include <algorithm>

#include <fmt/format.h>

/// Whether rate and sample can be the disk's.
namespace merops {
namespace {

using judging::add_flag;

/// Rates are measured over whole reads: this much above the link's ceiling is still the link.
constexpr double kCeilingSlack = 1.02;
constexpr double kFreshSeconds = 3600;
/// A read that takes less than this many reads of nothing measures the program.
constexpr double kHarnessFactor = 2;
constexpr double kLeastDeviceShare = 0.05;

}  // namespace

void judging::flag_plausibility(CellResult& result, const Evidence& evidence) {
  const Measurement& m = result.measurement;
  const double rate = m.mb_per_s.value * 1e6;
  const bool from_link = result.cache_state != CacheState::warm && result.cache_state != CacheState::memory;
  if (from_link && evidence.link_ceiling && rate > kCeilingSlack * static_cast<double>(*evidence.link_ceiling)) {
    add_flag(result, "above-link", "plausibility",
             fmt::format("{} MB/s through a link of {} MB/s", format_rate(rate / 1e6),
                         format_rate(static_cast<double>(*evidence.link_ceiling) / 1e6)),
             "something between the reader and the disk holds copies; this is no disk's rate");
  }
  if (evidence.virtual_disk && evidence.touches_storage) {
    add_flag(result, "host-cache-unknown", "plausibility",
             "the disk is a hypervisor's, whose cache cannot be seen from here",
             "take it as this machine's rate, not as the drive's");
  }
  if (evidence.written_ago_s && *evidence.written_ago_s < kFreshSeconds && evidence.touches_storage) {
    add_flag(result, "freshly-written", "plausibility",
             fmt::format("the source was written {} ago",
                         format_duration(static_cast<std::uint64_t>(std::max(0.0, *evidence.written_ago_s) * 1e9))),
             "drives (and hosts) read fresh data from faster places: keep the store and run again later");
  }
  if (evidence.source_changed) {
    add_flag(result, "source-changed", "plausibility", "size, time or identity of the source differ before and after",
             "measure again when nobody writes it");
  }
  const double wall_a_read = m.reads == 0 ? 0 : static_cast<double>(m.wall_ns) / static_cast<double>(m.reads);
  if (evidence.touches_storage && wall_a_read > 0 && wall_a_read < kHarnessFactor * evidence.null_read_ns) {
    add_flag(
        result, "harness-bound", "plausibility",
        fmt::format("{:.0f} ns a read, of which a read of nothing takes {:.0f} ns", wall_a_read, evidence.null_read_ns),
        "this measures the program more than the disk: read larger blocks");
  }
}

void judging::flag_sample(CellResult& result, const Evidence& evidence) {
  const Measurement& m = result.measurement;
  if (m.latency.n < least_samples(0.99)) {
    add_flag(result, "few-samples", "sample", fmt::format("{} reads; p99 needs {}", m.latency.n, least_samples(0.99)),
             "p99 is left empty and the maximum stands instead: measure longer (--seconds or --sample)");
  }
  if (!evidence.direct && evidence.touches_storage && !evidence.pressed && evidence.available_memory > 0 &&
      result.source_bytes < evidence.available_memory) {
    add_flag(result, "fits-in-memory", "sample",
             fmt::format("{} of source, {} of memory available", format_bytes(result.source_bytes),
                         format_bytes(evidence.available_memory)),
             "a cold buffered rate rests on verified eviction alone; --cache pressed shows what a full memory does");
  }
  if (evidence.bytes_checked) {
    add_flag(result, "bytes-checked", "sample", "every payload was hashed inside the window",
             "right bytes are proved, the rate is not the disk's: measure again without --check-bytes");
  }
  if (evidence.touches_storage && evidence.device_bytes > 0 &&
      static_cast<double>(result.source_bytes) < kLeastDeviceShare * static_cast<double>(evidence.device_bytes)) {
    add_flag(
        result, "small-span", "sample",
        fmt::format("{} of source on a device of {} ({:.2g} %)", format_bytes(result.source_bytes),
                    format_bytes(evidence.device_bytes),
                    100 * static_cast<double>(result.source_bytes) / static_cast<double>(evidence.device_bytes)),
        "one corner of a drive may be faster than the whole (caches of mapping and data): a larger store shows more");
  }
}

}  // namespace merops
