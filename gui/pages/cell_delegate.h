#pragma once

#include <QStyledItemDelegate>

namespace merops::gui {

/// Paints a row of the table of cells: a shape beside the word that tells its state, and struck words where it was
/// retracted or deleted.
class CellDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace merops::gui
