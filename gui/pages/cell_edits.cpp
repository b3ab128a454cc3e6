#include "gui/pages/cell_edits.h"

#include "gui/pages/cell_table_view.h"
#include "gui/pages/text_dialog.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

namespace merops::gui {
namespace {

int number(const CellChoice& cells) { return static_cast<int>(cells.count()); }

}  // namespace

CellEdits::CellEdits(const PageContext& context, CellTableView& view, QWidget* window)
    : QObject(window), context_(context), view_(view), window_(window) {
  add("retract", tr("Retract…"), tr("Mark the selected results as wrong, with the reason"), Qt::CTRL | Qt::Key_R,
      &CellEdits::retract);
  add("unretract", tr("Take back"), tr("Take back the retraction of the selected results"),
      Qt::CTRL | Qt::SHIFT | Qt::Key_R, &CellEdits::takeBack);
  add("delete", tr("Delete…"), tr("Hide the selected results; they can be brought back"), Qt::Key_Delete,
      &CellEdits::remove);
  add("undelete", tr("Bring back"), tr("Bring back those of the selected results that were deleted"),
      Qt::SHIFT | Qt::Key_Insert, &CellEdits::bringBack);
  add("note", tr("Note…"), tr("Write a remark beside the selected results"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
      &CellEdits::note);
  connect(&view, &CellTableView::choiceChanged, this, &CellEdits::allowWhatCanBeDone);
  connect(&context_.store, &ResultsStore::stateChanged, this, [this] {
    // What is undone is told by the numbers of cells, which mean others in another database.
    if (!context_.store.isReady()) context_.undo.clear();
    allowWhatCanBeDone();
  });
  allowWhatCanBeDone();
}

QAction* CellEdits::add(const char* name, const QString& text, const QString& about, const QKeySequence& key,
                        void (CellEdits::*run)()) {
  auto* action = new QAction(text, this);
  action->setObjectName(QLatin1String(name));
  action->setToolTip(tr("%1 (%2)").arg(about, key.toString(QKeySequence::NativeText)));
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);  // of the table, where they stand in the menu too
  connect(action, &QAction::triggered, this, run);
  actions_.append(action);
  return action;
}

void CellEdits::allowWhatCanBeDone() {
  const bool some = context_.store.isReady() && view_.selectionModel()->hasSelection();
  for (QAction* action : actions_) action->setEnabled(some);
}

void CellEdits::retract() {
  const CellChoice cells = view_.choice();
  auto* dialog = new TextDialog(
      tr("Retract results"),
      tr("What is wrong with the %n selected result(s)? Retracted ones stay, with this reason, but nothing is compared "
         "with them.",
         "", number(cells)),
      tr("Retract"), window_);
  dialog->setObjectName(QStringLiteral("retractDialog"));
  connect(dialog, &QDialog::accepted, this, [=, this] { push(CellEdit::retract, cells, dialog->text()); });
  dialog->open();
}

void CellEdits::takeBack() { push(CellEdit::unretract, view_.choice()); }

void CellEdits::remove() {
  const CellChoice cells = view_.choice();
  auto* box = new QMessageBox(QMessageBox::Question, tr("Delete results"),
                              tr("Delete %n result(s)?", "", number(cells)), QMessageBox::Cancel, window_);
  box->setObjectName(QStringLiteral("deleteDialog"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setInformativeText(tr("They are hidden, not lost: this can be undone."));
  QPushButton* accept = box->addButton(tr("Delete"), QMessageBox::AcceptRole);
  accept->setObjectName(QStringLiteral("accept"));
  box->setDefaultButton(QMessageBox::Cancel);
  connect(accept, &QPushButton::clicked, this, [=, this] { push(CellEdit::remove, cells); });
  box->open();
}

void CellEdits::bringBack() { push(CellEdit::restore, view_.choice()); }

void CellEdits::push(CellEdit edit, const CellChoice& cells, const QString& reason) {
  context_.undo.push(new CellEditCommand(
      context_.store, {cells, edit, reason},
      [self = QPointer<CellEdits>(this)](const QString& done, const QString& wrong, const QString& hint) {
        if (!self) return;
        if (wrong.isEmpty()) {
          emit self->said(done);
        } else {
          emit self->failed(wrong, hint);
        }
      }));
}

void CellEdits::note() {
  const CellChoice cells = view_.choice();
  auto* dialog =
      new TextDialog(tr("Write a note"), tr("A remark to stand beside the %n selected result(s):", "", number(cells)),
                     tr("Write"), window_);
  dialog->setObjectName(QStringLiteral("noteDialog"));
  connect(dialog, &QDialog::accepted, this, [=, this] { writeNote(cells, dialog->text()); });
  dialog->open();
}

void CellEdits::writeNote(const CellChoice& cells, const QString& text) {
  context_.store.write(
      this, [=](Database& database) { note_cells(database, cells.cells(), text.toStdString()); },
      [=, this] { emit said(tr("The note was written beside %n result(s).", "", number(cells))); },
      [this](const Error& error) {
        emit failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
      });
}

}  // namespace merops::gui
