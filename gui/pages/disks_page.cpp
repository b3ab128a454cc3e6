#include "gui/pages/disks_page.h"

namespace merops::gui {

DisksPage::DisksPage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool DisksPage::isSettled() const { return true; }

}  // namespace merops::gui
