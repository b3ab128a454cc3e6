#include "gui/pages/results_page.h"

#include "gui/pages/cell_detail_view.h"
#include "gui/pages/cell_edits.h"
#include "gui/pages/cell_exchange.h"
#include "gui/pages/cell_filter_bar.h"
#include "gui/pages/cell_table_view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

namespace merops::gui {
namespace {

constexpr char kSplitKey[] = "results/split";
constexpr std::size_t kMostInCharts = 64;     // more would not be told apart
constexpr std::size_t kMostCopied = 100'000;  // a clipboard is kept in memory

}  // namespace

ResultsPage::ResultsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      model_(new CellTableModel(context.store, this)),
      values_(context.store, Lane::analysis, this),
      detail_(context.store, Lane::rows, this),
      filter_(new CellFilterBar),
      view_(new CellTableView(*model_)),
      facts_(new CellDetailView),
      edits_(new CellEdits(context, *view_, this)),
      exchange_(new CellExchange(context, this)),
      tools_(new QToolBar),
      stack_(new QStackedWidget),
      split_(new QSplitter(Qt::Horizontal)),
      count_(new QLabel) {
  setAcceptDrops(true);
  layOut();
  addActions();
  followContext();
  copy_->setEnabled(false);
  showWhatThereIs();
}

ResultsPage::~ResultsPage() { QSettings().setValue(QLatin1String(kSplitKey), split_->saveState()); }

void ResultsPage::layOut() {
  stack_->addWidget(view_);
  stack_->addWidget(makeEmptyState());
  split_->addWidget(stack_);
  split_->addWidget(facts_);
  split_->setStretchFactor(0, 3);
  split_->setStretchFactor(1, 1);
  split_->setChildrenCollapsible(true);
  const int width = fontMetrics().averageCharWidth();
  split_->setSizes({width * 73, width * 27});
  split_->restoreState(QSettings().value(QLatin1String(kSplitKey)).toByteArray());
  count_->setObjectName(QStringLiteral("count"));
  count_->setTextFormat(Qt::PlainText);
  count_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(tools_);
  layout->addWidget(filter_);
  layout->addWidget(split_, 1);
  layout->addWidget(count_);
}

QWidget* ResultsPage::makeEmptyState() {
  auto* page = new QWidget;
  empty_ = new QLabel;
  empty_->setObjectName(QStringLiteral("empty"));
  empty_->setTextFormat(Qt::PlainText);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  unfilter_ = new QPushButton(tr("Clear filter"));
  measure_ = new QPushButton(tr("New measurement"));
  import_ = new QPushButton(tr("Import…"));
  unfilter_->setObjectName(QStringLiteral("clearFilter"));
  measure_->setObjectName(QStringLiteral("measure"));
  auto* buttons = new QHBoxLayout;
  buttons->addStretch();
  for (QPushButton* button : {unfilter_, measure_, import_}) buttons->addWidget(button);
  buttons->addStretch();
  auto* layout = new QVBoxLayout(page);
  layout->addStretch();
  layout->addWidget(empty_);
  layout->addLayout(buttons);
  layout->addStretch();
  connect(unfilter_, &QPushButton::clicked, filter_, &CellFilterBar::clear);
  connect(measure_, &QPushButton::clicked, this, [this] { emit pageWanted(QStringLiteral("measure")); });
  connect(import_, &QPushButton::clicked, exchange_, &CellExchange::chooseImport);
  return page;
}

void ResultsPage::addActions() {
  const auto add = [this](const char* name, const QString& text, const QString& about, const QKeySequence& key,
                          Qt::ShortcutContext where, auto run) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(tr("%1 (%2)").arg(about, key.toString(QKeySequence::NativeText)));
    action->setShortcut(key);
    action->setShortcutContext(where);
    connect(action, &QAction::triggered, this, run);
    return action;
  };
  copy_ = add("copy", tr("Copy"), tr("Copy the selected rows, to be pasted into a spreadsheet"), QKeySequence::Copy,
              Qt::WidgetShortcut, [this] { copy(); });
  export_ = add("export", tr("Export…"), tr("Write results into a file"), Qt::CTRL | Qt::Key_E,
                Qt::WidgetWithChildrenShortcut, [this] { exchange_->exportCells(view_->choice(), everything()); });
  QAction* taken = add("import", tr("Import…"), tr("Take results out of files; they can be dropped here too"),
                       Qt::CTRL | Qt::Key_I, Qt::WidgetWithChildrenShortcut, [this] { exchange_->chooseImport(); });
  QAction* found = add("find", tr("Filter"), tr("Filter by words"), QKeySequence::Find, Qt::WidgetWithChildrenShortcut,
                       [this] { filter_->focusText(); });
  addAction(found);
  view_->addActions(edits_->actions());
  view_->addActions({copy_, export_});
  view_->setContextMenuPolicy(Qt::ActionsContextMenu);
  tools_->addActions(edits_->actions());
  tools_->addSeparator();
  QUndoStack& undo = context().undo;
  QAction *undone = undo.createUndoAction(this, tr("Undo")), *redone = undo.createRedoAction(this, tr("Redo"));
  undone->setIconText(tr("Undo"));  // what is undone stands in the tool tip
  redone->setIconText(tr("Redo"));
  tools_->addActions({undone, redone});
  tools_->addSeparator();
  tools_->addActions({copy_, export_, taken});
  auto* columns = new QToolButton;
  columns->setObjectName(QStringLiteral("columns"));
  columns->setText(tr("Columns"));
  columns->setToolTip(tr("Which columns are shown, and what they are sorted by"));
  columns->setPopupMode(QToolButton::InstantPopup);
  columns->setMenu(view_->columnsMenu());
  tools_->addWidget(columns);
  tools_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  for (auto* button : tools_->findChildren<QToolButton*>()) button->setFocusPolicy(Qt::TabFocus);
}

