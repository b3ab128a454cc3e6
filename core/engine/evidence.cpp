#include "core/engine/evidence.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

std::uint64_t round_up(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

std::optional<std::uint64_t> link_ceiling(const StorageFacts& storage) {
  std::optional<std::uint64_t> sum;  // leaves side by side add up
  for (const DeviceFacts* leaf : leaves_of(storage)) {
    if (!leaf->link.ceiling_bytes_per_s) return std::nullopt;
    sum = sum.value_or(0) + *leaf->link.ceiling_bytes_per_s;
  }
  return sum;
}

std::uint64_t device_bytes(const StorageFacts& storage) {
  std::uint64_t sum = 0;
  for (const DeviceFacts* leaf : leaves_of(storage)) sum += leaf->size;
  return sum;
}

bool has_loop(const StorageFacts& storage) {
  return std::any_of(storage.chain.begin(), storage.chain.end(),
                     [](const DeviceFacts& device) { return device.transport == "loop"; });
}

/// "sda: 480 Mb/s of 5000 Mb/s"; empty where every link is what it can be, or not known.
std::string slow_links(const StorageFacts& storage) {
  std::string text;
  for (const DeviceFacts* leaf : leaves_of(storage)) {
    if (leaf->link.full.value_or(true)) continue;
    text +=
        fmt::format("{}{}: {} of {}", text.empty() ? "" : "; ", leaf->name, leaf->link.negotiated, leaf->link.possible);
  }
  return text;
}

std::optional<double> seconds_since_write(const Source& source) {
  std::optional<double> least;
  for (const Target& target : source.targets) {
    if (target.kind != TargetKind::file) continue;
    std::error_code error;
    const auto written = std::filesystem::last_write_time(target.path, error);
    if (error) continue;
    const std::chrono::duration<double> ago = std::filesystem::file_time_type::clock::now() - written;
    least = least ? std::min(*least, ago.count()) : ago.count();
  }
  return least;
}

/// Fewest device requests for `reads` reads of this source, were each as large as the device takes.
std::uint64_t request_floor(const Source& source, std::uint64_t largest_request, std::uint64_t alignment,
                            std::uint64_t reads) {
  if (largest_request == 0 || source.experts.size() == 0) return 0;
  std::uint64_t requests = 0;
  for (std::uint32_t expert = 0; expert < source.experts.size(); ++expert) {
    for (const Extent& extent : source.experts[expert]) {
      const std::uint64_t first = extent.offset / alignment * alignment;
      const std::uint64_t bytes = round_up(extent.offset + extent.length, alignment) - first;
      requests += (bytes + largest_request - 1) / largest_request;
    }
  }
  const double per_read = static_cast<double>(requests) / source.experts.size();
  return static_cast<std::uint64_t>(per_read * static_cast<double>(reads));
}

}  // namespace

Evidence gather_evidence(const CellResult& result, const CellContext& context, const Backend& backend) {
  Evidence evidence;
  evidence.direct = backend.direct;
  evidence.touches_storage = backend.touches_storage;
  evidence.past_block_layer = backend.past_block_layer;
  evidence.asynchronous = backend.max_depth > 1;
  evidence.memory_backed = context.storage.memory_backed;
  evidence.virtual_disk = context.storage.virtual_disk;
  evidence.bytes_checked = result.cell.check_bytes;
  evidence.pressed = result.cell.cache == CacheMode::pressed;
  evidence.link_ceiling = link_ceiling(context.storage);
  evidence.written_ago_s = seconds_since_write(*context.source);
  evidence.null_read_ns = context.null_read_ns;
  evidence.device_bytes = device_bytes(context.storage);
  evidence.read_ahead_below = has_loop(context.storage);
  evidence.slow_link = slow_links(context.storage);
  evidence.content = context.content;
  evidence.machine = context.machine;
  return evidence;
}

void count_requests(Measurement& m, const Source& source, const StorageFacts& storage, std::uint64_t alignment) {
  if (storage.chain.empty() || m.total_reads == 0 || !m.origin.device_inner_reads) return;
  const std::uint64_t floor = request_floor(source, storage.chain.front().max_request_bytes, alignment, m.total_reads);
  m.requests_per_read = static_cast<double>(*m.origin.device_inner_reads) / static_cast<double>(m.total_reads);
  if (floor != 0) m.split_ratio = static_cast<double>(*m.origin.device_inner_reads) / static_cast<double>(floor);
}

}  // namespace merops
