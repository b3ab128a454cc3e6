#include "core/host/block_tree_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/temperature.h"

#include <charconv>
#include <vector>

namespace merops {
namespace {

namespace fs = std::filesystem;

bool begins_with(const std::string& text, const std::string& begin) { return text.rfind(begin, 0) == 0; }

std::optional<double> celsius_in(const fs::path& file) {
  const std::string text = read_text(file).value_or("");
  long thousandths = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, thousandths);
  const bool plausible = thousandths >= -40'000 && thousandths <= 150'000 && thousandths != 0;
  if (error != std::errc{} || stop != end || !plausible) return std::nullopt;
  return static_cast<double>(thousandths) / 1000;
}

// hwmon3 in the folder itself, where its device is of a class, else in a folder called hwmon.
std::vector<fs::path> monitors_in(const fs::path& folder) {
  std::vector<fs::path> monitors;
  for (const fs::path& place : {folder, folder / "hwmon"}) {
    for (const fs::path& entry : entries_of(place)) {
      const std::string name = entry.filename().string();
      if (begins_with(name, "hwmon") && name != "hwmon") monitors.push_back(entry);
    }
  }
  return monitors;
}

// What the disk's `device` leads to: a SCSI device; an NVMe controller, or a subsystem with its controllers, and then
// the PCI function, which older kernels gave the monitor.
std::vector<fs::path> places_of_monitors(const fs::path& disk) {
  const fs::path device = disk / "device";
  std::vector<fs::path> places{device, device / "device"};
  for (const fs::path& entry : entries_of(device)) {
    if (begins_with(entry.filename().string(), "nvme")) places.insert(places.end(), {entry, entry / "device"});
  }
  return places;
}

std::optional<TemperatureSensor> sensor_in(const fs::path& monitor, const std::string& device) {
  constexpr int kMostSensors = 16;
  std::string chosen;
  for (int number = 1; number <= kMostSensors; ++number) {
    const std::string name = "temp" + std::to_string(number);
    const bool composite = read_text(monitor / (name + "_label")) == "Composite";
    std::error_code ignored;
    if (fs::exists(monitor / (name + "_input"), ignored) && (chosen.empty() || composite)) chosen = name;
    if (composite) break;
  }
  if (chosen.empty()) return std::nullopt;
  return TemperatureSensor{device, monitor / (chosen + "_input"), celsius_in(monitor / (chosen + "_max"))};
}

}  // namespace

std::optional<double> TemperatureSensor::read_celsius() const { return celsius_in(input); }

std::optional<TemperatureSensor> find_temperature_sensor(const std::string& device, const SystemRoots& roots) {
  const fs::path disk = BlockTree(roots).disk_folder(device);
  if (disk.empty()) return std::nullopt;
  for (const fs::path& place : places_of_monitors(disk)) {
    for (const fs::path& monitor : monitors_in(place)) {
      if (auto sensor = sensor_in(monitor, device)) return sensor;
    }
  }
  return std::nullopt;
}

}  // namespace merops
