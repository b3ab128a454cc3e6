#include "core/engine/read_plan.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace merops {
namespace {

constexpr std::uint64_t kBlock = 4096;
/// Reading so many bytes too much costs less than another read.
constexpr std::uint64_t kGap = std::uint64_t{64} << 10U;

std::uint64_t round_down(std::uint64_t value) { return value / kBlock * kBlock; }
std::uint64_t round_up(std::uint64_t value) { return (value + kBlock - 1) / kBlock * kBlock; }

/// The parts of the extents that hold payload bytes [offset, offset + count), in payload order.
std::vector<Extent> cut_out(std::span<const Extent> extents, std::uint64_t offset, std::uint64_t count) {
  std::vector<Extent> parts;
  std::uint64_t start = 0;
  for (const Extent& extent : extents) {
    const std::uint64_t from = std::max(offset, start);
    const std::uint64_t to = std::min(offset + count, start + extent.length);
    if (from < to) parts.push_back({extent.target, extent.offset + (from - start), to - from});
    start += extent.length;
  }
  return parts;
}

std::vector<std::size_t> order_by_place(const std::vector<Extent>& parts) {
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(parts[a].target, parts[a].offset) < std::tie(parts[b].target, parts[b].offset);
  });
  return order;
}

bool reaches(const PlannedRead& read, const Extent& part) {
  return read.target == part.target && part.offset <= read.offset + read.length + kGap;
}

void extend_over(PlannedRead& read, const Extent& part) {
  read.needed = std::max(read.needed, part.offset + part.length - read.offset);
  read.length = round_up(read.needed);
}

}  // namespace

ReadPlan plan_reads(std::span<const Extent> extents, std::uint64_t offset, std::uint64_t count) {
  const std::vector<Extent> parts = cut_out(extents, offset, count);
  ReadPlan plan;
  plan.pieces.resize(parts.size());
  for (const std::size_t i : order_by_place(parts)) {
    const Extent& part = parts[i];
    if (plan.reads.empty() || !reaches(plan.reads.back(), part)) {
      const std::uint64_t free = plan.reads.empty() ? 0 : plan.reads.back().buffer_at + plan.reads.back().length;
      plan.reads.push_back({part.target, round_down(part.offset), 0, 0, free});
    }
    PlannedRead& read = plan.reads.back();
    extend_over(read, part);
    plan.pieces[i] = {read.buffer_at + (part.offset - read.offset), part.length};
  }
  return plan;
}

std::uint64_t plan_buffer_bytes(std::uint64_t count, std::uint32_t max_extents) {
  return round_up(count) + max_extents * (2 * kBlock + kGap);
}

}  // namespace merops
