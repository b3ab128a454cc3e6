#include "gui/pages/disks_page.h"

#include "gui/pages/disk_card_grid.h"
#include "gui/pages/disk_card_view.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr std::size_t kMostCards = 60;

QLabel* sentence(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

}  // namespace

DisksPage::DisksPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      latest_(context.store, Lane::analysis, this),
      models_(context.program, context.selection, this) {
  build();
  follow();
}

void DisksPage::build() {
  auto* layout = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  layout->addLayout(row);
  words_ = sentence("words", this);
  row->addWidget(words_, 1);
  compare_ = new QPushButton(this);
  compare_->setObjectName(QStringLiteral("compare"));
  rescan_ = new QPushButton(tr("Re&scan"), this);
  rescan_->setObjectName(QStringLiteral("rescan"));
  rescan_->setToolTip(tr("Looks again for the disks of this machine (F5)"));
  measure_ = new QPushButton(tr("Measure a dis&k"), this);
  measure_->setObjectName(QStringLiteral("measureAny"));
  for (QPushButton* button : {measure_, compare_, rescan_}) row->addWidget(button, 0, Qt::AlignTop);
  problem_ = sentence("problem", this);
  layout->addWidget(problem_);
  area_ = new QScrollArea(this);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->setFocusPolicy(Qt::NoFocus);
  cards_ = new QWidget(area_);
  new DiskCardGrid(cards_);
  area_->setWidget(cards_);
  layout->addWidget(area_, 1);
}

void DisksPage::follow() {
  connect(compare_, &QPushButton::clicked, this, [this] { emit pageWanted(QStringLiteral("compare")); });
  connect(measure_, &QPushButton::clicked, this, [this] { emit pageWanted(QStringLiteral("measure")); });
  auto* again = new QAction(this);
  again->setShortcut(QKeySequence::Refresh);
  again->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  addAction(again);
  connect(again, &QAction::triggered, this, &DisksPage::refresh);
  connect(rescan_, &QPushButton::clicked, this, &DisksPage::refresh);
  const auto whenShown = [this](auto function) {
    return [this, function] {
      if (isVisible()) (this->*function)();
    };
  };
  connect(&context().store, &ResultsStore::changed, this, whenShown(&DisksPage::askDisks));
  connect(&context().store, &ResultsStore::stateChanged, this, whenShown(&DisksPage::askDisks));
  connect(&context().selection, &Selection::disksChanged, this, whenShown(&DisksPage::showChosen));
  connect(&context().selection, &Selection::modelChanged, this, whenShown(&DisksPage::showCards));
  connect(&context().preferences, &Preferences::displayChanged, this, whenShown(&DisksPage::showCards));
  connect(&models_, &ModelChoice::changed, this, whenShown(&DisksPage::showCards));
}

bool DisksPage::isSettled() const {
  return !devicesAsked_ && !latest_.isRunning() && !models_.isBusy() && context().store.isIdle();
}

void DisksPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  if (!event->spontaneous()) refresh();
}

void DisksPage::refresh() {
  models_.restore();
  askDevices();
  askDisks();
}

void DisksPage::askDevices() {
  if (devicesAsked_) return;
  devicesAsked_ = true;
  context().program.ask({QStringLiteral("devices"), QStringLiteral("--json")}, this,
                        [this](const Program::Answer& answer) {
                          devicesAsked_ = false;
                          devicesProblem_ = answer.problem;
                          try {
                            if (devicesProblem_.isEmpty()) machine_ = machineDevicesOf(answer.document);
                          } catch (const Error& error) {
                            devicesProblem_ = QString::fromStdString(error.what());
                          }
                          showCards();
                        });
}

void DisksPage::askDisks() {
  if (!context().store.isReady()) {
    disks_.clear();
    return showCards();
  }
  latest_.ask([](Database& database) { return report::newest_disks(database); },
              [this](std::vector<report::DiskSummary> disks) {
                disks_ = std::move(disks);
                showCards();
              },
              [this](const Error& error) {
                emit failed(QString::fromStdString(error.what()), QString::fromStdString(error.hint()));
                showCards();
              });
}

void DisksPage::showCards() {
  const auto cards =
      diskCards(machine_, disks_, {context().selection.model(), context().preferences.display(), QDate::currentDate()});
  const std::size_t shown = std::min(cards.size(), kMostCards);
  resizeTo(shown);
  for (std::size_t i = 0; i < shown; ++i) views_[i]->show(cards[i]);
  showWords(shown, cards.size() - shown);
  showChosen();
}

QString DisksPage::storeWords() const {
  const StoreState& state = context().store.state();
  switch (state.kind) {
    case StoreState::Kind::ready:
      return disks_.empty() ? tr("Nothing was measured yet: choose a disk and measure it.") : QString();
    case StoreState::Kind::missing:
      return tr("Nothing was measured yet: choose a disk and measure it.");
    case StoreState::Kind::opening:
      return tr("The results are being opened.");
    default:
      return state.hint.isEmpty() ? state.text
                                  : tr("%1 (%2)", "what is wrong, and what to try").arg(state.text, state.hint);
  }
}

