#pragma once

#include <functional>

class QObject;

namespace merops::gui {

/// Calls `prefersDark` with what the desktop's settings say, once they have answered and whenever that changes, as long
/// as `owner` lives. Never, where there is no session bus or no answer.
void followDesktopColours(QObject& owner, std::function<void(bool)> prefersDark);

}  // namespace merops::gui
