#pragma once

#include "gui/charts/chart_view.h"

#include <QScrollArea>
#include <vector>

namespace merops::gui {

/// Charts below one another, or side by side where there is room, scrolled as a whole; a sentence instead where there
/// are none. Views are kept from one call to the next, so that a change of the unit does not flicker.
class ChartList : public QScrollArea {
  Q_OBJECT

 public:
  explicit ChartList(QWidget* parent = nullptr);
  void show(std::vector<AnyChart> charts);
  /// Instead of charts.
  void say(const QString& text);
  [[nodiscard]] std::vector<ChartView*> views() const;
};

}  // namespace merops::gui
