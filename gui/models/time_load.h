#pragma once

#include "gui/models/time_course.h"
#include "gui/models/time_rows.h"

#include <QStringList>
#include <cstdint>
#include <string>
#include <vector>

namespace merops::gui {

/// Whose course is to be shown.
struct TimeRequest {
  std::string campaign{};             ///< whole id; empty: that of the cells, else the newest
  std::vector<std::string> rows{};    ///< keys of rows; empty: the cells of this campaign, else the deciding rows
  std::vector<std::int64_t> cells{};  ///< chosen in the table
  Display display{};
};

/// So many cells are read and drawn at most, and so many campaigns listed.
inline constexpr std::size_t kMostTimeCells = 32;
inline constexpr std::uint32_t kMostCampaigns = 50;

struct TimeAnswer {
  std::vector<CampaignChoice> campaigns{};  ///< newest first; empty: nothing was recorded
  std::string campaign{};                   ///< that is shown
  QString progress{};                       ///< "12 of 40 cells are recorded."
  std::vector<LinesChoice> rows{};
  TimePicture picture{};
};

/// On a reading thread. Throws Error.
[[nodiscard]] TimeAnswer loadTime(Database& database, const TimeRequest& request);

}  // namespace merops::gui
