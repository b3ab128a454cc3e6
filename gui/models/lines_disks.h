#pragma once

#include "results/report/disk.h"

#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace merops::gui {

/// What was measured last of each disk, the best disk first. Shared by threads, never changed.
using Disks = std::shared_ptr<const std::vector<report::Disk>>;
/// Reads the newest campaign of each disk with all its cells: on a reading thread. Throws Error.
[[nodiscard]] Disks loadDisks(Database& database);
/// Of disks that several campaigns measured, the newest alone, in the order given.
[[nodiscard]] std::vector<report::Disk> newestOfEach(std::vector<report::Disk> disks);

/// As Selection::disks names it.
[[nodiscard]] std::string identityOf(const report::Disk& disk);
/// Those of these identities in their order; the best one where none is among them.
[[nodiscard]] std::vector<const report::Disk*> chosenDisks(const std::vector<report::Disk>& disks,
                                                           const std::vector<std::string>& identities);

/// A row of a list in which the user chooses.
struct LinesChoice {
  std::string key{};
  QString text{};
  QString about{};  ///< tool tip: the whole
  bool chosen = false;
  friend bool operator==(const LinesChoice&, const LinesChoice&) = default;
};
[[nodiscard]] std::vector<LinesChoice> diskChoices(const std::vector<report::Disk>& disks,
                                                   const std::vector<const report::Disk*>& chosen);

}  // namespace merops::gui
