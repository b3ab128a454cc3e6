#include "gui/pages/measure_progress.h"

#include "gui/charts/chart_list.h"
#include "gui/models/measure_chart.h"
#include "gui/models/measure_text.h"
#include "gui/pages/measure_command.h"
#include "gui/pages/measure_field.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace merops::gui {
namespace {

constexpr int kRowsToFit = 50;  // columns are made to fit the first rows, and then left to the user
constexpr int kBarSteps = 1000;

void showChart(ChartList& list, LineChart chart, const QString& otherwise) {
  if (chart.series.empty()) {
    list.say(otherwise);
  } else {
    list.show({std::move(chart)});
  }
}

}  // namespace

MeasureProgress::MeasureProgress(MeasureRun& run, const Display& display, QWidget* parent)
    : QWidget(parent),
      run_(run),
      display_(display),
      title_(sentenceLabel(QStringLiteral("runTitle"))),
      present_(sentenceLabel(QStringLiteral("runPresent"))),
      overall_(sentenceLabel(QStringLiteral("runOverall"))),
      error_(sentenceLabel(QStringLiteral("runError"))),
      bar_(new QProgressBar),
      command_(new MeasureCommand) {
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  error_->setFont(bold);
  bar_->setObjectName(QStringLiteral("runBar"));
  bar_->setAccessibleName(tr("Share of the cells that are done"));
  auto* layout = new QVBoxLayout(this);
  for (QWidget* one : std::initializer_list<QWidget*>{title_, bar_, present_, overall_, error_}) layout->addWidget(one);
  layout->addWidget(makeTabs(), 1);
  layout->addStretch();  // where the tabs are hidden
  layout->addWidget(command_);
  layout->addWidget(makeButtons());
  setFocusProxy(tabs_);
  auto* escape = new QShortcut(Qt::Key_Escape, this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &MeasureProgress::cancel);
  connect(command_, &MeasureCommand::copied, this, &MeasureProgress::copied);
  connect(&run_, &MeasureRun::progressed, this, &MeasureProgress::refresh);
  connect(&run_, &MeasureRun::stateChanged, this, &MeasureProgress::refreshState);
  connect(&run_, &MeasureRun::documentRead, this, &MeasureProgress::refreshState);
  connect(tabs_, &QTabWidget::currentChanged, this, &MeasureProgress::refreshTab);
}

QWidget* MeasureProgress::makeTabs() {
  tabs_ = new QTabWidget;
  tabs_->setObjectName(QStringLiteral("runTabs"));
  tabs_->setDocumentMode(true);
  byDepth_ = new ChartList;
  overTime_ = new ChartList;
  table_ = new QTableView;
  table_->setObjectName(QStringLiteral("runCells"));
  table_->setAccessibleName(tr("Cells of this run"));
  table_->setModel(&run_.cells());
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setTextElideMode(Qt::ElideMiddle);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() * 3 / 2);
  table_->horizontalHeader()->setStretchLastSection(true);
  messages_ = new QPlainTextEdit;
  messages_->setObjectName(QStringLiteral("runMessages"));
  messages_->setAccessibleName(tr("Messages of the program"));
  messages_->setReadOnly(true);
  messages_->setTabChangesFocus(true);
  messages_->setMaximumBlockCount(static_cast<int>(MeasureRun::kMostMessages));
  tabs_->addTab(byDepth_, tr("&Depth"));
  tabs_->addTab(overTime_, tr("&Time"));
  tabs_->addTab(table_, tr("&Cells"));
  tabs_->addTab(messages_, tr("Me&ssages"));
  for (auto* button : tabs_->tabBar()->findChildren<QToolButton*>()) {
    const bool left = button->objectName() == QLatin1String("ScrollLeftButton");
    button->setAccessibleName(left ? tr("Tabs to the left") : tr("Tabs to the right"));
  }
  return tabs_;
}

QPushButton* MeasureProgress::addButton(QWidget* row, const QString& name, const QString& text,
                                        void (MeasureProgress::*wanted)()) {
  auto* button = new QPushButton(text);
  button->setObjectName(name);
  row->layout()->addWidget(button);
  connect(button, &QPushButton::clicked, this, wanted);
  return button;
}

QWidget* MeasureProgress::makeButtons() {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins({});
  layout->addStretch();
  cancel_ = addButton(row, QStringLiteral("runCancel"), tr("Cancel"), &MeasureProgress::cancel);
  after_ = new QWidget;
  auto* after = new QHBoxLayout(after_);
  after->setContentsMargins({});
  layout->addWidget(after_);
  disks_ = addButton(after_, QStringLiteral("seeDisks"), tr("See it on D&isks"), &MeasureProgress::disksWanted);
  documented_ = addButton(after_, QStringLiteral("seeDocumented"), tr("Compare with documented &results"),
                          &MeasureProgress::documentedWanted);
  addButton(after_, QStringLiteral("measureAgain"), tr("Measure &again"), &MeasureProgress::againWanted);
  addButton(after_, QStringLiteral("measureAnother"), tr("&Measure something else"), &MeasureProgress::anotherWanted);
  return row;
}

