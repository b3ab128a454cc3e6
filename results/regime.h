#pragma once

#include "core/model/measurement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace merops {

struct StorageFacts;

/// How the bytes of a documented row came: past the page cache, through a cold or a warm one, or through one whose
/// state the source does not tell (such a row is shown, but nothing is compared with it).
enum class Regime : std::uint8_t { direct, buffered_cold, buffered_warm, buffered_unknown };
[[nodiscard]] std::string_view to_string(Regime regime);   // "direct", "buffered-cold", "buffered-warm", ...
[[nodiscard]] Regime parse_regime(std::string_view text);  ///< throws UsageError

/// The regime that a cache state proves; absent where it proves none.
[[nodiscard]] std::optional<Regime> regime_of(CacheState state);
/// How a cell's bytes came; absent for a cell that was not measured, is invalid, or whose cache state is not proved.
[[nodiscard]] std::optional<Regime> regime_of(const CellResult& result);

/// Sizes of reads within a factor of 1.5 are of one regime. Neither is 0.
[[nodiscard]] bool is_same_size(std::uint64_t a, std::uint64_t b);
/// The larger of two sizes over the smaller.
[[nodiscard]] double size_factor(std::uint64_t a, std::uint64_t b);

/// The transport of a regime: that of the disk at the bottom; "md" where software RAID makes one of several. Empty
/// where several disks are joined otherwise, and where none is known.
[[nodiscard]] std::string transport_of(const StorageFacts& storage);

}  // namespace merops
