#include "gui/pages/measure_page.h"

#include "core/model/error.h"
#include "gui/models/measure_text.h"
#include "gui/models/measure_validation.h"
#include "gui/models/native_path.h"
#include "gui/pages/measure_command.h"
#include "gui/pages/measure_field.h"
#include "gui/pages/measure_form.h"
#include "gui/pages/measure_progress.h"
#include "results/database_path.h"
#include "results/query.h"
#include "results/report/disk_name.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace merops::gui {
namespace {

constexpr int kPauseMs = 300;  // after the last key

bool isDefaultDatabase(const std::filesystem::path& path) {
  try {
    return path == default_database_path();
  } catch (const Error&) {
    return false;
  }
}

/// Disks of the sources of a campaign.
std::vector<std::string> disksOf(Database& database, const std::string& campaign) {
  const StoredCampaign stored = load_campaign(database, campaign);
  std::vector<std::string> disks;
  for (const SourceRecord& source : stored.info.sources) {
    const std::string disk = report::disk_identity(stored.info.machine, source.storage);
    if (std::find(disks.begin(), disks.end(), disk) == disks.end()) disks.push_back(disk);
  }
  return disks;
}

QString sourceToInspect(const QString& path) {
  return path.startsWith(QLatin1Char('-')) ? QLatin1String("./") + path : path;
}

}  // namespace

MeasurePage::MeasurePage(const PageContext& context, QWidget* parent)
    : Page(context, parent), run_(context.program.path()) {
  setAcceptDrops(true);
  sides_ = new QStackedWidget;
  sides_->addWidget(makeFormSide());
  progress_ = new MeasureProgress(run_, context.preferences.display());
  sides_->addWidget(progress_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(sides_);
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &MeasurePage::look);
  connect(form_, &MeasureForm::changed, this, &MeasurePage::planChanged);
  connect(form_, &MeasureForm::startWanted, start_, &QPushButton::click);
  connect(start_, &QPushButton::clicked, this, &MeasurePage::start);
  connect(command_, &MeasureCommand::copied, this, [this] { emit said(tr("The command line was copied.")); });
  connect(progress_, &MeasureProgress::copied, this, [this] { emit said(tr("The command line was copied.")); });
  connect(progress_, &MeasureProgress::againWanted, this, &MeasurePage::startAgain);
  connect(progress_, &MeasureProgress::anotherWanted, this, &MeasurePage::anotherWanted);
  connect(progress_, &MeasureProgress::disksWanted, this, [this] { seeDisks(QStringLiteral("disks")); });
  connect(progress_, &MeasureProgress::documentedWanted, this, [this] { seeDisks(QStringLiteral("compare")); });
  connect(&run_, &MeasureRun::stateChanged, this, [this] {
    if (run_.state() == MeasureRun::State::ended) tellTheEnd();
  });
  connect(&context.preferences, &Preferences::displayChanged, this, &MeasurePage::showDisplay);
  connect(&context.store, &ResultsStore::stateChanged, this, [this] {
    if (isVisible()) showAnswer();  // another database: another command line
  });
  setFocusProxy(form_);
  showDisplay();
}

QWidget* MeasurePage::makeFormSide() {
  auto* side = new QWidget;
  auto* layout = new QVBoxLayout(side);
  form_ = new MeasureForm;
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(form_);
  answer_ = sentenceLabel(QStringLiteral("placeAnswer"));
  warning_ = sentenceLabel(QStringLiteral("placeWarning"));
  QFont bold = warning_->font();
  bold.setBold(true);
  warning_->setFont(bold);
  command_ = new MeasureCommand;
  start_ = new QPushButton(tr("&Start"));
  start_->setObjectName(QStringLiteral("start"));
  start_->setDefault(true);
  auto* foot = new QHBoxLayout;
  foot->addWidget(command_, 1);
  foot->addWidget(start_);
  layout->addWidget(scroll, 1);
  layout->addWidget(answer_);
  layout->addWidget(warning_);
  layout->addLayout(foot);
  return side;
}

void MeasurePage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  takePlace();
  askOnce();
  planChanged();
}

/// Where another page asked to measure: a folder on a disk, which is qualified.
void MeasurePage::takePlace() {
  if (run_.isRunning()) return;
  const std::optional<QString> place = context().selection.takePlace();
  if (!place) return;
  sides_->setCurrentIndex(0);
  form_->setKind(MeasureKind::qualify);
  form_->setPath(*place);
  form_->setFocus();
}

/// Each time the page is shown, since disks come and go.
void MeasurePage::askOnce() {
  if (asked_ != 0 || context().program.path().isEmpty()) return;
  asked_ = 2;
  context().program.ask({QStringLiteral("devices"), QStringLiteral("--json")}, this,
                        [this](const Program::Answer& answer) {
                          --asked_;
                          form_->showDevices(answer.document, answer.problem);
                          programProblem_ = answer.problem;
                          showAnswer();
                        });
  context().program.ask({QStringLiteral("readers"), QStringLiteral("--json")}, this,
                        [this](const Program::Answer& answer) {
                          --asked_;
                          form_->showReaders(answer.document, answer.problem);
                        });
}

