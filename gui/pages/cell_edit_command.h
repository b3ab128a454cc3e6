#pragma once

#include "gui/models/cell_places.h"
#include "gui/models/results_store.h"
#include "results/edit_cells.h"

#include <QUndoCommand>

namespace merops::gui {

/// What is done to which cells.
struct CellEditWish {
  CellChoice cells{};
  CellEdit edit = CellEdit::retract;
  QString reason{};  ///< of a retraction
};

/// A change that users make to recorded cells; undoing it puts back what stood there. The database is changed in the
/// background, in the order of asking; `told` is called on the window's thread with what was done, or with what went
/// wrong and what to try.
class CellEditCommand : public QUndoCommand {
 public:
  using Told = std::function<void(const QString& done, const QString& wrong, const QString& hint)>;
  CellEditCommand(ResultsStore& store, CellEditWish wish, Told told);

  void redo() override;
  void undo() override;

 private:
  struct State;
  void write(std::function<void(Database&)> work, const QString& done);

  ResultsStore& store_;
  std::shared_ptr<State> state_;  ///< used on the writer's thread alone
  Told told_;
};

}  // namespace merops::gui
