#include "cli/command.h"
#include "cli/devices_print.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "core/host/device_facts.h"
#include "core/host/device_health.h"
#include "core/host/machine_facts.h"
#include "core/model/json.h"
#include "results/report/disk_name.h"

#include <chrono>
#include <memory>
#include <ostream>

#include <nlohmann/json.hpp>

namespace merops {
namespace {

constexpr std::chrono::seconds kPatience{2};

/// NVMe disks tell their state, to who may ask; of others there is nothing.
std::vector<ListedDevice> listed_devices() {
  std::vector<ListedDevice> all;
  for (DeviceFacts& facts : list_devices()) {
    const bool tells = facts.transport.rfind("nvme", 0) == 0 && facts.unusable.empty();
    auto health = tells ? device_health({&facts, 1}, kPatience) : std::vector<DeviceHealth>();
    all.push_back({std::move(facts), tells ? std::optional(std::move(health.front())) : std::nullopt});
  }
  return all;
}

/// With what tells which recorded results are of a device (report/disk_name.h): for who reads the results database of
/// this machine.
void print_json(std::ostream& out, const std::vector<ListedDevice>& devices) {
  using Json = nlohmann::ordered_json;
  const MachineFacts machine = read_machine_facts();
  Json document{{"machine_id", machine.machine_id}, {"devices", Json::array()}};
  for (const ListedDevice& device : devices) {
    Json& row = document["devices"].emplace_back(Json::parse(to_json(device.facts)));
    row["health"] = device.health ? Json::parse(to_json(*device.health)) : Json(nullptr);
    row["identity"] = report::disk_identity(machine, device.facts);
  }
  out << document.dump(2) << "\n";
}

int list(Context& context, bool json) {
  const auto devices = listed_devices();
  json ? print_json(context.out, devices) : print_devices(context.out, devices, context.symbols);
  return kExitDone;
}

}  // namespace

void add_devices(CLI::App& program, Context& context) {
  const auto json = std::make_shared<bool>(false);
  CLI::App& command = add_command(
      program,
      {"devices", "List the disks of this machine and how they are attached",
       "All block devices, with the link that each one really has: a fast disk behind a slow plug is a slow "
       "disk. Those that cannot be measured stand there with the reason. Nothing is read from them, and no "
       "rights are needed; NVMe disks tell their own state (temperature, wear, warnings) to an administrator alone.\n"
       "Blocks are logical/physical bytes; the largest request is what the system sends to the device at once.",
       "merops devices\nmerops devices --json"});
  add_json(command, *json);
  on_run(command, context, [json](Context& here) { return list(here, *json); });
}

}  // namespace merops
