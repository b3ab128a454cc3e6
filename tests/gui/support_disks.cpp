#include "tests/gui/support_disks.h"

#include "core/model/json.h"
#include "results/recorder.h"
#include "results/report/disk_name.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <functional>
#include <sstream>

#include <fmt/format.h>

namespace merops::gui::test {
namespace {

MachineFacts machineFacts(const SampleDisk& disk) {
  MachineFacts machine;
  machine.machine_id = disk.machine;
  machine.host_name = disk.host;
  machine.cpu_model = "A processor";
  return machine;
}

StorageFacts storageOf(const SampleDisk& disk) {
  DeviceFacts device = deviceOf(disk), partition = device;
  partition.name += "p1";
  partition.path += "p1";
  partition.parents = {device.name};
  StorageFacts storage;
  storage.device = partition.name;
  storage.chain = {partition, device};
  storage.leaves = {device.name};
  return storage;
}

std::string pathOf(const SampleDisk& disk) { return fmt::format("/mnt/{}/s.picchioflat", disk.number); }

CampaignInfo campaignOf(const SampleDisk& disk) {
  CampaignInfo campaign = merops::test::sample_campaign();
  campaign.id =
      fmt::format("{:08x}{:08x}", 0xabc000 + disk.number, std::hash<std::string>()(disk.started) & 0xffffffff);
  campaign.started_utc = disk.started;
  campaign.machine = machineFacts(disk);
  SourceRecord source;
  source.path = pathOf(disk);
  source.expert_bytes = disk.expert;
  source.storage = storageOf(disk);
  campaign.sources = {source};
  return campaign;
}

CellResult cellOf(const SampleDisk& disk, std::uint32_t depth, std::uint32_t run) {
  CellResult result = merops::test::sample_cell_result();
  result.cell = Cell{};
  result.cell.reader = disk.reader;
  result.cell.depth = depth;
  result.cell.repetition = run;
  result.source_path = pathOf(disk);
  result.source_kind = SourceKind::store;
  result.device = deviceOf(disk).name;
  result.expert_bytes = disk.expert;
  result.validity = disk.validity;
  result.cache_state = disk.cache;
  const double rate = disk.mb_per_s * (depth == 1 ? 1 : 1.01) + run - (disk.runs - 1) / 2.0;
  result.measurement.mb_per_s = {rate, rate * 0.98, rate * 1.02};
  return result;
}

}  // namespace

DeviceFacts deviceOf(const SampleDisk& disk) {
  DeviceFacts device;
  device.name = fmt::format("nvme{}n1", disk.number);
  device.path = "/dev/" + device.name;
  device.model = disk.model;
  device.serial = fmt::format("S{}", disk.number);
  device.transport = "nvme";
  device.size = 2'000'000'000'000;
  device.logical_block = 512;
  device.link = {"pcie", "8.0 GT/s x4", "16.0 GT/s x4", 3'938'000'000, false};
  return device;
}

std::string identityOf(const SampleDisk& disk) { return report::disk_identity(machineFacts(disk), storageOf(disk)); }

std::string record(const std::filesystem::path& path, const SampleDisk& disk) {
  std::ostringstream rescue;
  Database database = Database::open(path, {.access = DatabaseAccess::write});
  Recorder recorder(database, rescue);
  const CampaignInfo campaign = campaignOf(disk);
  recorder.campaign_started(campaign);
  std::uint32_t index = 0;
  for (std::uint32_t run = 0; run < disk.runs; ++run) {
    for (const std::uint32_t depth : {1U, 4U}) recorder.cell_ended(cellOf(disk, depth, run), index++, 2 * disk.runs);
  }
  recorder.campaign_ended(CampaignEnd::finished, 0);
  return campaign.id;
}

std::vector<report::DiskSummary> summariesOf(const std::vector<SampleDisk>& disks) {
  const merops::test::TemporaryFolder folder(merops::test::memory_place());
  const auto path = folder.path() / "results.db";
  for (const SampleDisk& disk : disks) record(path, disk);
  Database database = Database::open(path, {.access = DatabaseAccess::read});
  return report::newest_disks(database);
}

std::string devicesJson(const std::vector<DeviceFacts>& devices, const std::string& machine) {
  MachineFacts facts;
  facts.machine_id = machine;
  QJsonArray rows;
  for (const DeviceFacts& device : devices) {
    QJsonObject row = QJsonDocument::fromJson(QByteArray::fromStdString(to_json(device))).object();
    row[QStringLiteral("identity")] = QString::fromStdString(report::disk_identity(facts, device));
    rows.append(row);
  }
  const QJsonObject document{{QStringLiteral("machine_id"), QString::fromStdString(machine)},
                             {QStringLiteral("devices"), rows}};
  return QJsonDocument(document).toJson().toStdString();
}

MachineDevices machineOf(const std::vector<DeviceFacts>& devices) {
  return machineDevicesOf(QJsonDocument::fromJson(QByteArray::fromStdString(devicesJson(devices))));
}

QString programThatTells(const std::filesystem::path& folder, const std::string& devices) {
  namespace fs = std::filesystem;
  merops::test::write_text(folder / "devices.json", devices);
  const fs::path script = folder / "program";
  merops::test::write_text(script,
                           fmt::format("#!/bin/sh\nif [ \"$1\" = devices ]; then cat '{}'; else exec '{}' \"$@\"; fi\n",
                                       (folder / "devices.json").string(), MEROPS_PROGRAM));
  fs::permissions(script, fs::perms::owner_all);
  return QString::fromStdString(script.string());
}

std::vector<SampleDisk> twelveDisks() {
  std::vector<SampleDisk> disks;
  for (std::uint32_t number = 0; number < 12; ++number) {
    SampleDisk disk;
    disk.number = number;
    disk.mb_per_s = 600 + 450.0 * number;
    disk.model = fmt::format("Samsung SSD 990 PRO {}TB", number);
    if (number % 4 == 1)
      disk.model = "A disk whose name goes on and on, for vendors do name them so, with its whole pedigree";
    if (number == 6) disk.model = std::string(84, 'W');
    disk.runs = number % 3 == 0 ? 1 : 7;
    disks.push_back(disk);
  }
  return disks;
}

}  // namespace merops::gui::test