MeasurePlan MeasurePage::plan() const {
  MeasurePlan plan = form_->plan();
  const std::filesystem::path& database = context().store.path();
  plan.databaseIsDefault = database.empty() || isDefaultDatabase(database);
  if (!plan.databaseIsDefault) plan.database = pathText(database);
  return plan;
}

void MeasurePage::planChanged() {
  const MeasurePlan now = plan();
  form_->showFaults(faultsOf(now));
  const QString block = now.kind == MeasureKind::measure && sizeOf(now.block) ? now.block : QString();
  if (now.path != lookedAt_ || block != lookedBlock_) {
    lookedAt_ = now.path;
    lookedBlock_ = block;
    ++question_;
    background_.drop();
    missing_ = now.path.isEmpty() || context().program.path().isEmpty() ? 0 : 2;
    if (missing_ != 0) pause_.start(kPauseMs);
  }
  showAnswer();
}

void MeasurePage::look() {
  const unsigned question = question_;
  missing_ = 2;
  const QString path = lookedAt_;
  background_.ask([path] { return placeAt(path); },
                  [this](const PlaceFacts& place) {
                    place_ = place;
                    looked();
                  });
  QStringList arguments{QStringLiteral("inspect"), sourceToInspect(path), QStringLiteral("--json")};
  if (!lookedBlock_.isEmpty()) arguments << QStringLiteral("--block") << QString(lookedBlock_).remove(QLatin1Char(' '));
  context().program.ask(arguments, this, [this, question](const Program::Answer& answer) {
    if (question != question_) return;
    inspected_ = {answer.document.object(), answer.problem};
    looked();
  });
}

void MeasurePage::looked() {
  --missing_;
  if (missing_ == 0) showAnswer();
}

/// Says why nothing can be started, or what will be done.
void MeasurePage::showAnswer() {
  const MeasurePlan now = plan();
  const auto faults = faultsOf(now);
  PlaceAnswer answer;
  if (context().program.path().isEmpty()) {
    answer.text =
        tr("The command-line program merops was not found, which does the measuring: install it beside this "
           "program or in a folder of PATH.");
  } else if (now.path.isEmpty() && !programProblem_.isEmpty()) {
    answer.text = programProblem_;
  } else if (now.path.isEmpty()) {
    answer.text = tr("Choose where to measure: type a path, choose a folder, a file or a device, or drop one here.");
  } else if (missing_ != 0) {
    answer.text = tr("Looking at what is there.");
  } else {
    answer = answerOf(now, place_, inspected_, context().preferences.display());
  }
  if (answer.usable && !faults.empty()) {
    answer.usable = false;
    answer.text = faults.front().text;
  }
  answer_->setText(answer.text);
  warning_->setText(answer.warning);
  warning_->setVisible(!answer.warning.isEmpty());
  command_->show(now.path.isEmpty() ? QString() : shellLine(now));
  command_->setEnabled(!now.path.isEmpty() && faults.empty());
  start_->setEnabled(answer.usable && !run_.isRunning());
  start_->setAccessibleDescription(answer.text);
}

void MeasurePage::start() {
  if (run_.isRunning()) return;
  run_.start(plan());
  sides_->setCurrentWidget(progress_);
  progress_->setFocus();
}

void MeasurePage::startAgain() {
  if (!run_.isRunning()) run_.start(run_.plan());
}

void MeasurePage::anotherWanted() {
  sides_->setCurrentIndex(0);
  lookedAt_.clear();  // the disk is not what it was
  planChanged();
  form_->setFocus();
}

/// Who looks at another page hears of it there.
void MeasurePage::tellTheEnd() {
  emit said(run_.outcomeText());
  const MessageSaid& error = run_.error();
  if (!isVisible() && !error.text.isEmpty()) emit failed(error.text, error.hint);
}

/// Selects the run's campaign and its disks, and asks for a page that shows them.
void MeasurePage::seeDisks(const QString& page) {
  const std::string campaign = run_.course().campaign().toStdString();
  context().store.read(
      Lane::rows, this, [campaign](Database& database) { return disksOf(database, campaign); },
      [this, page, campaign](std::vector<std::string> disks) {
        context().selection.setCampaign(campaign);
        context().selection.setDisks(std::move(disks));
        emit pageWanted(page);
      },
      [this](const Error& error) {
        emit failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
      });
}

void MeasurePage::showDisplay() {
  progress_->setDisplay(context().preferences.display());
  if (isVisible()) showAnswer();
}

void MeasurePage::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (!run_.isRunning() && urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MeasurePage::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (run_.isRunning() || urls.isEmpty()) return;
  event->acceptProposedAction();
  sides_->setCurrentIndex(0);
  form_->setPath(urls.front().toLocalFile());
}

bool MeasurePage::isSettled() const { return missing_ == 0 && asked_ == 0 && !run_.isReadingDocument(); }

QString MeasurePage::closeObstacle() const {
  if (!run_.isRunning()) return {};
  return tr(
      "A measurement is running. It is cancelled when the window closes; its finished cells are recorded, the one "
      "that is being measured is lost.");
}

}  // namespace merops::gui
