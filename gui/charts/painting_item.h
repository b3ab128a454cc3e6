#pragma once

#include "gui/charts/picture.h"

#include <QGraphicsItem>

namespace merops::gui {

/// Paintings in a scene: what Qt Charts has nothing for.
class PaintingItem : public QGraphicsItem {
 public:
  explicit PaintingItem(double z) { setZValue(z); }
  void set(std::vector<Painting> paintings, const QRectF& area) {
    prepareGeometryChange();
    paintings_ = std::move(paintings);
    area_ = area;
    update();
  }
  [[nodiscard]] QRectF boundingRect() const override { return area_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    for (const Painting& painting : paintings_) painting(*painter);
  }

 private:
  std::vector<Painting> paintings_{};
  QRectF area_{};
};

}  // namespace merops::gui
