#pragma once

#include "gui/models/chart.h"

#include <QWidget>
#include <memory>
#include <variant>

namespace merops::gui {

using AnyChart = std::variant<LineChart, BarChart>;

/// Draws a chart in the colours of the palette (light and dark, told apart without colour too). Points and bars say
/// what they are about on hover, and by the arrow keys while the view has the focus. Its context menu (and keys) save
/// it as PNG or SVG and copy its values. Height follows from its content where a bar chart needs more than it has.
class ChartView : public QWidget {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);
  ~ChartView() override;

  /// Draws another chart at the next paint; the same chart again costs nothing.
  void show(AnyChart chart);
  [[nodiscard]] const AnyChart& chart() const { return chart_; }

  /// Write the chart; false with the reason in `why` where the file cannot be written. The file is replaced whole.
  bool savePng(const QString& path, QString& why) const;
  bool saveSvg(const QString& path, QString& why) const;
  void copyValues() const;  ///< to the clipboard (chart.h, valuesText)
  void copyPicture() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  class Drawing;
  AnyChart chart_{};
  std::unique_ptr<Drawing> drawing_;
};

}  // namespace merops::gui
