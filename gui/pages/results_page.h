#pragma once

#include "gui/models/cell_detail.h"
#include "gui/models/cell_table_model.h"
#include "gui/pages/page.h"
#include "results/cell_values.h"

class QAction;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace merops::gui {

class CellDetailView;
class CellEdits;
class CellExchange;
class CellFilterBar;
class CellTableView;

/// Every cell that was recorded: found, sorted, chosen for the charts, judged, handed on.
class ResultsPage : public Page {
  Q_OBJECT

 public:
  explicit ResultsPage(const PageContext& context, QWidget* parent = nullptr);
  ~ResultsPage() override;
  [[nodiscard]] bool isSettled() const override;

 protected:
  void showEvent(QShowEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void layOut();
  void addActions();
  void followContext();
  void refresh();
  void choiceChanged();
  void adoptSelection();
  void currentChanged();
  void showWhatThereIs();
  void showCount();
  void copy();
  [[nodiscard]] CellChoice everything() const;
  [[nodiscard]] QWidget* makeEmptyState();

  CellTableModel* model_;
  Latest values_, detail_;
  CellFilterBar* filter_;
  CellTableView* view_;
  CellDetailView* facts_;
  CellEdits* edits_;
  CellExchange* exchange_;
  QToolBar* tools_;
  QStackedWidget* stack_;
  QSplitter* split_;
  QLabel *count_, *empty_ = nullptr;
  QPushButton *measure_ = nullptr, *unfilter_ = nullptr, *import_ = nullptr;
  QAction *copy_ = nullptr, *export_ = nullptr;
  CellValues known_{};
  std::vector<std::int64_t> chosen_{};  ///< the cells selected here, so far as charts show them
  bool adopting_ = false;               ///< what others put into the selection is about to be selected here
  int copying_ = 0;
  bool stale_ = true;  ///< something changed while the page was hidden
};

}  // namespace merops::gui
