#pragma once

#include "gui/models/cell_table_model.h"

#include <QTableView>

class QMenu;
class QTimer;

namespace merops::gui {

/// The table of cells as the user arranges it: which columns, in which order, how wide, sorted by what; kept in
/// QSettings. Selection, current cell and what is seen stay with their cells when rows move.
class CellTableView : public QTableView {
  Q_OBJECT

 public:
  explicit CellTableView(CellTableModel& model, QWidget* parent = nullptr);  ///< the model outlives it
  ~CellTableView() override;

  /// Columns to be shown, what to sort by, and the columns as they were at first. Owned by the view.
  [[nodiscard]] QMenu* columnsMenu() const { return columns_; }
  [[nodiscard]] CellChoice choice() const;  ///< what is selected
  [[nodiscard]] CellPlaces places() const;
  [[nodiscard]] std::vector<CellColumn> shownColumns() const;  ///< from left to right

 signals:
  void choiceChanged();
  void currentCellChanged();

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
  void changeEvent(QEvent* event) override;

 private:
  void setPlaces(const CellPlaces& places);
  void arrangeAsAtFirst();
  void fitRowsToFont();
  void restoreColumns();
  void saveColumns() const;
  void fillColumnsMenu();
  void fillSortMenu(QMenu& menu);
  void showColumn(CellColumn column, bool shown);

  CellTableModel& table_;
  QMenu* columns_;
  QTimer* saver_;
  int column_ = 0;  ///< of the current cell: a reset forgets it
};

}  // namespace merops::gui
