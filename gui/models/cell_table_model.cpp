#include "gui/models/cell_table_model.h"

#include "gui/models/cell_words.h"

#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kPageRows = 128;
constexpr std::size_t kMostPages = 32, kMostWanted = 4;

std::span<const std::int64_t> pageOf(const std::vector<std::int64_t>& ids, int number) {
  const std::size_t begin = std::min(static_cast<std::size_t>(number) * kPageRows, ids.size());
  return std::span(ids).subspan(begin, std::min<std::size_t>(kPageRows, ids.size() - begin));
}

/// Rows in the places of their ids; a cell that is gone by now has an empty one.
std::vector<CellRow> loadPage(Database& database, const std::vector<std::int64_t>& ids, int number) {
  const auto wanted = pageOf(ids, number);
  std::vector<CellRow> found = load_cell_rows(database, wanted), rows;
  rows.reserve(wanted.size());
  auto next = found.begin();
  for (const std::int64_t id : wanted) {
    const bool there = next != found.end() && next->id == id;
    rows.push_back(there ? std::move(*next++) : CellRow{.id = id});
  }
  return rows;
}

/// Plain text as what wraps: a tool tip that is no markup is one long line.
QString asToolTip(const QString& text) {
  if (text.isEmpty()) return {};
  return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

}  // namespace

CellTableModel::CellTableModel(ResultsStore& store, QObject* parent)
    : QAbstractTableModel(parent), store_(store), latest_(store, Lane::rows, this), reader_(new QTimer(this)) {
  reader_->setSingleShot(true);
  reader_->setInterval(0);
  connect(reader_, &QTimer::timeout, this, &CellTableModel::readWanted);
  connect(&store, &ResultsStore::stateChanged, this, [this] {
    if (!store_.isReady()) clear();  // what was asked is not answered any more
  });
}

void CellTableModel::setFilter(const CellIndexFilter& filter) {
  if (filter == filter_) return;
  filter_ = filter;
  if (asked_) refresh();
}

void CellTableModel::setOrder(const CellOrder& order) {
  if (order == order_) return;
  order_ = order;
  if (asked_) refresh();
}

void CellTableModel::sort(int column, Qt::SortOrder order) {
  if (column < 0 || column >= columnCount()) return;
  setOrder({static_cast<CellColumn>(column), order == Qt::DescendingOrder});
}

