#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/table.h"
#include "core/host/device_facts.h"
#include "core/host/machine_facts.h"
#include "core/model/json.h"
#include "core/model/units.h"
#include "results/report/disk_name.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

/// With what tells which recorded results are of a device (report/disk_name.h): for who reads the results database of
/// this machine.
void print_json(Context& context, const std::vector<DeviceFacts>& devices) {
  using Json = nlohmann::ordered_json;
  const MachineFacts machine = read_machine_facts();
  Json document{{"machine_id", machine.machine_id}, {"devices", Json::array()}};
  for (const DeviceFacts& device : devices) {
    Json& row = document["devices"].emplace_back(Json::parse(to_json(device)));
    row["identity"] = report::disk_identity(machine, device);
  }
  context.out << document.dump(2) << "\n";
}

std::string or_dash(const std::string& text, const Symbols& symbols) {
  return text.empty() ? std::string(symbols.dash) : text;
}

std::string size_or_nothing(std::uint64_t bytes) { return bytes == 0 ? "" : format_bytes(bytes); }

std::string link_text(const LinkFacts& link) {
  if (link.negotiated.empty()) return "";
  std::string text = link.kind + " " + link.negotiated;
  if (link.ceiling_bytes_per_s) text += ", at most " + format_bytes(*link.ceiling_bytes_per_s) + "/s";
  return text;
}

std::string mounts_text(const DeviceFacts& device) {
  std::string text;
  for (const PartitionMount& mount : device.mounts) text += (text.empty() ? "" : ", ") + mount.mount_point;
  return text;
}

/// What a user has to know about the device beyond its row.
std::vector<std::string> remarks(const DeviceFacts& device) {
  std::vector<std::string> found;
  if (!device.unusable.empty()) found.push_back("cannot be measured: " + device.unusable);
  if (device.link.full == false) {
    found.push_back(fmt::format("its link runs at {}, {} would be possible: try another plug, cable or slot",
                                device.link.negotiated, device.link.possible));
  }
  if (device.memory_backed) found.emplace_back("lives in memory: its rates are no disk's");
  if (device.virtual_disk) found.emplace_back("a virtual disk: what its host keeps in memory cannot be seen from here");
  if (!device.backing_file.empty()) found.push_back("made of the file " + device.backing_file);
  if (!device.parents.empty()) {
    std::string names;
    for (const std::string& parent : device.parents) names += (names.empty() ? "" : ", ") + parent;
    found.push_back("stands on " + names);
  }
  return found;
}

void print_table(Context& context, const std::vector<DeviceFacts>& devices) {
  Table table({{"device"},
               {"kind"},
               {"size", Align::right},
               {"model"},
               {"block", Align::right},
               {"largest request", Align::right},
               {"link"},
               {"mounted at"}});
  std::string notes;
  for (const DeviceFacts& device : devices) {
    table.add_row({device.path, device.transport, format_bytes(device.size), or_dash(device.model, context.symbols),
                   fmt::format("{}/{}", device.logical_block, device.physical_block),
                   or_dash(size_or_nothing(device.max_request_bytes), context.symbols),
                   or_dash(link_text(device.link), context.symbols), or_dash(mounts_text(device), context.symbols)});
    for (const std::string& remark : remarks(device)) notes += "  " + device.name + ": " + remark + "\n";
  }
  if (table.empty()) {
    context.out << "No block device can be seen here.\n";
    return;
  }
  table.print(context.out, context.symbols);
  if (!notes.empty()) context.out << "\nTo know:\n" << notes;
}

int list(Context& context, bool json) {
  const auto devices = list_devices();
  json ? print_json(context, devices) : print_table(context, devices);
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
       "rights are needed.\n"
       "Blocks are logical/physical bytes; the largest request is what the system sends to the device at once.",
       "merops devices\nmerops devices --json"});
  add_json(command, *json);
  on_run(command, context, [json](Context& here) { return list(here, *json); });
}

}  // namespace merops
