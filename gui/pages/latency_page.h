#pragma once

#include "gui/models/latency_load.h"
#include "gui/pages/lines_page.h"

class QLabel;
class QPushButton;

namespace merops::gui {

class LinesTable;

/// How long single reads took: quantiles, histogram and table of the chosen cells, else of the deciding row of each
/// chosen disk.
class LatencyPage : public LinesPage {
  Q_OBJECT

 public:
  explicit LatencyPage(const PageContext& context, QWidget* parent = nullptr);

 protected:
  void ask() override;
  [[nodiscard]] QString nothingYet() const override;
  void forget() override { disks_ = nullptr; }

 private:
  struct Answer;
  [[nodiscard]] static Answer answerOf(Database& database, Disks disks, const LatencyRequest& request);
  void showPicture(const LatencyPicture& picture, bool ofCells);
  void addTable();
  void addCellChoice();

  Disks disks_{};  ///< as read last; null: to be read
  LinesCheckList* diskList_ = nullptr;
  QLabel* cellsLabel_ = nullptr;
  QPushButton *showDisks_ = nullptr, *copy_ = nullptr;
  LinesTable* table_ = nullptr;
};

}  // namespace merops::gui
