#include "gui/pages/compare_page.h"

#include "gui/charts/chart_list.h"
#include "gui/pages/claims_panel.h"
#include "gui/pages/compare_bar.h"
#include "gui/pages/compare_disk_list.h"
#include "gui/pages/compare_findings_panel.h"
#include "results/claim_cells.h"
#include "results/report/load.h"

#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <utility>

namespace merops::gui {
namespace {

/// Of the height.
constexpr int kChartsShare = 7, kFindingsShare = 3;

}  // namespace

ComparePage::ComparePage(const PageContext& context, QWidget* parent)
    : Page(context, parent), latest_(context.store, Lane::analysis, this) {
  build();
  follow();
}

void ComparePage::build() {
  tabs_ = new QTabWidget;
  tabs_->setObjectName(QStringLiteral("compareTabs"));
  claims_ = new ClaimsPanel;
  tabs_->addTab(buildCharts(), tr("Ch&arts"));
  tabs_->addTab(claims_, tr("C&laims"));
  stack_ = new QStackedWidget;
  stack_->addWidget(buildMessage());
  stack_->addWidget(tabs_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(stack_);
}

QWidget* ComparePage::buildCharts() {
  bar_ = new CompareBar;
  disks_ = new CompareDiskList;
  charts_ = new ChartList;
  findings_ = new CompareFindingsPanel;
  beside_ = new QSplitter(Qt::Vertical);
  beside_->setChildrenCollapsible(false);
  beside_->addWidget(charts_);
  beside_->addWidget(findings_);
  beside_->setStretchFactor(0, kChartsShare);
  beside_->setStretchFactor(1, kFindingsShare);
  constexpr int kLines = 11;
  charts_->setMinimumHeight(kLines * fontMetrics().lineSpacing());
  auto* splitter = new QSplitter;
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(disks_);
  splitter->addWidget(beside_);
  splitter->setStretchFactor(1, 1);
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(bar_);
  layout->addWidget(splitter, 1);
  return content;
}

QWidget* ComparePage::buildMessage() {
  message_ = new QLabel;
  message_->setObjectName(QStringLiteral("compareMessage"));
  message_->setTextFormat(Qt::PlainText);
  message_->setWordWrap(true);
  message_->setAlignment(Qt::AlignCenter);
  measure_ = new QPushButton(tr("&Measure a disk"));
  measure_->setObjectName(QStringLiteral("compareMeasure"));
  connect(measure_, &QPushButton::clicked, this, [this] { emit pageWanted(QStringLiteral("measure")); });
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  layout->addStretch();
  layout->addWidget(message_);
  layout->addWidget(measure_, 0, Qt::AlignHCenter);
  layout->addStretch();
  return content;
}

void ComparePage::follow() {
  connect(&context().store, &ResultsStore::changed, this, &ComparePage::forget);
  connect(&context().store, &ResultsStore::stateChanged, this, [this] {
    if (!context().store.isReady()) forget();  // else `changed` follows
  });
  connect(&context().selection, &Selection::disksChanged, this, &ComparePage::refresh);
  connect(&context().selection, &Selection::readersChanged, this, &ComparePage::refresh);
  connect(&context().preferences, &Preferences::displayChanged, this, &ComparePage::refresh);
  connect(bar_, &CompareBar::changed, this, &ComparePage::refresh);
  connect(bar_, &CompareBar::readersChosen, &context().selection, &Selection::setReaders);
  connect(disks_, &CompareDiskList::chosen, this, [this](const std::vector<std::string>& identities) {
    // The same again, none where none was, is no change of the selection; but the marks have to be set again.
    context().selection.disks() == identities ? refresh() : context().selection.setDisks(identities);
  });
  connect(claims_, &ClaimsPanel::said, this, &ComparePage::said);
}

bool ComparePage::isSettled() const {
  if (latest_.isRunning()) return false;
  return !isVisible() || !stale_;
}

void ComparePage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  if (stale_) refresh();
}

/// What was read is of another database, or of what it was before.
void ComparePage::forget() {
  recorded_.reset();
  refresh();
}

void ComparePage::refresh() {
  stale_ = true;
  if (!isVisible()) return;
  stale_ = context().store.state().kind == StoreState::Kind::opening;
  if (context().store.isReady()) {
    ask();
  } else {
    sayState();
  }
}

CompareWish ComparePage::wish() const {
  CompareWish wish;
  wish.disks = context().selection.disks();
  wish.measure = bar_->measure();
  wish.readers = context().selection.readers();
  wish.documented = bar_->showsDocumented();
  wish.display = context().preferences.display();
  return wish;
}

std::shared_ptr<const ComparePage::Recorded> ComparePage::load(Database& database, const Display& display) {
  auto recorded = std::make_shared<Recorded>();
  recorded->disks = comparedDisks(report::disks_of(report::load_newest_of_each_disk(database)));
  recorded->claims = claimRows(reference_catalogue(), load_claim_cells(database), display);
  return recorded;
}

void ComparePage::ask() {
  const auto work = [recorded = recorded_, wish = wish()](Database& database) {
    Answer answer{recorded ? recorded : load(database, wish.display), {}};
    answer.view = compareView(answer.recorded->disks, reference_catalogue(), wish);
    return answer;
  };
  const auto failed = [this](const Error& error) {
    say(QString::fromUtf8(error.what()), false);
    emit this->failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
  };
  latest_.ask(
      work, [this](const Answer& answer) { showAnswer(answer); }, failed);
}

void ComparePage::showAnswer(const Answer& answer) {
  recorded_ = answer.recorded;
  if (answer.view.known.empty()) {
    sayNothing();
    return;
  }
  disks_->showDisks(answer.view.known, answer.view.compared);
  bar_->showUnit(context().preferences.display());
  bar_->showReaders(answer.view.readers, context().selection.readers());
  findings_->showView(answer.view);
  claims_->showClaims(recorded_->claims);
  if (answer.view.charts.empty()) {
    charts_->say(answer.view.notes.join(QLatin1Char('\n')));
  } else {
    charts_->show({answer.view.charts.begin(), answer.view.charts.end()});
  }
  stack_->setCurrentWidget(tabs_);
  shareHeight();
}

/// Once, when the height is known; from then on the user's hand decides.
void ComparePage::shareHeight() {
  if (std::exchange(shared_, true)) return;
  layout()->activate();
  const int height = beside_->height() / (kChartsShare + kFindingsShare);
  beside_->setSizes({kChartsShare * height, kFindingsShare * height});
}

void ComparePage::say(const QString& text, bool offersMeasuring) {
  message_->setText(text);
  measure_->setVisible(offersMeasuring);
  stack_->setCurrentIndex(0);
}

void ComparePage::sayNothing() {
  say(tr("Nothing was measured yet: measure a disk to see it here, and a second one to compare the two."), true);
}

void ComparePage::sayState() {
  const StoreState& state = context().store.state();
  if (state.kind == StoreState::Kind::opening) {
    say(tr("The results are being opened."), false);
  } else if (state.kind == StoreState::Kind::missing) {
    sayNothing();
  } else {
    say(tr("%1\n%2", "what is wrong, and what to try").arg(state.text, state.hint), false);
  }
}

}  // namespace merops::gui
