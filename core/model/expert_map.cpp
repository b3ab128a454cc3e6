#include "core/model/expert_map.h"

#include <algorithm>
#include <cassert>

namespace merops {
namespace {

bool touches(const Extent& last, const Extent& next) {
  return last.target == next.target && last.offset + last.length == next.offset;
}

std::uint64_t rounded_length(const Extent& extent, std::uint64_t alignment) {
  const std::uint64_t start = extent.offset / alignment * alignment;
  const std::uint64_t end = (extent.offset + extent.length + alignment - 1) / alignment * alignment;
  return end - start;
}

std::uint64_t sum_of_lengths(std::span<const Extent> extents) {
  std::uint64_t sum = 0;
  for (const Extent& extent : extents) sum += extent.length;
  return sum;
}

}  // namespace

void ExpertMap::add(std::span<const Extent> extents) {
  assert(!extents.empty());
  const std::size_t begin = extents_.size();
  for (const Extent& extent : extents) {
    assert(extent.length > 0);
    if (extents_.size() > begin && touches(extents_.back(), extent)) {
      extents_.back().length += extent.length;
    } else {
      extents_.push_back(extent);
    }
  }
  first_.push_back(static_cast<std::uint32_t>(extents_.size()));
}

std::uint64_t ExpertMap::payload_bytes(std::uint32_t expert) const { return sum_of_lengths((*this)[expert]); }

std::uint64_t ExpertMap::total_payload_bytes() const { return sum_of_lengths(extents_); }

std::uint64_t ExpertMap::largest_payload() const {
  std::uint64_t largest = 0;
  for (std::uint32_t expert = 0; expert < size(); ++expert) largest = std::max(largest, payload_bytes(expert));
  return largest;
}

std::uint32_t ExpertMap::max_extents() const {
  std::uint32_t most = 0;
  for (std::uint32_t expert = 0; expert < size(); ++expert)
    most = std::max(most, static_cast<std::uint32_t>((*this)[expert].size()));
  return most;
}

std::uint32_t ExpertMap::experts_in_pieces() const {
  std::uint32_t count = 0;
  for (std::uint32_t expert = 0; expert < size(); ++expert) count += (*this)[expert].size() > 1 ? 1U : 0U;
  return count;
}

std::uint32_t ExpertMap::experts_over_targets() const {
  std::uint32_t count = 0;
  for (std::uint32_t expert = 0; expert < size(); ++expert) {
    const std::span<const Extent> all = (*this)[expert];
    count += std::any_of(all.begin(), all.end(), [&](const Extent& e) { return e.target != all[0].target; }) ? 1U : 0U;
  }
  return count;
}

std::uint64_t ExpertMap::largest_rounded(std::uint64_t alignment) const {
  std::uint64_t largest = 0;
  for (std::uint32_t expert = 0; expert < size(); ++expert) {
    std::uint64_t sum = 0;
    for (const Extent& extent : (*this)[expert]) sum += rounded_length(extent, alignment);
    largest = std::max(largest, sum);
  }
  return largest;
}

}  // namespace merops
