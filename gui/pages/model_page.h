#pragma once

#include "gui/models/latest.h"
#include "gui/models/model_choice.h"
#include "gui/models/model_table.h"
#include "gui/pages/page.h"

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace merops::gui {

class ModelTableView;

/// The model that forecasts are for: its geometry, and what the known disks would do for it.
class ModelPage : public Page {
  Q_OBJECT

 public:
  explicit ModelPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;

 protected:
  void showEvent(QShowEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void build();
  [[nodiscard]] QLayout* choiceRow();
  [[nodiscard]] QLayout* tableRow();
  void follow();
  void askDisks();
  void openConfig();
  void showModel();
  void showChoice();
  void showFacts();
  void showTable();
  void copy();
  [[nodiscard]] QString tableWords() const;

  Latest latest_;
  ModelChoice models_;
  std::vector<report::DiskSummary> disks_{};
  QComboBox *model_ = nullptr, *bits_ = nullptr;
  QPushButton *open_ = nullptr, *copy_ = nullptr, *measure_ = nullptr;
  QLabel *problem_ = nullptr, *words_ = nullptr, *brackets_ = nullptr;
  QFormLayout* facts_ = nullptr;
  ModelTableView* table_ = nullptr;
  QWidget* filler_ = nullptr;  ///< in the table's place while there is none
};

}  // namespace merops::gui
