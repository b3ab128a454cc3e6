#pragma once

#include "core/model/sha256.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// SHA-256 of two messages of equal length at once. One message's rounds wait for each other; a processor with SHA
/// instructions does another message's in between, nearly twice the bytes in the same time (measured on an AMD EPYC:
/// 2.75 GB/s a core against 1.49). Elsewhere the same as two Sha256. One object is used by one thread at a time.
class Sha256Pair {
 public:
  Sha256Pair();
  /// The next bytes of both, as many of each; multiples of 64 but for the last time.
  void update(std::span<const std::byte> first, std::span<const std::byte> second);
  /// The digests of all that was given; the object is used up.
  [[nodiscard]] std::array<Sha256Digest, 2> finish();

 private:
  using State = std::array<std::uint32_t, 8>;

  std::optional<std::array<Sha256, 2>> apart_{};  // where the processor has no such instructions
  std::array<State, 2> states_;
  std::array<std::array<std::byte, 64>, 2> rest_{};  // of the last update
  std::uint64_t bytes_ = 0;                          // of each message
};

}  // namespace merops
