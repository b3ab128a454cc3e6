#include "gui/pages/measure_page.h"

namespace merops::gui {

MeasurePage::MeasurePage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool MeasurePage::isSettled() const { return true; }

}  // namespace merops::gui
