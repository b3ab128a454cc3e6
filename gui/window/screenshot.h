#pragma once

#include <QString>

namespace merops::gui {

class MainWindow;

/// Waits until everything is shown that is known, and writes a picture of the window; `end` is called with the exit
/// code: 0, or 1 with the reason on the standard error (also where nothing settles within a minute).
void takeScreenshot(MainWindow& window, const QString& file, void (*end)(int exitCode));

}  // namespace merops::gui
