#pragma once

#include "gui/models/measure_background.h"
#include "gui/models/measure_place.h"
#include "gui/models/measure_run.h"
#include "gui/pages/page.h"

#include <QTimer>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace merops::gui {

class MeasureCommand;
class MeasureForm;
class MeasureProgress;

/// A new measurement: a form, what is at the path that was typed, the command line; then the run, and what came of it.
/// One run at a time, which goes on while other pages are shown and ends with the window.
class MeasurePage : public Page {
  Q_OBJECT

 public:
  explicit MeasurePage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
  [[nodiscard]] QString closeObstacle() const override;
  [[nodiscard]] MeasureRun& run() { return run_; }

 protected:
  void showEvent(QShowEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  QWidget* makeFormSide();
  void takePlace();
  void askOnce();
  void planChanged();
  void look();
  void looked();
  void showAnswer();
  void start();
  void startAgain();
  void anotherWanted();
  void tellTheEnd();
  void seeDisks(const QString& page);
  void showDisplay();
  [[nodiscard]] MeasurePlan plan() const;

  QStackedWidget* sides_ = nullptr;
  MeasureForm* form_ = nullptr;
  QLabel *answer_ = nullptr, *warning_ = nullptr;
  MeasureCommand* command_ = nullptr;
  QPushButton* start_ = nullptr;
  MeasureRun run_;
  MeasureProgress* progress_ = nullptr;

  // What is at the path: asked a moment after the last change; answers to older questions are dropped.
  QTimer pause_{};
  Background background_{};
  unsigned question_ = 0;
  int missing_ = 0;  ///< answers that have not come yet
  QString lookedAt_{}, lookedBlock_{};
  PlaceFacts place_{};
  InspectedSource inspected_{};
  int asked_ = 0;             ///< readers and devices
  QString programProblem_{};  ///< empty, or why the program could not tell of devices
};

}  // namespace merops::gui
