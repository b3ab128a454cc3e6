#pragma once

#include "gui/models/display.h"
#include "gui/models/selection.h"
#include "results/report/disk_summary.h"

#include <QDate>
#include <QString>
#include <QStringList>

/// What is said of disks, on cards and in tables. Names and reasons come from the database or the program as they are.
namespace merops::gui {

[[nodiscard]] QString plain(const std::string& utf8);  ///< on one line, without control characters
[[nodiscard]] QString transportWords(const std::string& transport);
[[nodiscard]] QString linkWords(const LinkFacts& link);
[[nodiscard]] QString hardwareWords(const DeviceFacts& device, const Display& display);
/// "today", "yesterday", "on 31.01.26" of an ISO 8601 UTC time.
[[nodiscard]] QString dayWords(const std::string& utc, const QDate& today, const Display& display);
[[nodiscard]] QString machineWords(const MachineFacts& machine);

/// "1,748 MB/s": what decides about a disk with a best road.
[[nodiscard]] QString headlineWords(const report::DiskSummary& disk, const Display& display);
/// "By direct from depth 2 on; valid. Measured yesterday." of the same.
[[nodiscard]] QString verdictWords(const report::DiskSummary& disk, const QDate& today, const Display& display);
[[nodiscard]] QString tokensWords(const report::DiskSummary& disk, const ChosenModel& model, const Display& display);
/// What keeps the figures from being certain.
[[nodiscard]] QStringList cautionWords(const report::DiskSummary& disk, const std::optional<ChosenModel>& model,
                                       const Display& display);
[[nodiscard]] QStringList cautionWords(const DeviceFacts& device);

/// Whether the rate was measured over experts of the model's size, as report/choice.h compares them.
[[nodiscard]] bool isOfTheModelsSize(const CellGroup& row, const Geometry& model);

}  // namespace merops::gui
