#pragma once

#include <QString>
#include <functional>

class QJsonDocument;
class QPushButton;

namespace merops::gui {

/// Gives the button a menu of what `merops devices --json` answered: each device by name, size, model and mounts; those
/// that cannot be measured are greyed, with the reason. Without any the button is disabled and says why.
void fillDevices(QPushButton& button, const QJsonDocument& answer, const QString& problem,
                 const std::function<void(const QString& path)>& chosen);

}  // namespace merops::gui
