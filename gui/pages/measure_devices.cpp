#include "gui/pages/measure_devices.h"

#include "gui/models/display.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QPushButton>
#include <QStringList>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MeasureDevices)
};

QJsonValue member(const QJsonObject& object, const char* name) { return object.value(QLatin1String(name)); }

QString text(const QJsonObject& object, const char* name) { return member(object, name).toString(); }

QString mountsOf(const QJsonObject& device) {
  QStringList points;
  for (const QJsonValue& one : member(device, "mounts").toArray()) points << text(one.toObject(), "mount_point");
  return points.join(QLatin1String(", "));
}

QString titleOf(const QJsonObject& device) {
  const QString kind = text(device, "transport"), model = text(device, "model"), mounts = mountsOf(device);
  const QString size = Display().bytesText(static_cast<std::uint64_t>(member(device, "size_bytes").toDouble()));
  QString title =
      model.isEmpty()
          ? Words::tr("%1: %2, %3", "device, size, kind").arg(text(device, "name"), size, kind)
          : Words::tr("%1: %4, %2, %3", "device, size, kind, model").arg(text(device, "name"), size, kind, model);
  if (!mounts.isEmpty()) title = Words::tr("%1 (mounted at %2)").arg(title, mounts);
  const QString unusable = text(device, "unusable");
  if (!unusable.isEmpty()) title = Words::tr("%1 (cannot be measured: %2)").arg(title, unusable);
  return title.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

void fillDevices(QPushButton& button, const QJsonDocument& answer, const QString& problem,
                 const std::function<void(const QString& path)>& chosen) {
  const QJsonArray devices = answer.object().value(QLatin1String("devices")).toArray();
  delete button.menu();
  button.setEnabled(!devices.isEmpty());
  button.setToolTip(!devices.isEmpty()  ? QString()
                    : problem.isEmpty() ? Words::tr("No block device can be seen here.")
                                        : Words::tr("The devices cannot be listed."));
  if (devices.isEmpty()) return;
  auto* menu = new QMenu(&button);
  for (const QJsonValue& one : devices) {
    const QJsonObject device = one.toObject();
    const QString path = text(device, "path");
    QAction* action = menu->addAction(titleOf(device), &button, [chosen, path] { chosen(path); });
    action->setEnabled(text(device, "unusable").isEmpty());
  }
  button.setMenu(menu);
}

}  // namespace merops::gui
