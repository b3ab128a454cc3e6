#include "core/model/judgement_flags.h"
#include "core/model/units.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

using judging::add_flag;
using judging::kShare;

/// A cache is empty when at most this share of the source is in it, and full when all but this share is.
constexpr double kResidencyShare = 0.01;

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

std::string percent_of(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? "0 %" : fmt::format("{:.0f} %", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

/// "; 1.2 GB of the source were in the page cache before, 1.3 GB after"
std::string residency(const Origin& origin) {
  if (!origin.cached_bytes_before || !origin.cached_bytes_after) return {};
  return fmt::format("; {} of the source were in the page cache before, {} after",
                     format_bytes(*origin.cached_bytes_before), format_bytes(*origin.cached_bytes_after));
}

void flag_cache_served(CellResult& result, const Evidence& evidence) {
  const Origin& origin = result.measurement.origin;
  const std::uint64_t wanted = wanted_bytes(result, evidence);
  const std::uint64_t delivered = std::min(origin.device_read_bytes.value_or(~std::uint64_t{0}),
                                           origin.process_read_bytes.value_or(~std::uint64_t{0}));
  add_flag(
      result, "cache-served", "cache",
      fmt::format("storage delivered {} of {} read ({}){}", format_bytes(delivered), format_bytes(wanted),
                  percent_of(delivered, wanted), residency(origin)),
      evidence.direct
          ? "a cache below the device serves it (the backing file of a loop device, a server): measure the disk itself"
          : "this is the page cache's rate, not the disk's: measure with --cache cold or a direct reader");
}

}  // namespace

void judging::flag_origin(CellResult& result, const Evidence& evidence) {
  if (evidence.memory_backed) {
    add_flag(result, "memory-backed", "cache", "the source lies in memory (" + result.device + ")",
             "put the store on the disk you want to know about");
    return;
  }
  if (!evidence.touches_storage) return;
  if (evidence.past_block_layer) {
    add_flag(result, "origin-not-counted", "cache",
             "the reads were commands to the NVMe drive itself: no page cache is on that road, and no counter of the "
             "system sees it",
             "the drive's own cache is not excluded: read a store larger than it, and compare with io_uring, which is "
             "counted");
    return;
  }
  if (all_from_device(result, evidence)) return;
  const Origin& origin = result.measurement.origin;
  const std::uint64_t wanted = wanted_bytes(result, evidence);
  if (!origin.device_read_bytes && !origin.process_read_bytes) {
    add_flag(result, "origin-unknown", "cache", "no counter tells where the bytes came from",
             "measure on a local disk, whose counters can be read");
    return;
  }
  if (!origin.device_read_bytes && comes_from(origin.process_read_bytes, wanted)) {
    add_flag(result, "origin-unknown", "cache",
             fmt::format("the process read all {} from storage, of which no device is known", format_bytes(wanted)),
             "what lies below may hold copies: measure where the disk can be seen");
    return;
  }
  flag_cache_served(result, evidence);
}

CacheState prove_cache_state(const CellResult& result, const Evidence& evidence) {
  if (evidence.memory_backed || !evidence.touches_storage) return CacheState::memory;
  if (evidence.past_block_layer) return CacheState::bypassed;  // by the road itself; flag_origin says what is not known
  if (evidence.direct) return all_from_device(result, evidence) ? CacheState::bypassed : CacheState::unverified;
  if (evidence.pressed && result.cell.memory_limit < result.source_bytes) return CacheState::pressed;
  if (cache_was_empty(result) && all_from_device(result, evidence)) return CacheState::cold;
  if (cache_was_full(result) && nothing_from_device(result, evidence)) return CacheState::warm;
  return CacheState::unverified;
}

}  // namespace merops
