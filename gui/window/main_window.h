#pragma once

#include "gui/pages/page.h"
#include "gui/window/command_line.h"

#include <QMainWindow>
#include <QUndoStack>
#include <vector>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace merops::gui {

class Banner;

/// The window: navigation on the left, one page, a banner above it for what is wrong, menus. Remembers its state and
/// the page. Store and program outlive it.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(ResultsStore& store, Program& program, QWidget* parent = nullptr);

  /// Opens what was asked for on the command line, else what was open the last time.
  void begin(const CommandLine& line);
  /// By its id (gui/pages/pages.h); false where there is none.
  bool showPage(const QString& id);
  [[nodiscard]] Page* currentPage() const;
  [[nodiscard]] Selection& selection() { return selection_; }
  [[nodiscard]] Preferences& preferences() { return preferences_; }
  /// Everything is shown that is known.
  [[nodiscard]] bool isSettled() const;
  /// Why what the command line asks to look at is not what is shown; empty while nothing is known to be amiss.
  [[nodiscard]] const QString& selectionProblem() const { return selectionProblem_; }

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void addPages();
  void addMenus();
  void addFileMenu();
  void addEditMenu();
  void addViewMenu();
  void addHelpMenu();
  void openAnother();
  void showState();
  void showAbout();
  void applyFirstSelection();
  void refuseSelection(const QString& text, const QString& hint);
  [[nodiscard]] bool mayClose();

  ResultsStore& store_;
  Program& program_;
  Selection selection_{};
  Preferences preferences_{};
  QUndoStack undo_{};
  FirstSelection first_{};
  QString selectionProblem_{};
  Banner* storeBanner_ = nullptr;
  Banner* errorBanner_ = nullptr;
  QListWidget* navigation_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  QLabel* place_ = nullptr;
};

}  // namespace merops::gui
