#pragma once

#include "gui/charts/chart_view.h"

#include <QScrollArea>
#include <vector>

class QGridLayout;
class QLabel;

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
  [[nodiscard]] std::vector<ChartView*> views() const { return views_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] int columnsWanted() const;
  void keepViews(const std::vector<AnyChart>& charts);
  void arrange();

  std::vector<ChartView*> views_{};
  int columns_ = 0;
  QLabel* sentence_;
  QGridLayout* grid_;
};

}  // namespace merops::gui