void ResultsPage::followContext() {
  const PageContext& shared = context();
  connect(&shared.store, &ResultsStore::changed, this, &ResultsPage::refresh);
  connect(&shared.store, &ResultsStore::stateChanged, this, [this] {
    if (!context().store.isReady()) copying_ = 0;  // what was asked is not answered any more
    showWhatThereIs();
  });
  connect(&shared.preferences, &Preferences::displayChanged, this, [this] {
    model_->setDisplay(context().preferences.display());
    facts_->setDisplay(context().preferences.display());
    filter_->setValues(known_, context().preferences.display());
  });
  model_->setDisplay(shared.preferences.display());
  connect(filter_, &CellFilterBar::filterChanged, this, [this] { model_->setFilter(filter_->filter()); });
  connect(model_, &CellTableModel::changed, this, &ResultsPage::showWhatThereIs);
  connect(model_, &CellTableModel::changed, this, &ResultsPage::currentChanged);
  connect(model_, &CellTableModel::modelReset, this, &ResultsPage::showWhatThereIs);
  connect(view_, &CellTableView::choiceChanged, this, &ResultsPage::choiceChanged);
  connect(view_, &CellTableView::currentCellChanged, this, &ResultsPage::currentChanged);
  connect(&shared.selection, &Selection::cellsChanged, this, &ResultsPage::adoptSelection);
  adoptSelection();
  connect(model_, &CellTableModel::failed, this, &Page::failed);
  connect(edits_, &CellEdits::said, this, &Page::said);
  connect(edits_, &CellEdits::failed, this, &Page::failed);
  connect(exchange_, &CellExchange::said, this, &Page::said);
  connect(exchange_, &CellExchange::failed, this, &Page::failed);
}

void ResultsPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  if (stale_) refresh();
}

void ResultsPage::refresh() {
  stale_ = !isVisible();
  if (stale_ || !context().store.isReady()) return;
  if (adopting_) {
    model_->choose(context().selection.cells());
  } else {
    model_->refresh();
  }
  values_.ask([](Database& database) { return load_cell_values(database); },
              [this](CellValues values) {
                known_ = std::move(values);
                filter_->setValues(known_, context().preferences.display());
                showWhatThereIs();
              });
}

/// Selects here what others put into the selection.
void ResultsPage::adoptSelection() {
  const auto& cells = context().selection.cells();
  if (cells == chosen_) return;
  if (cells.empty()) return view_->clearSelection();
  adopting_ = stale_ = true;
  if (isVisible()) refresh();
}

void ResultsPage::choiceChanged() {
  auto cells = view_->choice().cells(kMostInCharts);
  showCount();
  copy_->setEnabled(!cells.empty());
  const bool adopted = std::exchange(adopting_, false);  // what others chose stays as they chose it
  if (std::exchange(chosen_, cells) != cells && !adopted) context().selection.setCells(std::move(cells));
}

