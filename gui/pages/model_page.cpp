#include "gui/pages/model_page.h"

namespace merops::gui {

ModelPage::ModelPage(const PageContext& context, QWidget* parent) : Page(context, parent) {}

bool ModelPage::isSettled() const { return true; }

}  // namespace merops::gui
