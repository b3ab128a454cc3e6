#include "gui/pages/depth_page.h"

namespace merops::gui {

DepthPage::DepthPage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool DepthPage::isSettled() const { return true; }

}  // namespace merops::gui
