#include "gui/charts/chart_list.h"

#include <QLabel>
#include <QVBoxLayout>
#include <utility>

namespace merops::gui {

ChartList::ChartList(QWidget* parent) : QScrollArea(parent) { setWidgetResizable(true); }

void ChartList::show(std::vector<AnyChart> charts) {
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  for (AnyChart& chart : charts) {
    auto* view = new ChartView;
    view->show(std::move(chart));
    layout->addWidget(view);
  }
  setWidget(content);
}

void ChartList::say(const QString& text) { setWidget(new QLabel(text)); }

std::vector<ChartView*> ChartList::views() const {
  const auto found = findChildren<ChartView*>();
  return {found.begin(), found.end()};
}

}  // namespace merops::gui
