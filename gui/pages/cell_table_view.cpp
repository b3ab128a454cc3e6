#include "gui/pages/cell_table_view.h"

#include "gui/pages/cell_delegate.h"

#include <QActionGroup>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QTimer>
#include <algorithm>
#include <array>

namespace merops::gui {
namespace {

constexpr char kColumnsKey[] = "results/columns-1";  // another number where columns change
constexpr int kSaveMs = 500;

/// From left to right at first: what results are compared by stands where a narrow window shows it.
constexpr std::array kFirstOrder{
    CellColumn::state,    CellColumn::device,      CellColumn::reader,       CellColumn::depth,
    CellColumn::mb_per_s, CellColumn::p99,         CellColumn::p50,          CellColumn::cache_state,
    CellColumn::flags,    CellColumn::source_kind, CellColumn::expert_bytes, CellColumn::started,
    CellColumn::path,     CellColumn::retracted,   CellColumn::notes,        CellColumn::pages,
    CellColumn::order,    CellColumn::repetition,  CellColumn::reads,        CellColumn::campaign,
    CellColumn::tag,
};
static_assert(kFirstOrder.size() == kCellColumns);

/// Digits that would take as much room as a column's texts mostly do.
int usualLength(CellColumn column) {
  switch (column) {
    case CellColumn::path:
      return 36;
    case CellColumn::flags:
    case CellColumn::retracted:
      return 24;
    case CellColumn::mb_per_s:
      return 17;
    case CellColumn::state:
      return 14;
    case CellColumn::started:
    case CellColumn::campaign:
    case CellColumn::source_kind:
      return 19;
    case CellColumn::reader:
      return 13;
    case CellColumn::device:
      return 9;
    case CellColumn::depth:
      return 5;
    default:
      return 11;
  }
}

}  // namespace

CellTableView::CellTableView(CellTableModel& model, QWidget* parent)
    : QTableView(parent), table_(model), columns_(new QMenu(this)), saver_(new QTimer(this)) {
  setObjectName(QStringLiteral("cells"));
  setAccessibleName(tr("Results"));
  setModel(&model);
  setItemDelegate(new CellDelegate(this));
  setSelectionBehavior(SelectRows);
  setSelectionMode(ExtendedSelection);
  setEditTriggers(NoEditTriggers);
  setTabKeyNavigation(false);
  setWordWrap(false);
  setTextElideMode(Qt::ElideMiddle);
  setAlternatingRowColors(true);
  setCornerButtonEnabled(false);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  fitRowsToFont();
  horizontalHeader()->setSectionsMovable(true);
  horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
  horizontalHeader()->setHighlightSections(false);
  restoreColumns();
  setSortingEnabled(true);
  saver_->setSingleShot(true);
  saver_->setInterval(kSaveMs);
  connect(saver_, &QTimer::timeout, this, &CellTableView::saveColumns);
  for (const auto& signal : {&QHeaderView::sectionResized, &QHeaderView::sectionMoved}) {
    connect(horizontalHeader(), signal, saver_, qOverload<>(&QTimer::start));
  }
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, saver_, qOverload<>(&QTimer::start));
  connect(horizontalHeader(), &QWidget::customContextMenuRequested, this,
          [this](const QPoint& place) { columns_->popup(horizontalHeader()->mapToGlobal(place)); });
  connect(columns_, &QMenu::aboutToShow, this, &CellTableView::fillColumnsMenu);
  connect(&model, &CellTableModel::placesMoved, this, &CellTableView::setPlaces);
  model.setPlaces([this] { return places(); });
}

CellTableView::~CellTableView() {
  if (model() != nullptr) table_.setPlaces({});  // the page may have let go of the table first
  if (saver_->isActive()) saveColumns();
}

CellChoice CellTableView::choice() const {
  std::vector<RowRange> rows;
  for (const QItemSelectionRange& range : selectionModel()->selection()) rows.push_back({range.top(), range.bottom()});
  return {table_.ids(), joined(std::move(rows))};
}

CellPlaces CellTableView::places() const { return {choice().rows, currentIndex().row(), rowAt(0)}; }

void CellTableView::setPlaces(const CellPlaces& places) {
  QItemSelection selection;
  for (const RowRange& range : places.selected) {
    selection.append({table_.index(range.first, 0), table_.index(range.last, table_.columnCount() - 1)});
  }
  setAutoScroll(false);  // what is seen stays where it is, wherever the current cell went
  selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
  if (places.current >= 0) {
    selectionModel()->setCurrentIndex(table_.index(places.current, column_), QItemSelectionModel::NoUpdate);
  }
  setAutoScroll(true);
  executeDelayedItemsLayout();
  if (places.top >= 0) verticalScrollBar()->setValue(places.top);
  emit choiceChanged();  // those of it that are gone were taken out without a word
}

