#include "gui/pages/cell_delegate.h"

#include "gui/models/cell_table_model.h"
#include "gui/models/cell_words.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

namespace merops::gui {
namespace {

// Shapes are drawn on a square from 0 to 16.

QPainterPath circle() {
  QPainterPath path;
  path.addEllipse(QRectF(2, 2, 12, 12));
  return path;
}

QPainterPath square() {
  QPainterPath path;
  path.addRect(QRectF(3, 3, 10, 10));
  return path;
}

QPainterPath lines(const QPolygonF& points) {
  QPainterPath path;
  path.addPolygon(points);
  return path;
}

QPainterPath cross() {
  QPainterPath path = lines({{4, 4}, {12, 12}});
  path.addPath(lines({{12, 4}, {4, 12}}));
  return path;
}

/// A triangle with a stroke in it.
QPainterPath warning() {
  QPainterPath path = lines({{8, 2}, {15, 14}, {1, 14}, {8, 2}});
  path.addPath(lines({{8, 6.5}, {8, 10}}));
  path.addPath(lines({{8, 12}, {8, 12.3}}));
  return path;
}

QPainterPath shapeOf(CellMark mark) {
  switch (mark) {
    case CellMark::valid:
      return lines({{2, 8}, {6.5, 13}, {14, 3}});
    case CellMark::contaminated:
      return warning();
    case CellMark::unknown:
      return circle();
    case CellMark::invalid:
      return cross();
    case CellMark::skipped:
      return lines({{3, 8}, {13, 8}});
    case CellMark::interrupted:
      return square();
    case CellMark::failed:
      break;
  }
  QPainterPath path = circle();
  path.addPath(lines({{5, 5}, {11, 11}}));
  path.addPath(lines({{11, 5}, {5, 11}}));
  return path;
}

QPixmap drawn(CellMark mark, const QColor& colour, QSize size, qreal scale) {
  const QString key = QStringLiteral("merops-cell-%1-%2-%3-%4")
                          .arg(static_cast<int>(mark))
                          .arg(colour.rgba())
                          .arg(size.height())
                          .arg(scale);
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  pixmap = QPixmap((QSizeF(size) * scale).toSize());
  pixmap.setDevicePixelRatio(scale);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size.width() / 16.0, size.height() / 16.0);
  painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shapeOf(mark));
  painter.end();
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

QIcon iconOf(CellMark mark, const QStyleOptionViewItem& option) {
  const qreal scale = option.widget == nullptr ? 1 : option.widget->devicePixelRatioF();
  QIcon icon;
  icon.addPixmap(drawn(mark, option.palette.color(QPalette::Text), option.decorationSize, scale), QIcon::Normal);
  icon.addPixmap(drawn(mark, option.palette.color(QPalette::HighlightedText), option.decorationSize, scale),
                 QIcon::Selected);
  return icon;
}

}  // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  option->font.setStrikeOut(index.data(CellTableModel::RetractedRole).toBool());
  if (index.column() != static_cast<int>(CellColumn::state)) return;
  const QVariant mark = index.data(CellTableModel::MarkRole);
  if (!mark.isValid()) return;
  const int side = option->fontMetrics.ascent();
  option->decorationSize = QSize(side, side);
  option->features |= QStyleOptionViewItem::HasDecoration;
  option->icon = iconOf(static_cast<CellMark>(mark.toInt()), *option);
}

}  // namespace merops::gui
