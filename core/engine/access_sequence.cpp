#include "core/engine/access_sequence.h"

#include "core/model/random.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace merops {
namespace {

/// Whole permutations that hold `length` entries, at least one, at most as many as kLongest allows.
std::uint64_t permutations_for(std::uint64_t length, std::uint64_t experts) {
  const std::uint64_t wanted = (length + experts - 1) / experts;
  return std::clamp<std::uint64_t>(wanted, 1, std::max<std::uint64_t>(1, AccessSequence::kLongest / experts));
}

void update(Sha256& hash, std::uint64_t value) {
  std::array<std::byte, 8> bytes{};
  for (auto& byte : bytes) {
    byte = static_cast<std::byte>(value & 0xFFU);
    value >>= 8U;
  }
  hash.update(bytes);
}

}  // namespace

AccessSequence::AccessSequence(std::uint32_t experts, std::uint64_t seed, Order order, std::uint64_t length)
    : experts_(experts), seed_(seed), order_(order) {
  const std::uint64_t permutations = permutations_for(length, experts);
  entries_.resize(permutations * experts);
  Random random(seed);
  for (std::uint64_t i = 0; i < permutations; ++i) {
    const auto permutation = std::span(entries_).subspan(i * experts, experts);
    std::iota(permutation.begin(), permutation.end(), 0U);
    if (order == Order::random) shuffle(permutation, random);
  }
}

Sha256Digest AccessSequence::digest(const Sha256Digest& source) const {
  Sha256 hash;
  update(hash, seed_);
  update(hash, static_cast<std::uint64_t>(order_));
  hash.update(source);
  for (std::uint32_t i = 0; i < experts_; ++i) update(hash, entries_[i]);
  return hash.finish();
}

double AccessSequence::span(std::uint64_t first, std::uint64_t reads) const {
  if (reads >= 2 * std::uint64_t{experts_}) return 1.0;
  std::vector<bool> touched(experts_, false);
  for (std::uint64_t i = 0; i < reads; ++i) touched[(*this)[first + i]] = true;
  return static_cast<double>(std::count(touched.begin(), touched.end(), true)) / experts_;
}

}  // namespace merops
