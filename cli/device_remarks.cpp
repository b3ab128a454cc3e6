#include "cli/device_remarks.h"

#include "core/model/critical_warning.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

std::string joined(const std::vector<std::string>& parts) { return fmt::format("{}", fmt::join(parts, ", ")); }

std::string queues_text(const DeviceFacts& device) {
  if (device.hardware_queues == 0) return {};
  std::string text = fmt::format("{} hardware queue{}", device.hardware_queues, device.hardware_queues == 1 ? "" : "s");
  if (device.queue_depth != 0) text += fmt::format(" of {} requests", device.queue_depth);
  return text;
}

std::string namespace_text(const DeviceFacts& device) {
  if (!device.namespace_id) return {};
  const std::string& node = device.character_device;
  return fmt::format("namespace {}{}", *device.namespace_id, node.empty() ? "" : " (" + node + ")");
}

std::string identity_text(const DeviceFacts& device) {
  std::vector<std::string> parts;
  const auto add = [&parts](const char* name, const std::string& text) {
    if (!text.empty()) parts.push_back(name + text);
  };
  add("firmware ", device.firmware);
  add("serial ", device.serial);
  add("driver ", device.driver);
  add("", namespace_text(device));
  add("", queues_text(device));
  if (device.rotational == true && !device.virtual_disk && device.parents.empty()) parts.emplace_back("rotating");
  return joined(parts);
}

/// "38 degrees C, 0 % of its life used, 100 % spare, 0 media errors"
std::string health_text(const DeviceHealth& health) {
  if (!health.problem.empty()) return "its state was " + health.problem;
  std::vector<std::string> parts;
  if (health.celsius) parts.push_back(fmt::format("{:.0f} degrees C", *health.celsius));
  if (health.percentage_used) parts.push_back(fmt::format("{} % of its life used", *health.percentage_used));
  if (health.available_spare) parts.push_back(fmt::format("{} % spare", *health.available_spare));
  if (health.media_errors) parts.push_back(fmt::format("{} media errors", *health.media_errors));
  return joined(parts);
}

/// "sda (usb 480 Mb/s)", "sda (usb)" where its link is not known
std::string disk_text(const std::string& name, ListedDevices all) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&name](const ListedDevice& one) { return one.facts.name == name; });
  if (found == all.end()) return name;
  const LinkFacts& link = found->facts.link;
  return fmt::format("{} ({}{}{})", name, found->facts.transport, link.negotiated.empty() ? "" : " ", link.negotiated);
}

/// What a stacked device stands on, down to the hardware.
std::string stack_text(const DeviceFacts& device, ListedDevices all) {
  std::vector<std::string> disks;
  for (const std::string& leaf : device.leaves) disks.push_back(disk_text(leaf, all));
  if (device.leaves == device.parents) return "stands on " + joined(disks);
  return fmt::format("stands on {}, at the bottom {} {}", joined(device.parents),
                     disks.size() == 1 ? "is the disk" : "are the disks", joined(disks));
}

std::string warning_text(const std::optional<DeviceHealth>& health) {
  const std::uint32_t warning = health ? health->critical_warning.value_or(0) : 0;
  if (warning == 0) return {};
  return fmt::format("warns of its own state: {}; {}", critical_warning_words(warning),
                     critical_warning_advice(warning));
}

}  // namespace

std::vector<std::string> device_details(const ListedDevice& device) {
  std::vector<std::string> lines;
  if (std::string identity = identity_text(device.facts); !identity.empty()) lines.push_back(std::move(identity));
  if (device.health) lines.push_back(health_text(*device.health));
  return lines;
}

std::vector<std::string> device_remarks(const ListedDevice& device, ListedDevices all) {
  const DeviceFacts& facts = device.facts;
  std::vector<std::string> lines;
  if (!facts.unusable.empty()) lines.push_back("cannot be measured: " + facts.unusable);
  if (std::string warning = warning_text(device.health); !warning.empty()) lines.push_back(std::move(warning));
  if (facts.link.full == false) {
    lines.push_back(fmt::format("its link runs at {}, {} would be possible: try another plug, cable or slot",
                                facts.link.negotiated, facts.link.possible));
  }
  if (facts.memory_backed) lines.emplace_back("lives in memory: its rates are no disk's");
  if (facts.virtual_disk) lines.emplace_back("a virtual disk: what its host keeps in memory cannot be seen from here");
  if (!facts.backing_file.empty()) lines.push_back("made of the file " + facts.backing_file);
  if (!facts.parents.empty()) lines.push_back(stack_text(facts, all));
  return lines;
}

}  // namespace merops