void ResultsPage::currentChanged() {
  const std::int64_t id = model_->idAt(view_->currentIndex().row());
  if (id == 0) {  // asked like a cell, so that the answer to an older question does not come behind it
    detail_.ask([](Database&) { return 0; }, [this](int) { facts_->setCell({}, context().preferences.display()); });
    return;
  }
  detail_.ask([id](Database& database) { return loadCellInCampaign(database, id); },
              [this](CellInCampaign cell) { facts_->setCell(std::move(cell), context().preferences.display()); },
              [this](const Error& error) {
                emit failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
              });
}

/// The table, or in words why there is none.
void ResultsPage::showWhatThereIs() {
  const StoreState& state = context().store.state();
  const bool ready = context().store.isReady(), filtered = filter_->filter() != CellIndexFilter();
  const bool empty = model_->rowCount() == 0;
  stack_->setCurrentIndex(empty ? 1 : 0);
  filter_->setVisible(ready && (known_.any || !empty || filtered));
  facts_->setVisible(!empty);
  if (empty) facts_->setCell({}, context().preferences.display());
  export_->setEnabled(ready && !empty);
  unfilter_->setVisible(ready && filtered);
  measure_->setVisible(state.kind == StoreState::Kind::missing || (ready && !filtered && !known_.any));
  import_->setVisible(ready && !filtered);
  if (state.kind == StoreState::Kind::opening || (ready && !model_->isLoaded())) {
    empty_->setText(tr("Looking up the results…"));
  } else if (state.kind == StoreState::Kind::missing) {
    empty_->setText(tr("Nothing was measured yet: there is no results database yet. Measuring a disk makes it."));
  } else if (!ready) {
    empty_->setText(tr("%1\n\n%2").arg(state.text, state.hint).trimmed());
  } else if (filtered) {
    empty_->setText(tr("No result matches the filter."));
  } else if (known_.any) {
    empty_->setText(tr("Every result was deleted. The last of the filter's boxes shows deleted ones too."));
  } else {
    empty_->setText(tr("Nothing was measured yet: measure a disk, or import results from a file."));
  }
  showCount();
}

void ResultsPage::showCount() {
  const auto selected = static_cast<int>(view_->choice().count());
  const QString all = tr("%n result(s).", "", model_->rowCount());
  QString text = all;
  if (selected > 0) text = tr("%1 %n of them are selected.", "", selected).arg(all);
  if (static_cast<std::size_t>(selected) > kMostInCharts) {
    text = tr("%1 %n of them are selected; charts show the first %2.", "", selected).arg(all).arg(kMostInCharts);
  }
  count_->setText(text);
  count_->setVisible(model_->rowCount() > 0);
}

CellChoice ResultsPage::everything() const {
  CellChoice all{model_->ids(), {}};
  if (model_->rowCount() > 0) all.rows.push_back({0, model_->rowCount() - 1});
  return all;
}

void ResultsPage::copy() {
  const CellChoice choice = view_->choice();
  if (choice.count() == 0 || !context().store.isReady()) return;
  ++copying_;
  context().store.read(
      Lane::rows, this,
      [choice, columns = view_->shownColumns()](Database& database) {
        return copiedText(load_cell_rows(database, choice.cells(kMostCopied)), columns);
      },
      [this, rows = std::min(choice.count(), kMostCopied)](const QString& text) {
        --copying_;
        QApplication::clipboard()->setText(text);
        emit said(tr("%n row(s) were copied.", "", static_cast<int>(rows)));
      },
      [this](const Error& error) {
        --copying_;
        emit failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
      });
}

void ResultsPage::dragEnterEvent(QDragEnterEvent* event) {
  if (!filesIn(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void ResultsPage::dropEvent(QDropEvent* event) {
  const QStringList files = filesIn(event->mimeData());
  if (files.isEmpty()) return;
  event->acceptProposedAction();
  exchange_->import(files);
}

bool ResultsPage::isSettled() const {
  return model_->isSettled() && !values_.isRunning() && !detail_.isRunning() && filter_->isSettled() &&
         exchange_->isSettled() && copying_ == 0 && !stale_;
}

}  // namespace merops::gui
