#include "gui/models/disk_devices.h"

#include "core/model/error.h"
#include "core/model/json.h"

#include <QJsonArray>
#include <QJsonObject>

namespace merops::gui {
namespace {

QString key(const char* name) { return QString::fromLatin1(name); }

/// The keys of a device are those of a device in recorded storage facts.
DeviceFacts factsOf(const QJsonObject& device) {
  const QJsonObject storage{{key("chain"), QJsonArray{device}}};
  return storage_from_json(QJsonDocument(storage).toJson(QJsonDocument::Compact).toStdString()).chain.at(0);
}

}  // namespace

MachineDevices machineDevicesOf(const QJsonDocument& document) {
  const QJsonValue devices = document.object().value(key("devices"));
  if (!devices.isArray()) {
    throw Error("reading the list of devices", "the program gave none",
                "see that merops and this program are of one version");
  }
  MachineDevices machine;
  machine.machine = document.object().value(key("machine_id")).toString().toStdString();
  for (const QJsonValue& device : devices.toArray()) {
    const QJsonObject object = device.toObject();
    machine.devices.push_back({factsOf(object), object.value(key("identity")).toString().toStdString()});
  }
  return machine;
}

}  // namespace merops::gui
