#pragma once

#include "gui/charts/picture.h"

namespace merops::gui {

struct LegendEntry {
  QString name{};
  bool struck = false;
  std::function<void(QPainter&, const QRectF&)> swatch{};
};

/// The title above, below it the entries in rows; what has no room in a third of the height is counted. Returns where
/// the rest of the picture begins.
double addHead(Picture& picture, const Look& look, const QString& title, const std::vector<LegendEntry>& entries);

/// How high that is for a width.
[[nodiscard]] double headHeight(const Look& look, const QString& title, const std::vector<LegendEntry>& entries,
                                double width);

}  // namespace merops::gui
