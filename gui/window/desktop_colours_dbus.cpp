#include "gui/window/desktop_colours.h"
#include "gui/window/desktop_settings.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>
#include <utility>

/// The settings portal: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
namespace merops::gui {
namespace {

constexpr char kService[] = "org.freedesktop.portal.Desktop", kPath[] = "/org/freedesktop/portal/desktop",
               kInterface[] = "org.freedesktop.portal.Settings", kNamespace[] = "org.freedesktop.appearance",
               kKey[] = "color-scheme";
constexpr uint kPrefersDark = 1;

QString text(const char* ascii) { return QString::fromLatin1(ascii); }

/// Asking without a bus would start one.
bool hasSessionBus() {
  if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return true;
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  return !runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus"));
}

/// Read() wraps its value twice.
QVariant unwrapped(QVariant value) {
  while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
  return value;
}

}  // namespace

DesktopSettings::DesktopSettings(QObject* parent, std::function<void(bool)> prefersDark)
    : QObject(parent), prefersDark_(std::move(prefersDark)) {
  QDBusConnection bus = QDBusConnection::sessionBus();
  bus.connect(text(kService), text(kPath), text(kInterface), QStringLiteral("SettingChanged"), this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));
  QDBusMessage question =
      QDBusMessage::createMethodCall(text(kService), text(kPath), text(kInterface), QStringLiteral("Read"));
  question << text(kNamespace) << text(kKey);
  auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    watcher->deleteLater();
    if (reply.isValid()) settingChanged(text(kNamespace), text(kKey), reply.value());
  });
}

void DesktopSettings::settingChanged(const QString& space, const QString& key, const QDBusVariant& value) {
  if (space != text(kNamespace) || key != text(kKey)) return;
  prefersDark_(unwrapped(value.variant()).toUInt() == kPrefersDark);
}

void followDesktopColours(QObject& owner, std::function<void(bool)> prefersDark) {
  if (hasSessionBus()) new DesktopSettings(&owner, std::move(prefersDark));
}

}  // namespace merops::gui
