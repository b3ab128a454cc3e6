#include "gui/models/measure_run.h"

#include "gui/models/measure_validation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace merops::gui {
namespace {

constexpr int kUpdateMs = 250;  // four times a second
constexpr qsizetype kMostOutput = qsizetype{64} << 20;
constexpr double kDefaultBudgetSeconds = 120;

/// Exit codes that scripts rely on (docs/guide.md).
constexpr std::array kOutcomes{std::pair{0, MeasureRun::Outcome::done}, std::pair{3, MeasureRun::Outcome::faults},
                               std::pair{4, MeasureRun::Outcome::unmet},
                               std::pair{130, MeasureRun::Outcome::interrupted}};

MeasureRun::Outcome outcomeOf(int exitCode) {
  const auto found =
      std::find_if(kOutcomes.begin(), kOutcomes.end(), [exitCode](const auto& row) { return row.first == exitCode; });
  return found == kOutcomes.end() ? MeasureRun::Outcome::refused : found->second;
}

std::optional<double> budgetOf(const MeasurePlan& plan) {
  if (plan.kind != MeasureKind::qualify || plan.thorough) return std::nullopt;
  const auto nanoseconds = timeOf(plan.budget);
  return nanoseconds ? static_cast<double>(*nanoseconds) / 1e9 : kDefaultBudgetSeconds;
}

}  // namespace

MeasureRun::MeasureRun(QString program, ChildPatience patience, QObject* parent)
    : QObject(parent), program_(std::move(program)), patience_(patience) {
  for (QTimer* timer : {&soon_, &offer_, &kill_}) timer->setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &MeasureRun::progressed);
  connect(&offer_, &QTimer::timeout, this, [this] {
    mayEndHard_ = true;
    emit stateChanged();
  });
  connect(&kill_, &QTimer::timeout, this, [this] {
    if (process_) process_->kill();
  });
}

MeasureRun::~MeasureRun() {
  if (!process_ || process_->state() == QProcess::NotRunning) return;
  process_->disconnect();
  process_->waitForStarted(patience_.atClosing);
  if (state_ == State::running) askToStop();
  if (process_->waitForFinished(patience_.atClosing)) return;
  askToStop();
  if (process_->waitForFinished(patience_.harder)) return;
  process_->kill();
  process_->waitForFinished(patience_.atClosing);
}

void MeasureRun::start(const MeasurePlan& plan) {
  if (isRunning()) return;
  plan_ = plan;
  ++number_;
  outcome_ = Outcome::none;
  exitCode_ = -1;
  mayEndHard_ = false;
  course_ = MeasureCourse(budgetOf(plan));
  cells_.clear();
  lines_ = {};
  messages_.clear();
  messagesDropped_ = 0;
  error_ = {};
  output_.clear();
  outputTooLong_ = false;
  document_ = {};
  background_.drop();
  clock_.start();
  process_ = std::make_unique<QProcess>();
  connect(process_.get(), &QProcess::readyReadStandardError, this, &MeasureRun::readEvents);
  connect(process_.get(), &QProcess::readyReadStandardOutput, this, &MeasureRun::readDocument);
  connect(process_.get(), &QProcess::finished, this, &MeasureRun::finished);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) notStarted();
  });
  setState(State::running);
  process_->start(program_.isEmpty() ? QStringLiteral("merops") : program_, childArguments(plan));
}

void MeasureRun::cancel() {
  if (state_ != State::running) return;
  askToStop();
  offer_.start(patience_.offer);
  setState(State::cancelling);
}

void MeasureRun::endHard() {
  if (state_ != State::cancelling || !process_) return;
  askToStop();
  kill_.start(patience_.harder);
}

/// By a line of its standard input (--stop-by-input), which waits there for a child that does not listen yet. When this
/// program ends, in whatever way, the input ends, which asks as well.
void MeasureRun::askToStop() {
  if (process_->state() != QProcess::NotRunning) process_->write("\n");
}

double MeasureRun::seconds() const {
  if (state_ == State::idle) return 0;
  return isRunning() ? static_cast<double>(clock_.elapsed()) / 1e3 : tookSeconds_;
}