void CellTableModel::setDisplay(const Display& display) {
  if (display == display_) return;
  display_ = display;
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void CellTableModel::clear() {
  ++generation_;
  beginResetModel();
  ids_ = std::make_shared<const std::vector<std::int64_t>>();
  pages_.clear();
  wanted_.clear();
  asked_ = reading_ = loaded_ = false;
  endResetModel();
}

void CellTableModel::refresh() { ask({filter_, order_, ids_, ids_, places_ ? places_() : CellPlaces{}}); }

void CellTableModel::choose(const std::vector<std::int64_t>& cells) {
  const int last = static_cast<int>(cells.size()) - 1;
  ask({filter_, order_, ids_, std::make_shared<const std::vector<std::int64_t>>(cells), {{{0, last}}, 0, 0}});
}

void CellTableModel::ask(const Question& question) {
  asked_ = true;
  latest_.ask([question](Database& database) { return lookUp(database, question); },
              [this, question](Answer answer) { take(std::move(answer), question); },
              [this](const Error& error) { tell(error); });
}

/// On the rows' thread: which cells, where those are that the view looks at, and the rows that it will show first.
CellTableModel::Answer CellTableModel::lookUp(Database& database, const Question& question) {
  auto ids = find_cells(database, question.filter, question.order);
  Answer answer;
  answer.places = question.places;
  if (question.from != question.shown || ids != *question.shown) {
    answer.places = moved(question.places, *question.from, ids);
    answer.ids = std::make_shared<const std::vector<std::int64_t>>(std::move(ids));
  }
  const auto& shown = answer.ids ? *answer.ids : *question.shown;
  const int first = std::max(answer.places.top, 0) / kPageRows;
  for (const int number : {first, first + 1}) answer.pages[number].rows = loadPage(database, shown, number);
  return answer;
}

void CellTableModel::take(Answer answer, const Question& question) {
  const CellPlaces now = places_ ? places_() : CellPlaces{};
  const bool follows = answer.ids && question.from == question.shown;
  if (follows && (now.selected != question.places.selected || now.current != question.places.current)) {
    return refresh();
  }
  ++generation_;
  reading_ = false;
  loaded_ = true;
  if (answer.ids) {
    if (follows && answer.places.top >= 0) answer.places.top += now.top - question.places.top;  // scrolled meanwhile
    beginResetModel();
    ids_ = std::move(answer.ids);
    pages_ = std::move(answer.pages);
    wanted_.clear();
    endResetModel();
    emit placesMoved(answer.places);
  } else {
    pages_ = std::move(answer.pages);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
  emit changed();
}

std::int64_t CellTableModel::idAt(int row) const {
  return row >= 0 && row < rowCount() ? (*ids_)[static_cast<std::size_t>(row)] : 0;
}

const CellRow* CellTableModel::rowAt(int row) const {
  const int number = row / kPageRows;
  if (const auto page = pages_.find(number); page != pages_.end()) {
    page->second.used = ++uses_;
    const auto place = static_cast<std::size_t>(row % kPageRows);
    return place < page->second.rows.size() ? &page->second.rows[place] : nullptr;
  }
  std::erase(wanted_, number);
  wanted_.push_back(number);
  if (wanted_.size() > kMostWanted) wanted_.erase(wanted_.begin());  // scrolled past: asked for again where it is seen
  if (!reading_) reader_->start();
  return nullptr;
}

/// One page after the other, the one asked for last first: that is what is seen now.
void CellTableModel::readWanted() {
  if (wanted_.empty() || reading_ || !store_.isReady()) return;
  const int number = wanted_.back();
  wanted_.pop_back();
  reading_ = true;
  store_.read(
      Lane::rows, this, [ids = ids_, number](Database& database) { return loadPage(database, *ids, number); },
      [this, number, generation = generation_](std::vector<CellRow> rows) {
        if (generation == generation_) keep(number, std::move(rows));
      },
      [this, generation = generation_](const Error& error) {
        if (generation != generation_) return;
        reading_ = false;
        tell(error);
      });
}

void CellTableModel::keep(int number, std::vector<CellRow> rows) {
  reading_ = false;
  pages_[number] = {std::move(rows), ++uses_};
  forgetOldest();
  const int first = number * kPageRows, last = std::min(first + kPageRows, rowCount()) - 1;
  if (first <= last) emit dataChanged(index(first, 0), index(last, columnCount() - 1));
  if (!wanted_.empty()) reader_->start();
}

void CellTableModel::forgetOldest() {
  while (pages_.size() > kMostPages) {
    pages_.erase(std::min_element(pages_.begin(), pages_.end(),
                                  [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
  }
}

void CellTableModel::tell(const Error& error) {
  emit failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
}

bool CellTableModel::isSettled() const { return !latest_.isRunning() && !reading_ && wanted_.empty(); }

int CellTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(ids_->size());
}

int CellTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kCellColumns);
}

QVariant CellTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const CellColumnRow& column = cellColumns()[static_cast<std::size_t>(index.column())];
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(Qt::Alignment((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
  }
  const bool known = role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ||
                     role == MarkRole || role == RetractedRole;
  const CellRow* row = known ? rowAt(index.row()) : nullptr;
  if (row != nullptr) return rowData(*row, column, role);
  return role == Qt::DisplayRole ? QVariant(QStringLiteral("…")) : QVariant();
}

QVariant CellTableModel::rowData(const CellRow& row, const CellColumnRow& column, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return column.text(row, display_);
    case Qt::ToolTipRole:
      return asToolTip(toolTipOf(column, row, display_));
    case Qt::AccessibleTextRole:
      return tr("%1: %2").arg(titleOf(column, display_), column.text(row, display_));
    case MarkRole:
      return static_cast<int>(markOf(row.state, row.validity));
    case RetractedRole:
      return row.retracted() || row.deleted();
    default:
      return {};
  }
}

QVariant CellTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical || section < 0 || section >= columnCount()) return {};
  const CellColumnRow& column = cellColumns()[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return titleOf(column, display_);
  if (role == Qt::ToolTipRole) return aboutOf(column);
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(Qt::Alignment((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
  }
  return {};
}

}  // namespace merops::gui
