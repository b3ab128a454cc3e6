#include "core/host/extent_facts.h"

#include "core/host/facts_of_file.h"

namespace merops {
namespace {

using Clock = std::chrono::steady_clock;

void add(std::optional<std::uint64_t>& sum, const std::optional<std::uint64_t>& part) {
  sum = sum && part ? std::optional(*sum + *part) : std::nullopt;
}

void add(ExtentFacts& sum, const ExtentFacts& part) {
  sum.looked_at_bytes += part.looked_at_bytes;
  sum.hole_bytes += part.hole_bytes;
  add(sum.unwritten_bytes, part.unwritten_bytes);
  add(sum.encoded_bytes, part.encoded_bytes);
  add(sum.shared_bytes, part.shared_bytes);
  add(sum.extents, part.extents);
}

}  // namespace

std::optional<ExtentFacts> extent_facts(std::span<const Target> targets, std::chrono::nanoseconds budget) {
  const auto end = Clock::now() + budget;
  std::optional<ExtentFacts> sum;
  for (const Target& target : targets) {
    if (target.kind != TargetKind::file) continue;
    const auto facts = facts_of_file(target, end);
    if (!facts) return std::nullopt;
    if (sum) {
      add(*sum, *facts);
    } else {
      sum = facts;
    }
  }
  return sum;
}

}  // namespace merops
