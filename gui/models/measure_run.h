#pragma once

#include "gui/models/measure_background.h"
#include "gui/models/measure_cell_model.h"
#include "gui/models/measure_course.h"
#include "gui/models/measure_plan.h"
#include "gui/models/measure_verdict.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>
#include <deque>

namespace merops::gui {

/// How long a child may take to end, in milliseconds.
struct ChildPatience {
  int offer = 4'000;      ///< after the first request, until the hard way is offered
  int harder = 7'000;     ///< after the second one, which the program answers within five seconds
  int atClosing = 3'000;  ///< when this is destroyed while it runs, before the second request
};

/// One run of `merops qualify` or `merops measure` as a child. Lives on the window's thread; nothing waits but the
/// destructor, which ends a child that still runs (asks, asks again, kills) within the patience.
class MeasureRun : public QObject {
  Q_OBJECT

 public:
  enum class State : std::uint8_t { idle, running, cancelling, ended };
  enum class Outcome : std::uint8_t { none, done, faults, unmet, interrupted, refused, crashed, notStarted };
  static constexpr std::size_t kMostMessages = 1000;

  explicit MeasureRun(QString program, ChildPatience patience = {}, QObject* parent = nullptr);
  ~MeasureRun() override;

  /// Starts unless one is running. What is left of an earlier run is forgotten.
  void start(const MeasurePlan& plan);
  /// Asks the child to stop after what is in flight; its finished cells are kept.
  void cancel();
  /// Whether it has been asked and has not ended within the patience.
  [[nodiscard]] bool mayEndHard() const { return mayEndHard_; }
  /// Asks a second time, which does not wait for reads in flight, then kills: temporary files may be left, which the
  /// next run in that folder removes.
  void endHard();

  [[nodiscard]] unsigned number() const { return number_; }  ///< of the run: each start counts
  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] bool isRunning() const { return state_ == State::running || state_ == State::cancelling; }
  [[nodiscard]] Outcome outcome() const { return outcome_; }
  [[nodiscard]] int exitCode() const { return exitCode_; }  ///< -1: none
  /// How it ended, in a sentence or two; empty before.
  [[nodiscard]] QString outcomeText() const;
  /// What went wrong and what to try, in the program's words; empty where nothing did.
  [[nodiscard]] const MessageSaid& error() const { return error_; }

  [[nodiscard]] const MeasurePlan& plan() const { return plan_; }
  [[nodiscard]] const MeasureCourse& course() const { return course_; }
  [[nodiscard]] MeasureCellModel& cells() { return cells_; }
  [[nodiscard]] double seconds() const;  ///< since the start; of an ended run, how long it took
  [[nodiscard]] const std::deque<MessageSaid>& messages() const { return messages_; }
  [[nodiscard]] std::size_t messagesDropped() const { return messagesDropped_; }
  /// What the program's document says; there when isReadingDocument() is false.
  [[nodiscard]] const RunDocument& document() const { return document_; }
  [[nodiscard]] bool isReadingDocument() const { return background_.isRunning(); }
  [[nodiscard]] qint64 processId() const { return process_ ? process_->processId() : 0; }

 signals:
  void stateChanged();
  /// Something of the course or the messages; at most four times a second.
  void progressed();
  void documentRead();

 private:
  void askToStop();
  void setState(State state);
  void readEvents();
  void readDocument();
  void take(const ProgressEvent& event);
  void add(const MessageSaid& message);
  void finished(int exitCode, QProcess::ExitStatus status);
  void notStarted();
  void ended(Outcome outcome, int exitCode);
  void tellSoon();

  QString program_;
  ChildPatience patience_;
  MeasurePlan plan_{};
  unsigned number_ = 0;
  State state_ = State::idle;
  Outcome outcome_ = Outcome::none;
  int exitCode_ = -1;
  bool mayEndHard_ = false;
  MeasureCourse course_{};
  MeasureCellModel cells_{};
  ProgressLines lines_{};
  std::deque<MessageSaid> messages_{};
  std::size_t messagesDropped_ = 0;
  MessageSaid error_{};
  QByteArray output_{};
  bool outputTooLong_ = false;
  RunDocument document_{};
  Background background_{};
  QElapsedTimer clock_{};
  double tookSeconds_ = 0;
  QTimer soon_{}, offer_{}, kill_{};
  std::unique_ptr<QProcess> process_{};
};

}  // namespace merops::gui