void MeasureRun::setState(State state) {
  state_ = state;
  emit stateChanged();
}

void MeasureRun::readEvents() {
  lines_.take(process_->readAllStandardError(), [this](const ProgressEvent& event) { take(event); });
}

void MeasureRun::readDocument() {
  const QByteArray bytes = process_->readAllStandardOutput();
  outputTooLong_ = outputTooLong_ || output_.size() + bytes.size() > kMostOutput;
  if (outputTooLong_) {
    output_.clear();
  } else {
    output_ += bytes;
  }
}

void MeasureRun::take(const ProgressEvent& event) {
  course_.take(event, seconds());
  if (const auto* started = std::get_if<CellStarted>(&event)) {
    cells_.begin(*started, course_.sourceKind(started->asked.source));
  } else if (const auto* seen = std::get_if<ProgressSeen>(&event)) {
    cells_.progress(*seen);
  } else if (const auto* ended = std::get_if<CellEnded>(&event)) {
    cells_.end(*ended);
  } else if (const auto* said = std::get_if<MessageSaid>(&event)) {
    add(*said);
  }
  tellSoon();
}

void MeasureRun::add(const MessageSaid& message) {
  if (message.level == QLatin1String("error")) error_ = message;
  messages_.push_back(message);
  if (messages_.size() > kMostMessages) {
    messages_.pop_front();
    ++messagesDropped_;
  }
}

void MeasureRun::tellSoon() {
  if (!soon_.isActive()) soon_.start(kUpdateMs);
}

void MeasureRun::finished(int exitCode, QProcess::ExitStatus status) {
  readEvents();
  readDocument();
  lines_.finish([this](const ProgressEvent& event) { take(event); });
  const bool crashed = status == QProcess::CrashExit;
  ended(crashed ? Outcome::crashed : outcomeOf(exitCode), crashed ? -1 : exitCode);
}

void MeasureRun::notStarted() {
  error_ = {QStringLiteral("error"), tr("%1 cannot be started: %2").arg(process_->program(), process_->errorString()),
            tr("Is the command-line program installed beside this one?")};
  ended(Outcome::notStarted, -1);
}

void MeasureRun::ended(Outcome outcome, int exitCode) {
  offer_.stop();
  kill_.stop();
  soon_.stop();
  tookSeconds_ = static_cast<double>(clock_.elapsed()) / 1e3;
  outcome_ = outcome;
  exitCode_ = exitCode;
  mayEndHard_ = false;
  cells_.abandon(tr("The program ended while it was measured."));
  const QByteArray json = std::exchange(output_, {});
  if (!json.isEmpty()) {
    background_.ask([json] { return runDocumentOf(json); },
                    [this](RunDocument document) {
                      document_ = std::move(document);
                      emit documentRead();
                    });
  }
  process_.release()->deleteLater();  // this is called by one of its signals
  emit progressed();
  setState(State::ended);
}

QString MeasureRun::outcomeText() const {
  const int kept = static_cast<int>(course_.cellsMeasured());
  switch (outcome_) {
    case Outcome::none:
      return {};
    case Outcome::done:
      return tr("Done: %n cell(s) were measured and recorded.", "", kept);
    case Outcome::faults:
      return tr(
          "Ended with faults: %n cell(s) were measured and recorded. The table says what went wrong with the "
          "others.",
          "", kept);
    case Outcome::unmet:
      return tr("Done, and the thresholds are not met, or undecided: %n cell(s) were measured and recorded.", "", kept);
    case Outcome::interrupted:
      return tr("Cancelled: %n finished cell(s) are recorded.", "", kept);
    case Outcome::crashed:
      return tr(
          "The program was ended by force, or crashed: %n finished cell(s) are recorded. A folder .merops-… may be "
          "left where it wrote; the next run there removes it.",
          "", kept);
    case Outcome::notStarted:
      return tr("The program could not be started.");
    case Outcome::refused:
      break;
  }
  if (exitCode_ == 2) return tr("The program does not understand the command: is it of another version?");
  return tr("The program could not measure (exit code %1).").arg(exitCode_);
}

}  // namespace merops::gui
