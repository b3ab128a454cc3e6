#pragma once

#include "gui/models/claim_rows.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <vector>

namespace merops::gui {

/// Claims as a table. Every cell's tool tip is the claim's statement and source.
class ClaimTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column : int { kClaim, kDocumented, kHere, kDisks, kVerdict, kReason, kColumns };
  enum Role : int {
    kSortRole = Qt::UserRole,
    kWithdrawnRole,  ///< bool: to be struck
    kDetailsRole     ///< everything about the row, in sentences
  };
  using QAbstractTableModel::QAbstractTableModel;

  /// Equal rows again keep what is selected.
  void show(std::vector<ClaimRow> rows);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<ClaimRow> rows_{};
};

/// The same, sorted; withdrawn claims stay last whichever the order.
class SortedClaims : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit SortedClaims(ClaimTableModel& claims, QObject* parent = nullptr);

 protected:
  [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

/// Rows of a table as tab-separated text with a header, as they are shown: for the clipboard.
[[nodiscard]] QString rowsText(const QAbstractItemModel& table, const std::vector<int>& rows);

}  // namespace merops::gui