void DisksPage::showWords(std::size_t cards, std::size_t leftOut) {
  QString words = latest_.isRunning() ? tr("The results are being read.") : storeWords();
  if (words.isEmpty()) {
    words = leftOut == 0 ? tr("Choose two or more disks with results to compare them.")
                         : tr("Choose two or more disks with results to compare them. The first %1 of %2 are shown.")
                               .arg(cards)
                               .arg(cards + leftOut);
  }
  words_->setText(words);
  measure_->setVisible(disks_.empty());
  problem_->setHidden(devicesProblem_.isEmpty());
  if (devicesProblem_.isEmpty()) return;
  problem_->setText(
      tr("The disks of this machine cannot be listed; those with results are shown all the same. %1 Try again with F5.")
          .arg(devicesProblem_));
}

std::vector<std::string> DisksPage::chosen() const {
  std::vector<std::string> present;
  for (const std::string& identity : context().selection.disks()) {
    const bool shown = std::any_of(views_.begin(), views_.end(), [&](const DiskCardView* view) {
      return view->card().hasResults() && view->card().identity == identity;
    });
    if (shown) present.push_back(identity);
  }
  return present;
}

void DisksPage::showChosen() {
  const auto& disks = context().selection.disks();
  for (DiskCardView* view : views_) {
    const QSignalBlocker quiet(view);
    view->setChecked(view->isCheckable() &&
                     std::find(disks.begin(), disks.end(), view->card().identity) != disks.end());
    view->update();
  }
  const std::size_t count = chosen().size();
  compare_->setText(tr("Com&pare (%1)").arg(count));
  compare_->setAccessibleName(tr("Compare the %1 chosen disks").arg(count));
  compare_->setEnabled(count >= 2);
}

void DisksPage::resizeTo(std::size_t count) {
  while (views_.size() > count) {
    delete views_.back();
    views_.pop_back();
  }
  while (views_.size() < count) views_.push_back(makeView());
}

DiskCardView* DisksPage::makeView() {
  auto* view = new DiskCardView(cards_);
  cards_->layout()->addWidget(view);
  connect(view, &DiskCardView::toggled, this, [this, view] { choose(*view); });
  connect(view, &DiskCardView::measureWanted, this, [this, view] { measure(view->card()); });
  connect(view, &DiskCardView::menuWanted, this, [this, view](const QPoint& at) { showMenu(*view, at); });
  connect(view, &DiskCardView::neighbourWanted, this, [this, view](Qt::Key arrow) { focusNeighbour(*view, arrow); });
  view->setVisible(true);
  return view;
}

void DisksPage::measure(const DiskCard& card) {
  context().selection.setPlace(card.folder);
  if (card.folder.isEmpty()) {
    emit said(tr("Nothing of %1 is mounted: choose a folder on it, or a store, when it is.").arg(card.name));
  }
  emit pageWanted(QStringLiteral("measure"));
}

void DisksPage::choose(const DiskCardView& view) {
  auto disks = chosen();
  std::erase(disks, view.card().identity);
  if (view.isChecked()) disks.push_back(view.card().identity);
  context().selection.setDisks(std::move(disks));
}

void DisksPage::showMenu(const DiskCardView& view, const QPoint& at) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("diskMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto add = [&](const QString& text, const char* page, bool enabled) {
    QAction* action = menu->addAction(text);
    action->setEnabled(enabled);
    connect(action, &QAction::triggered, this, [this, page, campaign = view.card().campaign] {
      if (!campaign.empty()) context().selection.setCampaign(campaign);
      emit pageWanted(QString::fromLatin1(page));
    });
  };
  const bool results = view.card().hasResults();
  add(tr("&Measure this disk"), "measure", view.card().kind != DiskCard::Kind::unusable);
  add(tr("Show its newest campaign over &time"), "time", results);
  add(tr("Show &what was recorded"), "results", results);
  add(tr("What it would do for the m&odel"), "model", results);
  add(tr("&Compare the chosen disks"), "compare", compare_->isEnabled());
  menu->popup(at);
}

/// Left and right go through the cards in their order, up and down by a row.
void DisksPage::focusNeighbour(const DiskCardView& view, Qt::Key arrow) {
  const auto place = std::find(views_.begin(), views_.end(), &view) - views_.begin();
  const auto columns = static_cast<const DiskCardGrid*>(cards_->layout())->columns(cards_->width());
  const bool across = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
  const bool back = arrow == Qt::Key_Up || (arrow == Qt::Key_Left) != (across && isRightToLeft());
  const auto next = place + (back ? -1 : 1) * (across ? 1 : columns);
  if (next < 0 || next >= static_cast<std::ptrdiff_t>(views_.size())) return;
  DiskCardView* neighbour = views_[static_cast<std::size_t>(next)];
  neighbour->setFocus(Qt::TabFocusReason);
  area_->ensureWidgetVisible(neighbour);
}

}  // namespace merops::gui
