#include "gui/pages/cell_edit_command.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

struct CellEditCommands {
  Q_DECLARE_TR_FUNCTIONS(CellEditCommands)
};

QString textOf(CellEdit edit, std::size_t count) {
  const int cells = static_cast<int>(std::min<std::size_t>(count, 1'000'000'000));
  switch (edit) {
    case CellEdit::retract:
      return CellEditCommands::tr("Retract %n result(s)", "", cells);
    case CellEdit::unretract:
      return CellEditCommands::tr("Take back the retraction of %n result(s)", "", cells);
    case CellEdit::remove:
      return CellEditCommands::tr("Delete %n result(s)", "", cells);
    case CellEdit::restore:
      break;
  }
  return CellEditCommands::tr("Bring back %n deleted result(s)", "", cells);
}

}  // namespace

struct CellEditCommand::State {
  CellEditWish wish{};
  std::vector<EditedCell> before{};  ///< empty until it was done
};

CellEditCommand::CellEditCommand(ResultsStore& store, CellEditWish wish, Told told)
    : QUndoCommand(textOf(wish.edit, wish.cells.count())),
      store_(store),
      state_(std::make_shared<State>()),
      told_(std::move(told)) {
  state_->wish = std::move(wish);
}

void CellEditCommand::redo() {
  const auto work = [state = state_](Database& database) {
    const CellEditWish& wish = state->wish;
    state->before = edit_cells(database, wish.cells.cells(), wish.edit, wish.reason.toStdString());
  };
  write(work, CellEditCommands::tr("Done: %1.").arg(text()));
}

void CellEditCommand::undo() {
  const auto work = [state = state_](Database& database) {
    put_back(database, state->before);
    state->before.clear();
  };
  write(work, CellEditCommands::tr("Undone: %1.").arg(text()));
}

void CellEditCommand::write(std::function<void(Database&)> work, const QString& done) {
  if (!store_.isReady()) {
    return told_({}, CellEditCommands::tr("The results cannot be changed now: the database is not open."),
                 CellEditCommands::tr("Try again when it is."));
  }
  store_.write(
      &store_, std::move(work), [told = told_, done] { told(done, {}, {}); },
      [told = told_](const Error& error) {
        told({}, QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
      });
}

}  // namespace merops::gui
