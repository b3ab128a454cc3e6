#include "gui/pages/time_page.h"

namespace merops::gui {

TimePage::TimePage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool TimePage::isSettled() const { return true; }

}  // namespace merops::gui
