#include "core/model/judgement.h"

#include "core/model/statistics.h"
#include "core/model/units.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace merops {
namespace {

/// Share by which counters may miss what was read: other traffic, read-ahead, the odd cached block.
constexpr double kShare = 0.05;
/// A cache is empty when at most this share of the source is in it, and full when all but this share is.
constexpr double kResidencyShare = 0.01;
/// Rates are measured over whole reads: this much above the link's ceiling is still the link.
constexpr double kCeilingSlack = 1.02;
constexpr double kSplitLimit = 1.25;
constexpr double kDepthShare = 0.75;
constexpr double kFreshSeconds = 3600;

/// Bytes that the storage must have delivered if no cache helped.
std::uint64_t wanted_bytes(const CellResult& result, const Evidence& evidence) {
  const Measurement& m = result.measurement;
  return evidence.direct ? m.origin.asked_bytes : m.total_payload_bytes;
}

/// Whether this counter is there and accounts for the bytes.
bool comes_from(const std::optional<std::uint64_t>& counted, std::uint64_t wanted) {
  return counted && static_cast<double>(*counted) >= (1 - kShare) * static_cast<double>(wanted);
}

bool all_from_device(const CellResult& result, const Evidence& evidence) {
  const Origin& origin = result.measurement.origin;
  const std::uint64_t wanted = wanted_bytes(result, evidence);
  return comes_from(origin.device_read_bytes, wanted) &&
         (!origin.process_read_bytes || comes_from(origin.process_read_bytes, wanted));
}

bool nothing_from_device(const CellResult& result, const Evidence& evidence) {
  const Origin& origin = result.measurement.origin;
  const double most = kShare * static_cast<double>(wanted_bytes(result, evidence));
  if (origin.process_read_bytes) return static_cast<double>(*origin.process_read_bytes) <= most;
  return origin.device_read_bytes && static_cast<double>(*origin.device_read_bytes) <= most;
}

bool cache_was_empty(const CellResult& result) {
  const auto cached = result.measurement.origin.cached_bytes_before;
  return cached && static_cast<double>(*cached) <= kResidencyShare * static_cast<double>(result.source_bytes);
}

bool cache_was_full(const CellResult& result) {
  const auto cached = result.measurement.origin.cached_bytes_before;
  return cached && static_cast<double>(*cached) >= (1 - kResidencyShare) * static_cast<double>(result.source_bytes);
}

void add(CellResult& result, std::string id, std::string kind, std::string evidence, std::string advice) {
  result.flags.push_back({std::move(id), std::move(kind), std::move(evidence), std::move(advice)});
}

double percent(double part, double whole) { return whole == 0 ? 0 : 100 * part / whole; }

void flag_cache(CellResult& result, const Evidence& evidence) {
  if (evidence.memory_backed) {
    add(result, "memory-backed", "plausibility", "the source lies in memory (" + result.device + ")",
        "put the store on the disk you want to know about");
    return;
  }
  if (!evidence.touches_storage || all_from_device(result, evidence)) return;
  const Origin& origin = result.measurement.origin;
  const std::uint64_t wanted = wanted_bytes(result, evidence);
  if (!origin.device_read_bytes && !origin.process_read_bytes) {
    add(result, "origin-unknown", "cache", "no counter tells where the bytes came from",
        "measure on a local disk, whose counters can be read");
    return;
  }
  if (!origin.device_read_bytes && comes_from(origin.process_read_bytes, wanted)) {
    add(result, "origin-unknown", "cache",
        fmt::format("the process read all {} from storage, of which no device is known", format_bytes(wanted)),
        "what lies below may hold copies: measure where the disk can be seen");
    return;
  }
  const std::uint64_t delivered = std::min(origin.device_read_bytes.value_or(~std::uint64_t{0}),
                                           origin.process_read_bytes.value_or(~std::uint64_t{0}));
  add(result, "cache-served", "cache",
      fmt::format("storage delivered {} of {} read ({:.0f} %)", format_bytes(delivered), format_bytes(wanted),
                  percent(static_cast<double>(delivered), static_cast<double>(wanted))),
      evidence.direct
          ? "a cache below the device serves it (the backing file of a loop device, a server): measure the disk itself"
          : "this is the page cache's rate, not the disk's: measure with --cache cold or a direct reader");
}

void flag_plausibility(CellResult& result, const Evidence& evidence) {
  const double rate = result.measurement.mb_per_s.value * 1e6;
  if (evidence.link_ceiling && rate > kCeilingSlack * static_cast<double>(*evidence.link_ceiling)) {
    add(result, "above-link", "plausibility",
        fmt::format("{} MB/s through a link of {} MB/s", format_rate(rate / 1e6),
                    format_rate(static_cast<double>(*evidence.link_ceiling) / 1e6)),
        "something between the reader and the disk holds copies; this is no disk's rate");
  }
  if (evidence.virtual_disk && evidence.touches_storage) {
    add(result, "host-cache-unknown", "plausibility",
        "the disk is a hypervisor's, whose cache cannot be seen from here",
        "take it as this machine's rate, not as the drive's");
  }
  if (evidence.written_ago_s && *evidence.written_ago_s < kFreshSeconds && evidence.touches_storage) {
    add(result, "freshly-written", "plausibility",
        fmt::format("the source was written {} ago",
                    format_duration(static_cast<std::uint64_t>(std::max(0.0, *evidence.written_ago_s) * 1e9))),
        "drives (and hosts) read fresh data from faster places: keep the store and run again later");
  }
  if (evidence.source_changed) {
    add(result, "source-changed", "plausibility", "size, time or identity of the source differ before and after",
        "measure again when nobody writes it");
  }
}

void flag_sample(CellResult& result, const Evidence& evidence) {
  const Measurement& m = result.measurement;
  if (m.latency.n < least_samples(0.99)) {
    add(result, "few-samples", "sample", fmt::format("{} reads; p99 needs {}", m.latency.n, least_samples(0.99)),
        "p99 is left empty and the maximum stands instead: measure longer (--seconds or --sample)");
  }
  if (!evidence.direct && evidence.touches_storage && !evidence.pressed && evidence.available_memory > 0 &&
      result.source_bytes < evidence.available_memory) {
    add(result, "fits-in-memory", "sample",
        fmt::format("{} of source, {} of memory available", format_bytes(result.source_bytes),
                    format_bytes(evidence.available_memory)),
        "a cold buffered rate rests on verified eviction alone; --cache pressed shows what a full memory does");
  }
  if (evidence.bytes_checked) {
    add(result, "bytes-checked", "sample", "every payload was hashed inside the window",
        "right bytes are proved, the rate is not the disk's: measure again without --check-bytes");
  }
}

void flag_asynchrony(CellResult& result, const Evidence& evidence) {
  const Measurement& m = result.measurement;
  if (evidence.asynchronous && m.cost.worker_threads > 0) {
    add(result, "not-asynchronous", "asynchrony",
        fmt::format("{} worker threads of the kernel served the reads", m.cost.worker_threads),
        "the device or file system cannot start these reads without blocking; compare with flat-direct");
  }
  if (m.mean_in_flight < kDepthShare * result.cell.depth && evidence.touches_storage && !evidence.bytes_checked) {
    add(result, "depth-not-reached", "asynchrony",
        fmt::format("{:.1f} reads in flight on average, {} asked for", m.mean_in_flight, result.cell.depth),
        "the reads complete faster than they are started, or block while they are");
  }
  if (m.split_ratio && *m.split_ratio > kSplitLimit && evidence.direct) {
    add(result, "requests-split", "asynchrony",
        fmt::format("{:.1f} device requests a read, {:.2f} times the fewest possible", m.requests_per_read.value_or(0),
                    *m.split_ratio),
        result.effective.pages == PageKind::small
            ? "small pages split large reads: take --pages thp or hugetlb"
            : "the device takes no larger requests, or others used it: the count is the device's");
  }
}

void decide_validity(CellResult& result, const Evidence& evidence) {
  const auto invalid = [&](std::string why) {
    result.validity = Validity::invalid;
    result.validity_reason = std::move(why);
  };
  result.validity = Validity::valid;
  if (evidence.source_changed) return invalid("the source changed while it was measured");
  if (result.has_flag("memory-backed")) return invalid("memory, not a disk");
  if (result.has_flag("above-link")) return invalid("faster than the device's link");
  if (!evidence.touches_storage) return invalid("no storage was read");
  const bool asked_for_storage = evidence.direct || result.cell.cache == CacheMode::cold;
  if (asked_for_storage && result.has_flag("cache-served")) return invalid("the page cache served it");
  if (result.cache_state == CacheState::unverified) {
    result.validity = Validity::unknown;
    result.validity_reason = "the cache state could not be verified";
  }
}

}  // namespace

CacheState prove_cache_state(const CellResult& result, const Evidence& evidence) {
  if (evidence.memory_backed || !evidence.touches_storage) return CacheState::memory;
  if (evidence.direct) return all_from_device(result, evidence) ? CacheState::bypassed : CacheState::unverified;
  if (evidence.pressed && result.cell.memory_limit < result.source_bytes) return CacheState::pressed;
  if (cache_was_empty(result) && all_from_device(result, evidence)) return CacheState::cold;
  if (cache_was_full(result) && nothing_from_device(result, evidence)) return CacheState::warm;
  return CacheState::unverified;
}

void judge(CellResult& result, const Evidence& evidence) {
  result.cache_state = prove_cache_state(result, evidence);
  flag_cache(result, evidence);
  flag_plausibility(result, evidence);
  flag_sample(result, evidence);
  flag_asynchrony(result, evidence);
  decide_validity(result, evidence);
}

}  // namespace merops
