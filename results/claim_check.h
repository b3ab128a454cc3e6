#pragma once

#include "core/model/source.h"
#include "results/regime.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How a documented claim is tried on recorded results: which cells stand above and below the line of a ratio, and what
/// was documented for it. Data of the catalogue (docs/results.md).
namespace merops {

enum class ClaimMetric : std::uint8_t { mb_per_s, p99_us };
/// What a claim says of its ratio wherever nothing was documented for the transport.
enum class ClaimDirection : std::uint8_t { none, above, below };  // of 1; below: equal or below

[[nodiscard]] std::string_view to_string(ClaimMetric metric);
[[nodiscard]] ClaimMetric parse_claim_metric(std::string_view text);        ///< throws UsageError
[[nodiscard]] ClaimDirection parse_claim_direction(std::string_view text);  ///< "above", "below"; throws UsageError

/// One side of the ratio: cells of experts (or blocks) read in random order. Empty and 0: any.
struct ClaimSide {
  std::vector<std::string> readers{};  ///< the first that was measured is taken
  std::vector<SourceKind> kinds{};
  std::optional<Regime> regime{};
  std::uint32_t depth = 0;
  bool plateau = false;  ///< instead of a depth: where the plateau of the depths above the other side's begins
  std::uint64_t expert_bytes = 0;  ///< within the regime's factor of 1.5
  std::string transport{};
  std::uint32_t disks = 0;  ///< 1: a single one; 2: two or more joined
};

/// A documented ratio, of a transport (above the line) against another one (below; mostly the same).
struct ClaimFigure {
  std::string transport{}, against{};
  std::optional<double> from{}, to{};  ///< equal for a single figure; absent where that end was left open
};

struct ClaimCheck {
  std::string what{};  ///< the ratio in words
  ClaimMetric metric = ClaimMetric::mb_per_s;
  ClaimSide numerator{}, denominator{};
  std::vector<std::string> differ{};  ///< fields of the cell key, and "device", in which the sides may differ
  std::vector<ClaimFigure> documented{};
  ClaimDirection direction = ClaimDirection::none;
  std::string proxy{};       ///< empty, or what the claim is really about where the ratio only stands for it
  std::string to_measure{};  ///< what to run where there are no such cells
};

}  // namespace merops
