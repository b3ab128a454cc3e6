#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace merops {

using Sha256Digest = std::array<std::byte, 32>;

/// SHA-256 over bytes that come in pieces. One object is used by one thread at a time.
class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(Sha256&&) noexcept;
  Sha256& operator=(Sha256&&) noexcept;
  void update(std::span<const std::byte> bytes);
  /// The digest of all that was given; the object starts anew.
  [[nodiscard]] Sha256Digest finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

[[nodiscard]] Sha256Digest sha256(std::span<const std::byte> bytes);
/// The first eight bytes of a digest, read little-endian: the hash of a flat store's index entry.
[[nodiscard]] std::uint64_t first_eight(const Sha256Digest& digest);
[[nodiscard]] std::string to_hex(std::span<const std::byte> bytes);

}  // namespace merops
