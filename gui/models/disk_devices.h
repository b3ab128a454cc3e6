#pragma once

#include "core/model/facts.h"

#include <QJsonDocument>
#include <string>
#include <vector>

namespace merops::gui {

/// A device of this machine, and whose results are its own (results/report/disk_name.h, disk_identity).
struct MachineDevice {
  DeviceFacts facts{};
  std::string identity{};
};

struct MachineDevices {
  std::string machine{};  ///< MachineFacts::machine_id; empty where it is not known
  std::vector<MachineDevice> devices{};
};

/// What `merops devices --json` tells. Error for what is no such document.
[[nodiscard]] MachineDevices machineDevicesOf(const QJsonDocument& document);

}  // namespace merops::gui
