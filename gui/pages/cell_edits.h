#pragma once

#include "gui/pages/cell_edit_command.h"
#include "gui/pages/page.h"

#include <QList>

class QAction;

namespace merops::gui {

class CellTableView;

/// What users can do to the cells that are selected in the table: retract, delete, annotate, and undo it.
class CellEdits : public QObject {
  Q_OBJECT

 public:
  CellEdits(const PageContext& context, CellTableView& view, QWidget* window);
  [[nodiscard]] const QList<QAction*>& actions() const { return actions_; }

 signals:
  void said(const QString& text);
  void failed(const QString& text, const QString& hint);

 private:
  QAction* add(const char* name, const QString& text, const QString& about, const QKeySequence& key,
               void (CellEdits::*run)());
  void allowWhatCanBeDone();
  void retract();
  void takeBack();
  void remove();
  void bringBack();
  void note();
  void push(CellEdit edit, const CellChoice& cells, const QString& reason = {});
  void writeNote(const CellChoice& cells, const QString& text);

  PageContext context_;
  CellTableView& view_;
  QWidget* window_;
  QList<QAction*> actions_{};
};

}  // namespace merops::gui
