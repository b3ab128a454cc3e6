#pragma once

#include "gui/models/cell_detail.h"

#include <QTextBrowser>

namespace merops::gui {

/// All that is known about one cell, to be read and copied.
class CellDetailView : public QTextBrowser {
  Q_OBJECT

 public:
  explicit CellDetailView(QWidget* parent = nullptr);
  /// Without a cell it says what to do. What is seen stays where it is while it is the same cell.
  void setCell(std::optional<CellInCampaign> cell, const Display& display);
  void setDisplay(const Display& display);

 private:
  std::optional<CellInCampaign> cell_{};
  std::int64_t id_ = -1;
};

}  // namespace merops::gui
