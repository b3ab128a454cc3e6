#pragma once

#include "gui/models/cell_columns.h"
#include "gui/models/cell_places.h"
#include "gui/models/latest.h"

#include <QAbstractTableModel>
#include <QTimer>
#include <map>

namespace merops::gui {

/// The table of cells. It keeps the numbers of all cells that the filter lets through, and the rows of the few pages
/// that were looked at last; the rest is read when a view asks for it, and is empty until then. What the window's
/// thread does here does not grow with the number of cells.
class CellTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Role { MarkRole = Qt::UserRole, RetractedRole };  ///< CellMark as int; whether retracted or deleted

  explicit CellTableModel(ResultsStore& store, QObject* parent = nullptr);

  /// Looks up anew which cells there are and what they say. Nothing flickers: what is shown stays until the answer is
  /// there. `changed` follows.
  void refresh();
  void setFilter(const CellIndexFilter& filter);
  void setOrder(const CellOrder& order);
  void setDisplay(const Display& display);
  /// Tells what the view looks at; it is handed back, moved, by placesMoved where rows moved.
  void setPlaces(std::function<CellPlaces()> places) { places_ = std::move(places); }
  /// Selects these cells instead, and refreshes.
  void choose(const std::vector<std::int64_t>& cells);
  /// Forgets everything: another database is there.
  void clear();

  [[nodiscard]] const CellIndexFilter& filter() const { return filter_; }
  [[nodiscard]] const CellOrder& order() const { return order_; }
  [[nodiscard]] const CellIds& ids() const { return ids_; }
  [[nodiscard]] std::int64_t idAt(int row) const;          ///< 0: no such row
  [[nodiscard]] const CellRow* rowAt(int row) const;       ///< null where it was not read yet; asks for it then
  [[nodiscard]] bool isLoaded() const { return loaded_; }  ///< an answer was there since the last clear()
  [[nodiscard]] bool isSettled() const;
  [[nodiscard]] std::size_t pagesKept() const { return pages_.size(); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 signals:
  /// Rows moved, came or went: the same cells are here now. Before `changed`.
  void placesMoved(const CellPlaces& places);
  void changed();
  void failed(const QString& text, const QString& hint);

 private:
  struct Page {
    std::vector<CellRow> rows{};
    std::uint64_t used = 0;
  };
  using Pages = std::map<int, Page>;
  struct Answer {
    CellIds ids{};  ///< null: the same as before
    CellPlaces places{};
    Pages pages{};
  };
  struct Question {
    CellIndexFilter filter{};
    CellOrder order{};
    CellIds shown{};      ///< what the table holds
    CellIds from{};       ///< what `places` are rows of
    CellPlaces places{};  ///< what is looked at, or is to be
  };
  static Answer lookUp(Database& database, const Question& question);
  void ask(const Question& question);
  void take(Answer answer, const Question& question);
  void readWanted();
  void keep(int number, std::vector<CellRow> rows);
  void forgetOldest();
  [[nodiscard]] QVariant rowData(const CellRow& row, const CellColumnRow& column, int role) const;
  void tell(const Error& error);

  ResultsStore& store_;
  Latest latest_;
  CellIndexFilter filter_{};
  CellOrder order_{};
  Display display_{};
  std::function<CellPlaces()> places_{};
  CellIds ids_ = std::make_shared<const std::vector<std::int64_t>>();
  bool asked_ = false;  ///< since the last clear(): before, filter and order are only kept
  bool loaded_ = false, reading_ = false;
  unsigned generation_ = 0;  ///< of the pages: an answer to an older question is dropped
  mutable Pages pages_{};
  mutable std::uint64_t uses_ = 0;
  mutable std::vector<int> wanted_{};  ///< pages to be read, the newest wish last
  QTimer* reader_;                     ///< one question for all that a view asks for while it paints
};

}  // namespace merops::gui
