#pragma once

#include "gui/models/claim_table_model.h"

#include <QWidget>

class QPlainTextEdit;
class QTableView;

namespace merops::gui {

/// The table of documented claims, and the row where the keyboard is in words. Copies the rows selected.
class ClaimsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ClaimsPanel(QWidget* parent = nullptr);
  void showClaims(std::vector<ClaimRow> rows);

 signals:
  void said(const QString& text);

 private:
  void build();
  void addCopy();
  void showDetails();
  void copy();

  ClaimTableModel* claims_ = nullptr;
  SortedClaims* sorted_ = nullptr;
  QTableView* table_ = nullptr;
  QPlainTextEdit* details_ = nullptr;
};

}  // namespace merops::gui
