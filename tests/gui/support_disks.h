#pragma once

#include "gui/models/disk_devices.h"
#include "results/report/disk_summary.h"

#include <QString>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace merops::gui::test {

/// A disk as a test wants it.
struct SampleDisk {
  std::uint32_t number = 0;  ///< gives its device, campaign and path
  std::string model{"Sample disk"};
  std::string machine{"here"};
  std::string host{};
  std::string started{"2026-01-31T12:00:00.000Z"};
  double mb_per_s = 2000;          ///< at depth 1, and 1 % more at depth 4
  std::uint32_t runs = 7;          ///< 1 MB/s apart, around it
  std::uint64_t expert = 2654208;  ///< bytes
  Validity validity = Validity::valid;
  CacheState cache = CacheState::bypassed;
  std::string reader{"direct-inplace"};
};

[[nodiscard]] DeviceFacts deviceOf(const SampleDisk& disk);
[[nodiscard]] std::string identityOf(const SampleDisk& disk);
/// Its id.
std::string record(const std::filesystem::path& database, const SampleDisk& disk);
/// What report::newest_disks reads of a database with these disks.
[[nodiscard]] std::vector<report::DiskSummary> summariesOf(const std::vector<SampleDisk>& disks);

/// The devices of the machine "here", as `merops devices --json` writes them.
[[nodiscard]] std::string devicesJson(const std::vector<DeviceFacts>& devices, const std::string& machine = "here");
[[nodiscard]] MachineDevices machineOf(const std::vector<DeviceFacts>& devices);

/// Makes a program in `folder` that tells these devices, and for everything else runs merops itself. Its path.
[[nodiscard]] QString programThatTells(const std::filesystem::path& folder, const std::string& devices);

/// Twelve disks, three of them with names of eighty characters and more.
[[nodiscard]] std::vector<SampleDisk> twelveDisks();

}  // namespace merops::gui::test
