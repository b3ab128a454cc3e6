#pragma once

#include "gui/pages/page.h"

#include <QMainWindow>
#include <QUndoStack>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace merops::gui {

/// The window: navigation on the left, one page, a banner for what is wrong with the database, menus.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(ResultsStore& store, Program& program, QWidget* parent = nullptr);

  /// By its id (gui/pages/pages.h); false where there is none.
  bool showPage(const QString& id);
  [[nodiscard]] Page* currentPage() const;
  [[nodiscard]] Selection& selection() { return selection_; }
  [[nodiscard]] Preferences& preferences() { return preferences_; }

 private:
  ResultsStore& store_;
  Program& program_;
  Selection selection_{};
  Preferences preferences_{};
  QUndoStack undo_{};
  QListWidget* navigation_ = nullptr;
  QStackedWidget* stack_ = nullptr;
};

}  // namespace merops::gui
