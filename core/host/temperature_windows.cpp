#include "core/host/storage_answer_windows.h"
#include "core/host/storage_query_windows.h"
#include "core/host/temperature.h"

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

storage_answer::Temperature temperature_of(const FileHandle& drive) {
  return storage_answer::decode_temperature(ask_property(drive, StorageDeviceTemperatureProperty).bytes);
}

}  // namespace

std::optional<double> TemperatureSensor::read_celsius() const {
  const FileHandle drive = open_device_to_ask(input);
  return drive ? temperature_of(drive).celsius : std::nullopt;
}

std::optional<TemperatureSensor> find_temperature_sensor(const std::string& device, const SystemRoots&) {
  const auto number = drive_number(device);
  if (!number) return std::nullopt;
  const FileHandle drive = open_device_to_ask(drive_path(*number));
  if (!drive) return std::nullopt;
  const auto now = temperature_of(drive);
  if (!now.celsius) return std::nullopt;
  return TemperatureSensor{device, drive_path(*number), now.warning_celsius};
}

}  // namespace merops
