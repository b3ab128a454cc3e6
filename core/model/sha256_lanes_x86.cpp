#include "core/model/sha256_lanes.h"

#include <cpuid.h>
#include <immintrin.h>

namespace merops {
namespace {

// The rounds' constants of FIPS 180-4, 4.2.2.
alignas(16) constexpr std::uint32_t kRound[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr unsigned kSha = 1U << 29U, kSse41 = 1U << 19U, kSsse3 = 1U << 9U;

/// A state in the order in which the instructions want it.
struct Lane {
  __m128i abef, cdgh;
  __m128i words[4];  // of the message, the next four first
};

#define MEROPS_SHA __attribute__((target("sha,sse4.1,ssse3"), always_inline)) inline

MEROPS_SHA __m128i four(std::uint32_t w3, std::uint32_t w2, std::uint32_t w1, std::uint32_t w0) {
  return _mm_set_epi32(static_cast<int>(w3), static_cast<int>(w2), static_cast<int>(w1), static_cast<int>(w0));
}

MEROPS_SHA Lane load(const std::array<std::uint32_t, 8>& s) {
  return {four(s[0], s[1], s[4], s[5]), four(s[2], s[3], s[6], s[7]), {}};
}

MEROPS_SHA void store(const Lane& lane, std::array<std::uint32_t, 8>& s) {
  alignas(16) std::uint32_t abef[4];
  alignas(16) std::uint32_t cdgh[4];
  _mm_store_si128(reinterpret_cast<__m128i*>(abef), lane.abef);
  _mm_store_si128(reinterpret_cast<__m128i*>(cdgh), lane.cdgh);
  s = {abef[3], abef[2], cdgh[3], cdgh[2], abef[1], abef[0], cdgh[1], cdgh[0]};
}

MEROPS_SHA void load_block(Lane& lane, const std::byte* block) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  for (int i = 0; i < 4; ++i) {
    const __m128i words = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block) + i);
    lane.words[i] = _mm_shuffle_epi8(words, big_endian);
  }
}

/// Rounds 4 * step to 4 * step + 3, and the message words that the rounds twelve on will take.
MEROPS_SHA void four_rounds(Lane& lane, int step) {
  const __m128i constants = _mm_load_si128(reinterpret_cast<const __m128i*>(kRound) + step);
  __m128i& now = lane.words[step & 3];
  const __m128i sum = _mm_add_epi32(now, constants);
  lane.cdgh = _mm_sha256rnds2_epu32(lane.cdgh, lane.abef, sum);
  lane.abef = _mm_sha256rnds2_epu32(lane.abef, lane.cdgh, _mm_shuffle_epi32(sum, 0x0e));
  if (step >= 12) return;
  const __m128i next = lane.words[(step + 1) & 3];
  const __m128i third = lane.words[(step + 2) & 3];
  const __m128i last = lane.words[(step + 3) & 3];
  const __m128i mixed = _mm_add_epi32(_mm_sha256msg1_epu32(now, next), _mm_alignr_epi8(last, third, 4));
  now = _mm_sha256msg2_epu32(mixed, last);
}

MEROPS_SHA void add(Lane& lane, const Lane& before) {
  lane.abef = _mm_add_epi32(lane.abef, before.abef);
  lane.cdgh = _mm_add_epi32(lane.cdgh, before.cdgh);
}

}  // namespace

bool has_sha256_lanes() {
  static const bool has = [] {
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) == 0 || (ebx & kSha) == 0) return false;
    return __get_cpuid(1, &eax, &ebx, &ecx, &edx) != 0 && (ecx & kSse41) != 0 && (ecx & kSsse3) != 0;
  }();
  return has;
}

__attribute__((target("sha,sse4.1,ssse3"))) void compress_sha256_lanes(
    std::array<std::array<std::uint32_t, 8>, 2>& states, const std::byte* first, const std::byte* second,
    std::size_t blocks) {
  Lane a = load(states[0]);
  Lane b = load(states[1]);
  for (; blocks > 0; --blocks, first += 64, second += 64) {
    const Lane a_before = a;
    const Lane b_before = b;
    load_block(a, first);
    load_block(b, second);
#pragma GCC unroll 16
    for (int step = 0; step < 16; ++step) {
      four_rounds(a, step);
      four_rounds(b, step);
    }
    add(a, a_before);
    add(b, b_before);
  }
  store(a, states[0]);
  store(b, states[1]);
}

}  // namespace merops
