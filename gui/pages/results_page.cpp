#include "gui/pages/results_page.h"

namespace merops::gui {

ResultsPage::ResultsPage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool ResultsPage::isSettled() const { return true; }

}  // namespace merops::gui
