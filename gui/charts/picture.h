#pragma once

#include "gui/charts/axis_range.h"
#include "gui/charts/palette.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <cstddef>
#include <functional>
#include <vector>

namespace merops::gui {

/// What a chart is drawn with. `corner` is left free at the top right, for the menu's button.
struct Look {
  ChartColors colors;
  QFont font;
  QLocale locale;
  QSizeF corner{};

  [[nodiscard]] double lineHeight() const;
  [[nodiscard]] double markerSize() const { return lineHeight() * 0.5; }
  [[nodiscard]] double penWidth() const { return lineHeight() / 9; }
  [[nodiscard]] double textWidth(const QString& text) const;
};

/// A point, bar or mark that hover and keys find; in pixels.
struct Target {
  std::size_t series = 0, item = 0;
  QRectF area{};
  QString about{};
};

/// A text that was shortened, or that stands for more.
struct Tip {
  QRectF area{};
  QString text{};
};

/// A line through the values of the axes.
struct Stroke {
  QPolygonF values{};
  QPen pen{};
};

/// What lies between two lines with the same x.
struct Band {
  QPolygonF low{}, high{};
  QColor fill{};
  QPen edge{};
};

using Painting = std::function<void(QPainter&)>;

/// A chart laid out for a size in pixels: lines and bands are left to Qt Charts, `behind` and `above` surround them.
struct Picture {
  QSizeF size{};
  QRectF plot{};
  AxisRange x{}, y{};
  std::vector<Stroke> lines{};
  std::vector<Band> bands{};
  std::vector<Painting> behind{}, above{};
  std::vector<Target> targets{};  ///< by series, then by item
  std::vector<Tip> tips{};
  bool sideways = false;  ///< a series' targets lie below one another

  [[nodiscard]] double xAt(double value) const { return plot.left() + x.at(value) * plot.width(); }
  [[nodiscard]] double yAt(double value) const { return plot.bottom() - y.at(value) * plot.height(); }
};

/// A text in a rectangle, shortened in its middle where it has no room, with a tip then.
struct TextStyle {
  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
  bool struck = false, bold = false;
};
void addText(Picture& picture, const Look& look, const QRectF& area, const QString& text, const TextStyle& style = {});

/// A text in as many lines as the rectangle has room for, shortened in its middle beyond, with a tip then.
void addLines(Picture& picture, const Look& look, const QRectF& area, const QString& text, const TextStyle& style = {});

/// A sentence in place of the plot.
void addSentence(Picture& picture, const Look& look, const QRectF& area, const QString& text);

}  // namespace merops::gui
