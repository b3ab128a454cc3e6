#include "gui/pages/lines_page.h"

#include "gui/pages/lines_check_list.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace merops::gui {
namespace {

constexpr int kFewNoteLines = 3, kManyNoteLines = 5;

QLabel* plainLabel(const QString& name) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

std::vector<AnyChart> asAny(const std::vector<LineChart>& charts) { return {charts.begin(), charts.end()}; }

}  // namespace

LinesPage::LinesPage(const PageContext& context, QWidget* parent)
    : Page(context, parent), latest_(context.store, Lane::analysis, this) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  stack_ = new QStackedWidget;
  layout->addWidget(stack_);
  content_ = new QSplitter;
  content_->setChildrenCollapsible(false);
  auto* side = new QWidget;
  choices_ = new QVBoxLayout(side);
  content_->addWidget(side);
  content_->addWidget(makeBody());
  content_->setStretchFactor(1, 1);
  stack_->addWidget(content_);
  stack_->addWidget(makeInvitation());
  follow();
}

QWidget* LinesPage::makeBody() {
  auto* widget = new QWidget;
  body_ = new QVBoxLayout(widget);
  charts_ = new ChartList;
  charts_->setObjectName(QStringLiteral("charts"));
  body_->addWidget(charts_, 1);
  notes_ = new QPlainTextEdit;
  notes_->setObjectName(QStringLiteral("notes"));
  notes_->setReadOnly(true);
  notes_->setTabChangesFocus(true);
  notes_->setFrameShape(QFrame::NoFrame);
  notes_->viewport()->setAutoFillBackground(false);
  notes_->setAccessibleName(tr("About these charts"));
  body_->addWidget(notes_);
  return widget;
}

QWidget* LinesPage::makeInvitation() {
  auto* widget = new QWidget;
  auto* layout = new QVBoxLayout(widget);
  invitation_ = plainLabel(QStringLiteral("invitation"));
  invitation_->setAlignment(Qt::AlignCenter);
  measure_ = new QPushButton(tr("Meas&ure something…"));
  measure_->setObjectName(QStringLiteral("measureButton"));
  connect(measure_, &QPushButton::clicked, this, [this] { emit pageWanted(QStringLiteral("measure")); });
  layout->addStretch();
  layout->addWidget(invitation_);
  layout->addWidget(measure_, 0, Qt::AlignHCenter);
  layout->addStretch();
  return widget;
}

void LinesPage::follow() {
  ResultsStore& store = context().store;
  connect(&store, &ResultsStore::changed, this, [this] {
    forget();
    refresh();
  });
  connect(&store, &ResultsStore::stateChanged, this, [this] {
    forget();
    refresh();
  });
  connect(&context().preferences, &Preferences::displayChanged, this, &LinesPage::refresh);
}

bool LinesPage::isSettled() const {
  if (latest_.isRunning() || context().store.state().kind == StoreState::Kind::opening) return false;
  return !isVisible() || !stale_;
}

void LinesPage::refresh() {
  stale_ = true;
  if (!isVisible()) return;
  const StoreState& state = context().store.state();
  if (context().store.isReady()) {
    stale_ = false;
    ask();
  } else if (state.kind == StoreState::Kind::opening) {
    invite(tr("The results are being opened."), false);
  } else if (state.kind == StoreState::Kind::missing) {
    stale_ = false;
    invite(nothingYet());
  } else {
    stale_ = false;
    invite(state.hint.isEmpty() ? state.text : tr("%1\n%2").arg(state.text, state.hint), false);
  }
}

void LinesPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  if (stale_) refresh();
}

void LinesPage::showCharts(const std::vector<LineChart>& charts, const QStringList& notes, const QString& instead) {
  if (charts.empty()) {
    charts_->say(instead);
  } else {
    charts_->show(asAny(charts));
  }
  const int lines = notes.size() > 1 ? kManyNoteLines : kFewNoteLines;
  const QString text = notes.join(QLatin1Char('\n'));
  if (notes_->toPlainText() != text) notes_->setPlainText(text);
  notes_->setFixedHeight(notes_->fontMetrics().lineSpacing() * lines);
  notes_->setVisible(!notes.isEmpty());
  stack_->setCurrentIndex(0);
}

void LinesPage::invite(const QString& text, bool measure) {
  invitation_->setText(text);
  measure_->setVisible(measure);
  stack_->setCurrentIndex(1);
}

void LinesPage::fail(const Error& error) {
  const QString text = QString::fromUtf8(error.what());
  const QString hint = QString::fromStdString(error.hint());
  invite(hint.isEmpty() ? text : tr("%1\n%2").arg(text, hint), false);
  emit failed(text, hint);
}

LinesCheckList* LinesPage::addChoices(const QString& label, const QString& name, const QString& toolTip) {
  auto* list = new LinesCheckList;
  list->setObjectName(name);
  list->setToolTip(toolTip);
  list->setAccessibleDescription(toolTip);
  auto* title = new QLabel(label);
  title->setBuddy(list);
  list->setAccessibleName(QString(label).remove(QLatin1Char('&')));
  auto* both = new QWidget;
  auto* layout = new QVBoxLayout(both);
  layout->setContentsMargins({});
  layout->addWidget(title);
  layout->addWidget(list, 1);
  choices_->addWidget(both, 1);
  setTabOrder(list, charts_);
  setTabOrder(charts_, notes_);
  return list;
}

}  // namespace merops::gui
