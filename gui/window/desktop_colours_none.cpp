#include "gui/window/desktop_colours.h"

namespace merops::gui {

void followDesktopColours(QObject&, std::function<void(bool)>) {}

}  // namespace merops::gui
