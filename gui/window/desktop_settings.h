#pragma once

#include <QDBusVariant>
#include <QObject>
#include <functional>

namespace merops::gui {

/// Listens to the desktop's settings over D-Bus (desktop_colours.h).
class DesktopSettings : public QObject {
  Q_OBJECT

 public:
  DesktopSettings(QObject* parent, std::function<void(bool)> prefersDark);

 private slots:
  void settingChanged(const QString& space, const QString& key, const QDBusVariant& value);

 private:
  std::function<void(bool)> prefersDark_;
};

}  // namespace merops::gui
