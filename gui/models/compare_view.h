#pragma once

#include "gui/models/chart.h"
#include "gui/models/compare_disks.h"
#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"
#include "results/reference.h"

#include <QStringList>
#include <string>
#include <vector>

/// Everything that the page shows of disks beside one another, as a value. Pure.
namespace merops::gui {

/// So many disks and groups are drawn at most; `notes` say what is left out.
inline constexpr std::size_t kMostComparedDisks = 8, kMostCompareGroups = 24;

struct CompareWish {
  std::vector<std::string> disks{};  ///< identities, the first is what ratios are to; empty: the two best
  CompareMeasure measure = CompareMeasure::rate;
  QStringList readers{};  ///< empty: all
  bool documented = true;
  Display display{};
};

/// A disk that can be chosen.
struct KnownDisk {
  std::string identity{};
  QString name{}, about{};
  bool compared = false;
};

/// A fact in which two disks' environments differ.
struct EnvironmentRow {
  QString disk{};  ///< compared with the first one
  QString fact{}, first{}, other{};
};

struct CompareView {
  std::vector<KnownDisk> known{};       ///< best first
  std::vector<std::string> compared{};  ///< identities, in the order of the charts
  QStringList readers{};                ///< that the compared disks were measured with
  std::vector<BarChart> charts{};       ///< empty: `notes` say why
  QStringList findings{};               ///< a text for each pair, a sentence a line
  QStringList notes{};                  ///< what is left out
  std::vector<EnvironmentRow> environment{};
};

[[nodiscard]] CompareView compareView(const std::vector<ComparedDisk>& known, const ReferenceCatalogue& catalogue,
                                      const CompareWish& wish);

}  // namespace merops::gui
