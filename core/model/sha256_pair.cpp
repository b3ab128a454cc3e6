#include "core/model/sha256_pair.h"

#include "core/model/sha256_lanes.h"

#include <algorithm>
#include <cassert>

namespace merops {
namespace {

constexpr std::size_t kBlock = 64, kLengthBytes = 8;
constexpr std::array<std::uint32_t, 8> kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

/// What closes a message: its last bytes, a one bit, zeros, and its length in bits, big-endian.
std::array<std::byte, 2 * kBlock> closing(std::span<const std::byte> rest, std::uint64_t bytes, std::size_t blocks) {
  std::array<std::byte, 2 * kBlock> text{};
  std::copy(rest.begin(), rest.end(), text.begin());
  text[rest.size()] = std::byte{0x80};
  for (std::size_t i = 0; i < kLengthBytes; ++i)
    text[blocks * kBlock - 1 - i] = static_cast<std::byte>(bytes * 8 >> (8 * i) & 0xff);
  return text;
}

Sha256Digest digest_of(const std::array<std::uint32_t, 8>& state) {
  Sha256Digest digest;
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::byte>(state[i / 4] >> (24 - 8 * (i % 4)) & 0xff);
  return digest;
}

}  // namespace

Sha256Pair::Sha256Pair() : states_{kStart, kStart} {
  if (!has_sha256_lanes()) apart_.emplace();
}

void Sha256Pair::update(std::span<const std::byte> first, std::span<const std::byte> second) {
  assert(first.size() == second.size() && bytes_ % kBlock == 0);
  if (apart_) {
    (*apart_)[0].update(first);
    (*apart_)[1].update(second);
    return;
  }
  const std::size_t blocks = first.size() / kBlock;
  compress_sha256_lanes(states_, first.data(), second.data(), blocks);
  bytes_ += first.size();
  std::copy(first.begin() + static_cast<std::ptrdiff_t>(blocks * kBlock), first.end(), rest_[0].begin());
  std::copy(second.begin() + static_cast<std::ptrdiff_t>(blocks * kBlock), second.end(), rest_[1].begin());
}

std::array<Sha256Digest, 2> Sha256Pair::finish() {
  if (apart_) return {(*apart_)[0].finish(), (*apart_)[1].finish()};
  const std::size_t left = bytes_ % kBlock;
  const std::size_t blocks = left + 1 + kLengthBytes > kBlock ? 2 : 1;
  const auto first = closing(std::span(rest_[0]).first(left), bytes_, blocks);
  const auto second = closing(std::span(rest_[1]).first(left), bytes_, blocks);
  compress_sha256_lanes(states_, first.data(), second.data(), blocks);
  return {digest_of(states_[0]), digest_of(states_[1])};
}

}  // namespace merops
