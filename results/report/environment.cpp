#include "core/model/critical_warning.h"
#include "core/model/units.h"
#include "results/report/sections.h"
#include "results/report/wording.h"

#include <map>

#include <fmt/format.h>

namespace merops::report {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string size_or_nothing(std::uint64_t bytes) { return bytes == 0 ? "" : format_bytes(bytes); }

/// What a machine is, as opposed to how it was just then.
void add_machine(Rows& rows, const MachineFacts& machine) {
  rows.emplace_back("processors",
                    machine.cpus == 0 ? machine.cpu_model : fmt::format("{} of {}", machine.cpus, machine.cpu_model));
  rows.emplace_back("memory", size_or_nothing(machine.memory_bytes));
  rows.emplace_back("system", machine.os);
  rows.emplace_back("kernel", machine.kernel);
  rows.emplace_back("virtual machine", machine.virtual_machine);
  rows.emplace_back("governor", machine.governor);
  rows.emplace_back("huge pages", machine.thp);
  if (machine.on_battery) rows.emplace_back("power", *machine.on_battery ? "battery" : "mains");
}

void add_moment(Rows& rows, const MachineFacts& machine) {
  rows.emplace_back("memory available", size_or_nothing(machine.available_bytes));
  rows.emplace_back("swap in use", size_or_nothing(machine.swap_used_bytes));
  rows.emplace_back("load at the start", machine.load_1m == 0 ? "" : fmt::format("{:.2f}", machine.load_1m));
}

std::string link_text(const LinkFacts& link) {
  if (link.negotiated.empty()) return {};
  std::string text = link.kind + " " + link.negotiated;
  if (link.full == false) text += fmt::format(" of {} possible", link.possible);
  if (link.ceiling_bytes_per_s) {
    text += fmt::format(", at most {} MB/s", format_rate(static_cast<double>(*link.ceiling_bytes_per_s) / 1e6));
  }
  return text;
}

std::string device_text(const DeviceFacts& device) {
  std::string text = fmt::format("{}, {}", device.transport.empty() ? "attached somehow" : device.transport,
                                 format_bytes(device.size));
  if (!device.model.empty()) text = device.model + ", " + text;
  if (!device.firmware.empty()) text += ", firmware " + device.firmware;
  if (device.virtual_disk) text += ", a hypervisor's disk";
  if (device.rotational == true && !device.virtual_disk) text += ", rotating";
  text += fmt::format(", blocks of {}", device.logical_block);
  if (!device.scheduler.empty()) text += ", scheduler " + device.scheduler;
  return text;
}

std::string file_system_text(const StorageFacts& storage) {
  if (storage.file_system.empty()) return {};
  return fmt::format("{} ({}), {} of {} free", storage.file_system, storage.options, format_bytes(storage.free_bytes),
                     format_bytes(storage.size_bytes));
}

void add_storage(Rows& rows, const StorageFacts& storage) {
  for (const DeviceFacts& device : storage.chain) {
    rows.emplace_back("device " + device.name, device_text(device));
    rows.emplace_back("link of " + device.name, link_text(device.link));
  }
  rows.emplace_back("file system", file_system_text(storage));
}

std::string source_text(const SourceRecord& source) {
  std::string text = fmt::format("{}, {}", to_string(source.kind), counted(source.experts, "expert"));
  text += fmt::format(" of {} bytes, {}", format_count(source.expert_bytes), format_bytes(source.payload_bytes));
  if (source.geometry && source.coverage != "whole") text += fmt::format(", {} of the model", source.coverage);
  return text + ", digest " + source.digest.substr(0, 16);
}

std::string health_text(const DeviceHealth& health) {
  if (!health.problem.empty()) return health.problem;
  std::vector<std::string> facts;
  if (health.celsius) facts.push_back(fmt::format("{:.0f} \u00b0C", *health.celsius));
  if (health.percentage_used) facts.push_back(fmt::format("{} % of its life used", *health.percentage_used));
  if (health.available_spare) facts.push_back(fmt::format("{} % spare", *health.available_spare));
  if (health.media_errors) facts.push_back(counted(*health.media_errors, "media error"));
  if (health.critical_warning.value_or(0) != 0) {
    facts.push_back("warns: " + critical_warning_words(*health.critical_warning));
  }
  return fmt::format("{}", fmt::join(facts, ", "));
}

void add_health(Rows& rows, const std::vector<DeviceHealth>& health, const char* when) {
  for (const DeviceHealth& one : health) {
    rows.emplace_back(fmt::format("{} says {}", one.device, when), health_text(one));
  }
}

void add_program(Rows& rows, const CampaignInfo& info) {
  rows.emplace_back("measured by", info.origin == "merops" ? info.build : info.origin + ", imported");
}

void add_cost(Rows& rows, const CampaignInfo& info) {
  if (info.self.clock_source.empty()) return;
  rows.emplace_back("clock", fmt::format("{}, {:.0f} ns a reading", info.self.clock_source, info.self.clock_read_ns));
  rows.emplace_back("the tool's own cost", fmt::format("{:.0f} ns a read", info.self.null_read_ns));
}

Rows rows_of(const Disk& disk) {
  Rows rows;
  add_machine(rows, disk.campaign.info.machine);
  add_moment(rows, disk.campaign.info.machine);
  if (!disk.sources.empty()) add_storage(rows, disk.sources.front().storage);
  for (const SourceRecord& source : disk.sources) rows.emplace_back("source", source_text(source));
  add_health(rows, disk.campaign.health_before, "before");
  add_health(rows, disk.campaign.health_after, "after");
  add_program(rows, disk.campaign.info);
  add_cost(rows, disk.campaign.info);
  for (const Note& note : disk.campaign.notes) rows.emplace_back("note of " + day_of(note.written_utc), note.text);
  return rows;
}

/// Facts that are not the same for all disks; what is of the disk itself is no difference of its surroundings.
Table differences(const std::vector<Disk>& disks) {
  std::vector<std::string> order;
  std::map<std::string, std::map<std::string, std::vector<std::string>>> disks_by_text;
  for (const Disk& disk : disks) {
    Rows rows;
    add_machine(rows, disk.campaign.info.machine);
    add_program(rows, disk.campaign.info);
    for (const auto& [name, text] : rows) {
      if (disks_by_text.find(name) == disks_by_text.end()) order.push_back(name);
      disks_by_text[name][text.empty() ? "not known" : text].push_back(disk.name);
    }
  }
  Table table{"What differs between the disks' surroundings", {{"fact"}, {"value"}, {"disks"}}, {}};
  for (const std::string& name : order) {
    if (disks_by_text[name].size() < 2) continue;
    for (const auto& [text, names] : disks_by_text[name]) table.rows.push_back({name, text, listed(names)});
  }
  return table;
}

}  // namespace

Section environment_section(const Material& material) {
  Section section{"environment", "Environment", {}};
  if (Table table = differences(material.disks); !table.rows.empty()) section.blocks.emplace_back(std::move(table));
  for (const Disk& disk : material.disks) {
    add_heading(section, disk.name);
    section.blocks.emplace_back(Facts{"", rows_of(disk)});
  }
  return section;
}

}  // namespace merops::report
