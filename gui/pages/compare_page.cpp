#include "gui/pages/compare_page.h"

namespace merops::gui {

ComparePage::ComparePage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool ComparePage::isSettled() const { return true; }

}  // namespace merops::gui
