#include "gui/charts/axes.h"

#include <algorithm>

namespace merops::gui {
namespace {

double tickGap(const Look& look) { return look.lineHeight() * 0.3; }

void addLine(Picture& picture, const QColor& color, const QPointF& from, const QPointF& to) {
  picture.behind.push_back([=](QPainter& painter) {
    painter.setPen(QPen(color, 1));
    painter.drawLine(from, to);
  });
}

}  // namespace

std::vector<Tick> ticksBeside(const Look& look, const AxisRange& range, double width) {
  return ticksOf(range, width, look.locale,
                 [&](const QString& text) { return look.textWidth(text) + look.lineHeight(); });
}

std::vector<Tick> ticksAbove(const Look& look, const AxisRange& range, double height) {
  return ticksOf(range, height, look.locale, [&](const QString&) { return look.lineHeight() * 1.6; });
}

double labelsWidth(const Look& look, const std::vector<Tick>& ticks) {
  double widest = 0;
  for (const Tick& tick : ticks) widest = std::max(widest, look.textWidth(tick.text));
  return widest + 1 + tickGap(look);
}

double labelsHeight(const Look& look, const QString& title) {
  return tickGap(look) + look.lineHeight() * (title.isEmpty() ? 1 : 2.1);
}

void addBottomAxis(Picture& picture, const Look& look, const QString& title, const std::vector<Tick>& ticks) {
  const QRectF plot = picture.plot;
  const double top = plot.bottom() + tickGap(look), line = look.lineHeight();
  for (const Tick& tick : ticks) {
    const double x = picture.xAt(tick.value), wide = look.textWidth(tick.text) + 2;
    addLine(picture, look.colors.grid(), {x, plot.top()}, {x, plot.bottom() + tickGap(look) / 2});
    const double left = std::max(0.0, std::min(x - wide / 2, picture.size.width() - wide));
    addText(picture, look, {left, top, wide, line}, tick.text, {.alignment = Qt::AlignCenter});
  }
  addLine(picture, look.colors.quiet(), plot.bottomLeft(), plot.bottomRight());
  if (title.isEmpty()) return;
  addText(picture, look, {plot.left(), top + line * 1.1, plot.width(), line}, title, {.alignment = Qt::AlignCenter});
}

void addLeftAxis(Picture& picture, const Look& look, const QString& title, const std::vector<Tick>& ticks,
                 double titleTop) {
  const QRectF plot = picture.plot;
  const double line = look.lineHeight();
  for (const Tick& tick : ticks) {
    const double y = picture.yAt(tick.value);
    addLine(picture, look.colors.grid(), {plot.left() - tickGap(look) / 2, y}, {plot.right(), y});
    addText(picture, look, {0, y - line / 2, plot.left() - tickGap(look), line}, tick.text,
            {.alignment = Qt::AlignRight | Qt::AlignVCenter});
  }
  addLine(picture, look.colors.quiet(), plot.topLeft(), plot.bottomLeft());
  if (!title.isEmpty()) addText(picture, look, {0, titleTop, picture.size.width(), line}, title);
}

}  // namespace merops::gui