void MeasureProgress::setDisplay(const Display& display) {
  display_ = display;
  run_.cells().setDisplay(display);
  if (isVisible()) refreshState();
}

void MeasureProgress::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refreshState();
}

void MeasureProgress::refreshState() {
  const bool running = run_.isRunning(), recorded = run_.course().cellsMeasured() != 0;
  title_->setText(titleOf(run_.plan()));
  command_->show(shellLine(run_.plan()));
  bar_->setVisible(running);
  cancel_->setVisible(running);
  cancel_->setText(run_.state() != MeasureRun::State::cancelling ? tr("Cancel")
                   : run_.mayEndHard()                           ? tr("End it hard...")
                                                                 : tr("It is being cancelled"));
  cancel_->setToolTip(tr("Escape"));
  cancel_->setEnabled(run_.state() == MeasureRun::State::running || run_.mayEndHard());
  after_->setVisible(!running);
  tabs_->setVisible(running || run_.course().cellsDone() != 0);
  disks_->setEnabled(recorded);
  documented_->setEnabled(recorded);
  error_->setText(running ? QString() : endText());
  error_->setVisible(!error_->text().isEmpty());
  refresh();
}

QString MeasureProgress::endText() const {
  const MessageSaid& error = run_.error();
  QStringList lines{run_.outcomeText()};
  if (!error.text.isEmpty()) lines << error.text;
  if (!error.hint.isEmpty()) lines << error.hint;
  lines += verdictOf(run_.document(), display_);
  return lines.join(QLatin1Char('\n'));
}

void MeasureProgress::refresh() {
  if (!isVisible()) return;
  refreshBar();
  const bool running = run_.isRunning();
  present_->setVisible(running);
  overall_->setVisible(running || run_.course().cellsDone() != 0);
  present_->setText(run_.state() == MeasureRun::State::cancelling
                        ? tr("It stops after what is in flight. The finished cells are recorded.")
                        : presentText(run_.course().present(), display_));
  overall_->setText(running ? overallText(run_.course(), run_.seconds(), display_)
                            : tr("It took %1.").arg(durationText(run_.seconds())));
  refreshMessages();
  refreshTab();
}

void MeasureProgress::refreshBar() {
  const auto share = run_.course().share(run_.seconds());
  bar_->setMaximum(share ? kBarSteps : 0);  // 0: moves to and fro
  if (!share) return;
  bar_->setValue(static_cast<int>(std::lround(*share * kBarSteps)));
  const auto planned = run_.course().cellsPlanned();
  const QString percent = display_.locale().toString(static_cast<int>(*share * 100));
  bar_->setFormat(
      planned
          ? tr("%1 of %2 cells, %3 %").arg(display_.count(run_.course().cellsDone()), display_.count(*planned), percent)
          : tr("%1 % of the time").arg(percent));
}

/// Only what is seen is drawn.
void MeasureProgress::refreshTab() {
  const QWidget* shown = tabs_->currentWidget();
  if (shown == byDepth_) {
    showChart(*byDepth_, rateByDepth(run_.course(), display_), tr("No cell is measured yet."));
  }
  if (shown == overTime_) {
    showChart(*overTime_, rateOverTime(run_.course(), display_), tr("No rate was told yet."));
  }
  if (shown != table_) return;
  if (run_.cells().rowCount() <= kRowsToFit) table_->resizeColumnsToContents();
  const QScrollBar* bar = table_->verticalScrollBar();
  if (run_.isRunning() && bar->value() >= bar->maximum() - 2) table_->scrollToBottom();
}

void MeasureProgress::refreshMessages() {
  const auto& messages = run_.messages();
  const std::size_t all = run_.messagesDropped() + messages.size();
  if (run_.number() != shownRun_) {
    shownRun_ = run_.number();
    messagesShown_ = 0;
    messages_->clear();
  }
  const std::size_t fresh = std::min(all - messagesShown_, messages.size());
  for (std::size_t i = messages.size() - fresh; i < messages.size(); ++i) {
    messages_->appendPlainText(messageText(messages[i]));
  }
  messagesShown_ = all;
}

void MeasureProgress::cancel() {
  if (run_.state() == MeasureRun::State::running) {
    run_.cancel();
  } else if (run_.mayEndHard()) {
    askToEndHard();
  }
}

void MeasureProgress::askToEndHard() {
  auto* box = new QMessageBox(QMessageBox::Warning, tr("End it hard?"),
                              tr("The program has not ended yet: the disk may hang. End it without waiting?"),
                              QMessageBox::NoButton, this);
  box->setObjectName(QStringLiteral("endHard"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setInformativeText(
      tr("Finished cells are recorded. A folder .merops-… with what was written may be left on the "
         "disk; the next run there removes it."));
  QPushButton* end = box->addButton(tr("&End it"), QMessageBox::DestructiveRole);
  end->setObjectName(QStringLiteral("endHardNow"));
  box->setDefaultButton(box->addButton(tr("Go on &waiting"), QMessageBox::RejectRole));
  connect(end, &QPushButton::clicked, &run_, &MeasureRun::endHard);
  connect(&run_, &MeasureRun::stateChanged, box, [this, box] {
    if (!run_.isRunning()) box->close();
  });
  box->open();
}

}  // namespace merops::gui
