#pragma once

#include "gui/models/display.h"
#include "gui/models/measure_run.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableView;

namespace merops::gui {

class ChartList;
class MeasureCommand;

/// A run as it goes on, and what came of it. Follows the run while it is shown.
class MeasureProgress : public QWidget {
  Q_OBJECT

 public:
  MeasureProgress(MeasureRun& run, const Display& display, QWidget* parent = nullptr);
  void setDisplay(const Display& display);
  /// As if the button were pressed: asks the run to stop, or, where that was in vain, the user whether to end it hard.
  void cancel();

 signals:
  void againWanted();
  void anotherWanted();
  void disksWanted();
  void documentedWanted();
  void copied();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeTabs();
  QWidget* makeButtons();
  QPushButton* addButton(QWidget* row, const QString& name, const QString& text, void (MeasureProgress::*wanted)());
  void refresh();
  void refreshState();
  void refreshBar();
  void refreshTab();
  void refreshMessages();
  void askToEndHard();
  [[nodiscard]] QString endText() const;

  MeasureRun& run_;
  Display display_;
  QLabel *title_, *present_, *overall_, *error_;
  QProgressBar* bar_;
  QTabWidget* tabs_ = nullptr;
  ChartList *byDepth_ = nullptr, *overTime_ = nullptr;
  QTableView* table_ = nullptr;
  QPlainTextEdit* messages_ = nullptr;
  MeasureCommand* command_;
  QPushButton* cancel_ = nullptr;
  QWidget* after_ = nullptr;
  QPushButton *disks_ = nullptr, *documented_ = nullptr;
  std::size_t messagesShown_ = 0;
  unsigned shownRun_ = 0;
};

}  // namespace merops::gui