std::vector<CellColumn> CellTableView::shownColumns() const {
  std::vector<CellColumn> shown;
  for (int place = 0; place < table_.columnCount(); ++place) {
    const int column = horizontalHeader()->logicalIndex(place);
    if (!isColumnHidden(column)) shown.push_back(static_cast<CellColumn>(column));
  }
  return shown;
}

void CellTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  if (current.isValid()) column_ = current.column();
  QTableView::currentChanged(current, previous);
  emit currentCellChanged();
}

void CellTableView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
  QTableView::selectionChanged(selected, deselected);
  emit choiceChanged();
}

void CellTableView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitRowsToFont();
}

void CellTableView::fitRowsToFont() { verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2); }

void CellTableView::arrangeAsAtFirst() {
  QHeaderView& header = *horizontalHeader();
  const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
  for (std::size_t place = 0; place < kFirstOrder.size(); ++place) {
    const CellColumnRow& row = columnRow(kFirstOrder[place]);
    const int column = static_cast<int>(row.column);
    header.moveSection(header.visualIndex(column), static_cast<int>(place));
    header.setSectionHidden(column, !row.shown);
    const int title = fontMetrics().horizontalAdvance(nameOf(row)) + 3 * digit;
    header.resizeSection(column, std::max(usualLength(row.column) * digit, title));
  }
  const CellOrder first;
  header.setSortIndicator(static_cast<int>(first.column), first.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void CellTableView::restoreColumns() {
  arrangeAsAtFirst();
  const QByteArray state = QSettings().value(QLatin1String(kColumnsKey)).toByteArray();
  if (!state.isEmpty() && !horizontalHeader()->restoreState(state)) arrangeAsAtFirst();
  if (shownColumns().empty()) arrangeAsAtFirst();
}

void CellTableView::saveColumns() const {
  QSettings().setValue(QLatin1String(kColumnsKey), horizontalHeader()->saveState());
}

void CellTableView::showColumn(CellColumn column, bool shown) {
  setColumnHidden(static_cast<int>(column), !shown);
  saver_->start();
}

void CellTableView::fillColumnsMenu() {
  columns_->clear();
  const auto shown = shownColumns();
  for (const CellColumnRow& row : cellColumns()) {
    QAction* action = columns_->addAction(nameOf(row));
    const bool isShown = std::find(shown.begin(), shown.end(), row.column) != shown.end();
    action->setObjectName(QString::fromLatin1(row.id));
    action->setToolTip(aboutOf(row));
    action->setCheckable(true);
    action->setChecked(isShown);
    action->setEnabled(!isShown || shown.size() > 1);  // a table without columns has no header to get them back from
    connect(action, &QAction::toggled, this, [this, column = row.column](bool on) { showColumn(column, on); });
  }
  columns_->addSeparator();
  fillSortMenu(*columns_->addMenu(tr("Sort by")));
  connect(columns_->addAction(tr("Columns as at first")), &QAction::triggered, this, [this] {
    arrangeAsAtFirst();
    saver_->start();
  });
}

/// The header sorts by a click; this does by keys.
void CellTableView::fillSortMenu(QMenu& menu) {
  QHeaderView* header = horizontalHeader();
  auto* columns = new QActionGroup(&menu);
  for (const CellColumnRow& row : cellColumns()) {
    QAction* action = columns->addAction(menu.addAction(nameOf(row)));
    const int column = static_cast<int>(row.column);
    action->setCheckable(true);
    action->setChecked(column == header->sortIndicatorSection());
    connect(action, &QAction::triggered, this, [=] { header->setSortIndicator(column, header->sortIndicatorOrder()); });
  }
  menu.addSeparator();
  auto* orders = new QActionGroup(&menu);
  for (const auto& [text, order] :
       {std::pair(tr("Ascending"), Qt::AscendingOrder), std::pair(tr("Descending"), Qt::DescendingOrder)}) {
    QAction* action = orders->addAction(menu.addAction(text));
    action->setCheckable(true);
    action->setChecked(order == header->sortIndicatorOrder());
    connect(action, &QAction::triggered, this,
            [header, order = order] { header->setSortIndicator(header->sortIndicatorSection(), order); });
  }
}

}  // namespace merops::gui
