#pragma once

#include "core/model/cell_group.h"
#include "core/model/forecast.h"
#include "results/report/load.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What is reported: each disk of each campaign, with the cells that count apart from those that do not.
namespace merops::report {

/// A cell whose rate is not shown as a rate.
struct LeftOut {
  std::int64_t cell = 0;
  std::string reader{};
  std::uint32_t depth = 0;
  std::string why{};  ///< its state, and the reason
};

struct Disk {
  std::string name{};  ///< of its own within the report
  std::string transport{};
  StoredCampaign campaign{};
  std::vector<SourceRecord> sources{};  ///< that lie on it
  std::vector<CellResult> counted{};    ///< measured, proved, not retracted, not provisional
  std::vector<CellGroup> groups{};      ///< of the counted ones
  std::vector<LeftOut> left_out{};
  std::optional<ReaderPlateau> best{};  ///< the best direct road to it
};

/// The disks of the campaigns, those with the best road first, by its rate; then those without one.
[[nodiscard]] std::vector<Disk> disks_of(const std::vector<LoadedCampaign>& campaigns);

/// The row of a road at a depth; null where there is none.
[[nodiscard]] const CellGroup* group_at(const Disk& disk, const ReaderPlateau& road, std::uint32_t depth);
/// The row that decides about the disk: its best road at the best depth. Null without a best road.
[[nodiscard]] const CellGroup* deciding_group(const Disk& disk);

}  // namespace merops::report
