#pragma once

#include "gui/charts/chart_view.h"
#include "gui/charts/picture.h"

#include <QtCharts/QChartView>
#include <functional>
#include <optional>

class QLabel;

namespace merops::gui {

class PaintingItem;

/// The picture of a chart within a ChartView, laid out when it is painted and when its size, palette or font change.
/// The current target is ringed, and a note beside it says what it is about. Keys are ChartView's.
class PlotView : public QChartView {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent);

  void show(const AnyChart* chart);  ///< outlives this, or is replaced
  void setCorner(const QSizeF& size);
  void setFocused(bool focused);
  void setCurrent(std::optional<std::size_t> target);
  [[nodiscard]] std::optional<std::size_t> current() const { return current_; }
  /// As it is drawn now; targets are in its coordinates, which begin at `origin` in the view's.
  [[nodiscard]] const Picture& picture();
  [[nodiscard]] QPointF origin() const;
  /// The current target with its note, in the view's coordinates; empty without one.
  [[nodiscard]] QRectF currentArea();
  /// What is said on hover at a place of the view; empty far from everything.
  [[nodiscard]] QString tipAt(const QPointF& place) const;
  /// The picture without ring and frame, `paint(scene, size)` being called with it.
  void withPicture(const std::function<void(QGraphicsScene&, const QSizeF&)>& paint);

 signals:
  void clicked(std::size_t target);

 protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  [[nodiscard]] Look look() const;
  [[nodiscard]] QSizeF drawnSize() const;
  [[nodiscard]] double margin() const;
  void renew();
  void fit();
  void ensureDrawn();
  void addToChart();
  void ring();
  void placeNote();
  void showTip(const QPointF& place, const QPoint& onScreen);

  const AnyChart* chart_ = nullptr;
  Picture picture_{};
  QSizeF corner_{};
  bool drawn_ = false, focused_ = false, sized_ = false;
  std::optional<std::size_t> current_{};
  PaintingItem *behind_, *above_, *ring_;  // the scene's
  QLabel* note_;
};

/// A tool tip that shows a text as it is, in lines.
[[nodiscard]] QString plainTip(const QString& text);

}  // namespace merops::gui
