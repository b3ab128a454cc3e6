#pragma once

#include "gui/models/disk_card.h"
#include "gui/models/disk_devices.h"
#include "gui/models/display.h"
#include "gui/models/selection.h"
#include "results/report/disk_summary.h"

#include <QDate>
#include <optional>
#include <vector>

namespace merops::gui {

/// How cards are worded.
struct CardTerms {
  std::optional<ChosenModel> model{};  ///< absent: no tokens/s
  Display display{};
  QDate today{};
};

/// One card for each device of this machine (absent: not known) and each disk with results; a device with results has
/// one for both. Measured ones first, the fastest before; then those where nothing counts, those not measured yet, and
/// those that cannot be. `disks` as report::newest_disks orders them.
[[nodiscard]] std::vector<DiskCard> diskCards(const std::optional<MachineDevices>& machine,
                                              const std::vector<report::DiskSummary>& disks, const CardTerms& terms);

}  // namespace merops::gui
