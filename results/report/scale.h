#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace merops::report {

enum class Spacing : std::uint8_t { linear, binary, decimal };  ///< equal steps: of one size, doublings, decades

/// What an axis shows: low < high, both finite; above zero where the spacing is logarithmic.
struct Scale {
  Spacing spacing = Spacing::linear;
  double low = 0, high = 1;

  /// Where a value lies, 0 at `low` and 1 at `high`; absent for one that is outside or no number.
  [[nodiscard]] std::optional<double> position(double value) const;
};

/// The scale that shows all values that are numbers, with round ends: from zero; by doublings; by steps of 1, 2, 5, 10.
/// Without any value it is some scale. Values that a logarithm cannot show are left out.
[[nodiscard]] Scale linear_from_zero(std::span<const double> values);
[[nodiscard]] Scale by_doublings(std::span<const double> values);
[[nodiscard]] Scale by_decades(std::span<const double> values);

/// Round values on the scale, rising, at most `most` of them and at least two: for labels.
[[nodiscard]] std::vector<double> round_values(const Scale& scale, std::size_t most);

}  // namespace merops::report
