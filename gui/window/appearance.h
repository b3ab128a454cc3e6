#pragma once

#include "gui/window/command_line.h"

class QApplication;

namespace merops::gui {

/// Gives the program light or dark colours. As the system has them: what Qt's platform plug-in knows, and where it
/// knows nothing of it the desktop's setting "prefer dark" (org.freedesktop.appearance over D-Bus), now and when it
/// changes. Asks without waiting.
void applyAppearance(QApplication& application, Appearance appearance);

}  // namespace merops::gui
