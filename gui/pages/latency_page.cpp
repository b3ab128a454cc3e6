#include "gui/pages/latency_page.h"

namespace merops::gui {

LatencyPage::LatencyPage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool LatencyPage::isSettled() const { return true; }

}  // namespace merops::gui
