#pragma once

#include "gui/charts/picture.h"

namespace merops::gui {

/// Labels of marks above the plot, in as few rows as keep them apart; a label that has no room in the last row is left
/// to the mark's target.
class MarkLabels {
 public:
  /// `left`, `width`: the plot's, in pixels.
  MarkLabels(const Look& look, const std::vector<ChartMark>& marks, const AxisRange& x, double left, double width);
  [[nodiscard]] double height() const;
  /// Where the labels lie, the first row at 0.
  [[nodiscard]] std::vector<QRectF> areas() const;
  /// With the lines of all marks, as the targets of a series numbered `series`.
  void add(Picture& picture, const Look& look, const std::vector<ChartMark>& marks, std::size_t series) const;

 private:
  struct Label {
    QRectF area{};
    QString text{};
  };
  double lineHeight_;
  int rows_ = 0;
  std::vector<Label> labels_{};
};

}  // namespace merops::gui
