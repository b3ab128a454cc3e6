#pragma once

#include "gui/models/display.h"
#include "gui/models/lines_disks.h"
#include "results/query.h"

#include <QString>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace merops::gui {

/// Repetitions of one cell in a campaign: cells that share a course over time.
struct TimeRow {
  std::string key{};
  CellRow first{};                  ///< of the repetition that was measured first
  std::vector<std::int64_t> ids{};  ///< in the order of their measurement
  double mb_per_s = 0;              ///< median
};

/// Rows of the measured cells, in order of first measurement; retracted cells are not among them.
[[nodiscard]] std::vector<TimeRow> timeRows(std::span<const CellRow> cells);

/// Keys of the rows that decide about the disks: of each device the one with the greatest median past the page cache in
/// random order (of rows repeated at least half as often as the most repeated one); without any such row, the fastest.
[[nodiscard]] std::vector<std::string> decidingRows(const std::vector<TimeRow>& rows);
/// Keys of the rows that hold one of these cells.
[[nodiscard]] std::vector<std::string> rowsWith(const std::vector<TimeRow>& rows, const std::vector<std::int64_t>& ids);

/// "io_uring, 8 reads in flight: past the page cache, ..."
[[nodiscard]] QString timeRowWords(const CellRow& first, const Display& display);
/// Short names of the rows, in their order: reader and depth, and more where that does not tell them apart.
[[nodiscard]] std::vector<QString> timeRowNames(const std::vector<TimeRow>& rows, const Display& display);
/// The rows as choices; at most kMostTimeChoices.
inline constexpr std::size_t kMostTimeChoices = 200;
[[nodiscard]] std::vector<LinesChoice> timeRowChoices(const std::vector<TimeRow>& rows,
                                                      const std::vector<std::string>& chosen, const Display& display);

/// A campaign in the chooser.
struct CampaignChoice {
  std::string id{};
  QString text{};
  friend bool operator==(const CampaignChoice&, const CampaignChoice&) = default;
};
[[nodiscard]] CampaignChoice campaignChoice(const CampaignRow& campaign, const Display& display);

}  // namespace merops::gui
