#include "gui/charts/chart_view.h"

#include <utility>

namespace merops::gui {

class ChartView::Drawing {};

ChartView::ChartView(QWidget* parent) : QWidget(parent) {}
ChartView::~ChartView() = default;

void ChartView::show(AnyChart chart) { chart_ = std::move(chart); }

bool ChartView::savePng(const QString&, QString&) const { return false; }
bool ChartView::saveSvg(const QString&, QString&) const { return false; }
void ChartView::copyValues() const {}

}  // namespace merops::gui
