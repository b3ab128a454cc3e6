#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace merops {

/// Payload bytes of made-up experts: incompressible, different for every expert, and a function of (seed, layer,
/// expert, offset) alone, so that a store, a container and a later run agree however they cut the work. The bytes are
/// the key stream of AES-128 in counter mode (key: SHA-256 of a label and the seed; counter block: layer, expert, block
/// number, big-endian): about 8 GB/s on one core. One object is used by one thread at a time.
class PayloadGenerator {
 public:
  explicit PayloadGenerator(std::uint64_t seed);
  ~PayloadGenerator();
  PayloadGenerator(PayloadGenerator&&) noexcept;
  PayloadGenerator& operator=(PayloadGenerator&&) noexcept;

  /// Fills `out` with the expert's bytes from `offset` on.
  void generate(std::uint32_t layer, std::uint32_t expert, std::uint64_t offset, std::span<std::byte> out);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace merops
