#include "cli/devices_print.h"

#include "cli/device_remarks.h"
#include "cli/table.h"
#include "core/model/units.h"

#include <ostream>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

std::string or_dash(const std::string& text, const Symbols& symbols) {
  return text.empty() ? std::string(symbols.dash) : text;
}

std::string size_or_nothing(std::uint64_t bytes) { return bytes == 0 ? "" : format_bytes(bytes); }

std::string link_text(const LinkFacts& link) {
  if (link.negotiated.empty()) return "";
  std::string text = link.kind + " " + link.negotiated;
  if (link.full == false) text += " of " + link.possible;
  if (link.ceiling_bytes_per_s) text += ", at most " + format_bytes(*link.ceiling_bytes_per_s) + "/s";
  return text;
}

std::string mounts_text(const DeviceFacts& device) {
  std::string text;
  for (const PartitionMount& mount : device.mounts) text += (text.empty() ? "" : ", ") + mount.mount_point;
  return text;
}

void add_row(Table& table, const DeviceFacts& device, const Symbols& symbols) {
  table.add_row({device.path, device.transport, format_bytes(device.size), or_dash(device.model, symbols),
                 fmt::format("{}/{}", device.logical_block, device.physical_block),
                 or_dash(size_or_nothing(device.max_request_bytes), symbols), or_dash(link_text(device.link), symbols),
                 or_dash(mounts_text(device), symbols)});
}

/// `lines_of` gives what is said of one device, a line each.
void print_section(std::ostream& out, const char* title, ListedDevices devices, const auto& lines_of) {
  std::string text;
  for (const ListedDevice& device : devices) {
    for (const std::string& line : lines_of(device)) text += "  " + device.facts.name + ": " + line + "\n";
  }
  if (!text.empty()) out << "\n" << title << ":\n" << text;
}

}  // namespace

void print_devices(std::ostream& out, ListedDevices devices, const Symbols& symbols) {
  if (devices.empty()) {
    out << "No block device can be seen here.\n";
    return;
  }
  Table table({{"device"},
               {"kind"},
               {"size", Align::right},
               {"model"},
               {"block", Align::right},
               {"largest request", Align::right},
               {"link"},
               {"mounted at"}});
  for (const ListedDevice& device : devices) add_row(table, device.facts, symbols);
  table.print(out, symbols);
  print_section(out, "What they tell of themselves", devices, device_details);
  print_section(out, "To know", devices, [devices](const ListedDevice& one) { return device_remarks(one, devices); });
}

}  // namespace merops
