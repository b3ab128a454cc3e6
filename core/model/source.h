#pragma once

#include "core/model/expert_map.h"
#include "core/model/extent.h"
#include "core/model/flat_store.h"
#include "core/model/geometry.h"
#include "core/model/sha256.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

enum class SourceKind : std::uint8_t { container, store, device_store, uniform };
[[nodiscard]] std::string_view to_string(SourceKind kind);  // "container", "store", "store-on-device", "uniform"
[[nodiscard]] SourceKind parse_source_kind(std::string_view text);  ///< the inverse; throws UsageError

/// What is measured: targets and where each expert lies in them. A value; opened by host/source_file.h.
struct Source {
  std::string path{};  ///< as the user named it
  SourceKind kind = SourceKind::store;
  std::vector<Target> targets{};
  ExpertMap experts{};
  std::optional<Geometry> geometry{};  ///< none for uniform blocks
  std::uint64_t block = 0;             ///< bytes of a uniform block; 0 otherwise
  std::uint64_t model_experts = 0;  ///< experts of the whole model (layers x experts); equals experts.size() when whole
  Sha256Digest digest{};            ///< identifies content layout: a store's index hash, a container's names, sizes and
                                    ///< offsets, uniform: size and block
  std::vector<std::uint64_t> hashes{};  ///< expected first_eight(SHA-256) per expert; empty when the source holds none
  std::vector<std::string> remarks{};   ///< what is odd about it and does not keep it from being measured

  [[nodiscard]] bool whole() const { return geometry && experts.size() == model_experts; }
  /// "whole", or the fraction with three decimals ("0.021"); uniform blocks are "uniform".
  [[nodiscard]] std::string coverage() const;
};

/// Most blocks of a uniform source: their map is kept in memory.
inline constexpr std::uint64_t kMaxBlocks = std::uint64_t{1} << 23;

/// The experts of a store in `target`. Throws Error where their length is neither the INT4 nor the INT3 size.
[[nodiscard]] Source store_source(const Target& target, const FlatStore& store);
/// Whole blocks of `block` bytes from the target's start; a shorter rest is left out. Throws Error for a block that
/// does not fit the target, or fits it more than kMaxBlocks times.
[[nodiscard]] Source uniform_source(const Target& target, std::uint64_t block);

}  // namespace merops
