#pragma once

#include "gui/models/chart.h"

#include <optional>

namespace merops::gui {

/// What an axis shows, and where a value lies on it.
struct AxisRange {
  double low = 0, high = 1;
  AxisScale scale = AxisScale::linear;

  [[nodiscard]] bool isLogarithmic() const { return scale != AxisScale::linear; }
  /// Finite, and above zero on a logarithmic axis.
  [[nodiscard]] bool shows(double value) const;
  /// 0 at `low`, 1 at `high`; what is not shown lies at 0.
  [[nodiscard]] double at(double value) const;
};

/// Gathers values, then gives a range with all of them.
class RangeOf {
 public:
  explicit RangeOf(const ChartAxis& axis) : axis_(axis) {}
  void add(double value);
  void add(const std::optional<ChartSpread>& spread);
  [[nodiscard]] bool isEmpty() const { return empty_; }
  /// Ends at round values.
  [[nodiscard]] AxisRange round() const;
  /// Ends a little beyond the outermost values; from zero where the axis is.
  [[nodiscard]] AxisRange close() const;

 private:
  [[nodiscard]] AxisRange exact() const;
  ChartAxis axis_;
  bool empty_ = true;
  double low_ = 0, high_ = 0;
};

}  // namespace merops::gui
