#pragma once

#include "results/report/disk.h"

#include <optional>
#include <string>
#include <vector>

namespace merops::report {

/// What the newest campaign says of a disk, without its cells: what stays small however many cells it has.
struct DiskSummary {
  std::string identity{};  ///< disk_identity
  std::string name{};      ///< disk_name: not of its own, as those of a report are
  std::string transport{};
  CampaignRow campaign{};
  MachineFacts machine{};
  std::optional<DeviceFacts> device{};  ///< as it was then; absent where the sources lay on no local disk
  std::optional<Geometry> geometry{};   ///< of the model whose experts were measured, where a source tells one
  std::optional<ReaderPlateau> best{};  ///< the best direct road
  std::optional<CellGroup> deciding{};  ///< deciding_group, without latencies and flags
};

/// The disks of load_newest_of_each_disk, each once, best road first as disks_of orders them; then those without one.
/// Reads of each cell the figures that decide alone, and holds those of one row of the table at a time.
[[nodiscard]] std::vector<DiskSummary> newest_disks(Database& database);

}  // namespace merops::report
