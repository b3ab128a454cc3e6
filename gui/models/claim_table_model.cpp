#include "gui/models/claim_table_model.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace merops::gui {
namespace {

struct ColumnRow {
  const char* title;
  QString ClaimRow::*text;
};
constexpr std::array<ColumnRow, ClaimTableModel::kColumns> kTable{
    {{QT_TRANSLATE_NOOP("merops::gui::ClaimTableModel", "Claim"), &ClaimRow::claim},
     {QT_TRANSLATE_NOOP("merops::gui::ClaimTableModel", "Documented"), &ClaimRow::documented},
     {QT_TRANSLATE_NOOP("merops::gui::ClaimTableModel", "Measured here"), &ClaimRow::here},
     {QT_TRANSLATE_NOOP("merops::gui::ClaimTableModel", "Disks"), &ClaimRow::disks},
     {QT_TRANSLATE_NOOP("merops::gui::ClaimTableModel", "Verdict"), &ClaimRow::verdict},
     {QT_TRANSLATE_NOOP("merops::gui::ClaimTableModel", "Why, or what to run"), &ClaimRow::reason}}};

const ColumnRow& columnAt(int column) { return kTable.at(static_cast<std::size_t>(column)); }

bool areEqual(const ClaimRow& a, const ClaimRow& b) {
  return a.details == b.details && a.claim == b.claim && a.standing == b.standing && a.here == b.here;
}

/// What a column is sorted by: claims by their order in the catalogue, figures as numbers.
QVariant sortKey(const ClaimRow& row, int place, int column) {
  switch (column) {
    case ClaimTableModel::kClaim:
      return place;
    case ClaimTableModel::kHere:
      return row.ratio.value_or(std::numeric_limits<double>::max());
    case ClaimTableModel::kVerdict:
      return static_cast<int>(row.standing);
    default:
      return row.*columnAt(column).text;
  }
}

}  // namespace

void ClaimTableModel::show(std::vector<ClaimRow> rows) {
  if (std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(), areEqual)) return;
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int ClaimTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ClaimTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant ClaimTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ClaimRow& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return row.*columnAt(index.column()).text;
    case Qt::ToolTipRole:
      return row.about;
    case kSortRole:
      return sortKey(row, index.row(), index.column());
    case kWithdrawnRole:
      return row.standing == ClaimStanding::withdrawn;
    case kDetailsRole:
      return row.details;
    default:
      return {};
  }
}

QVariant ClaimTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= kColumns) return {};
  return tr(columnAt(section).title);
}

SortedClaims::SortedClaims(ClaimTableModel& claims, QObject* parent) : QSortFilterProxyModel(parent) {
  setSortRole(ClaimTableModel::kSortRole);
  setSortLocaleAware(true);
  setSourceModel(&claims);
}

bool SortedClaims::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  const bool left_withdrawn = left.data(ClaimTableModel::kWithdrawnRole).toBool();
  const bool right_withdrawn = right.data(ClaimTableModel::kWithdrawnRole).toBool();
  // A descending order asks the other way round.
  if (left_withdrawn != right_withdrawn) return right_withdrawn == (sortOrder() == Qt::AscendingOrder);
  return QSortFilterProxyModel::lessThan(left, right);
}

QString rowsText(const QAbstractItemModel& table, const std::vector<int>& rows) {
  QStringList lines;
  const auto line = [&](auto textAt) {
    QStringList texts;
    for (int column = 0; column < table.columnCount(); ++column) {
      texts.push_back(QString(textAt(column)).replace(QLatin1Char('\n'), QLatin1Char(' ')));
    }
    lines.push_back(texts.join(QLatin1Char('\t')));
  };
  line([&](int column) { return table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); });
  for (const int row : rows) line([&](int column) { return table.index(row, column).data().toString(); });
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace merops::gui
