#pragma once

#include "gui/models/display.h"
#include "results/query.h"

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace merops::gui {

/// A cell with the campaign that it is a part of.
struct CellInCampaign {
  StoredCell cell{};
  StoredCampaign campaign{};
};
/// Error where there is no such cell.
[[nodiscard]] CellInCampaign loadCellInCampaign(Database& database, std::int64_t id);

/// All that is known about a cell, in words. Texts are plain; those whose value is empty are left out.
struct CellDetail {
  struct Section {
    QString title{};
    std::vector<std::pair<QString, QString>> facts{};
  };
  struct Remark {
    QString title{}, text{}, advice{};
  };
  QString title{};
  QStringList warnings{};  ///< deleted, retracted and why, invalid and why, not measured and why
  std::vector<Remark> flags{}, notes{};
  std::vector<Section> sections{};
};
[[nodiscard]] CellDetail detailOf(const CellInCampaign& cell, const Display& display);

/// As a document for a text view; whatever stands in the texts is shown as it is.
[[nodiscard]] QString toHtml(const CellDetail& detail);

}  // namespace merops::gui
