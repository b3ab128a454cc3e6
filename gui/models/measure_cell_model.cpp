#include "gui/models/measure_cell_model.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>
#include <cstring>
#include <span>
#include <utility>

namespace merops::gui {
namespace {

constexpr std::array<const char*, MeasureCellModel::kColumns> kHeaders{
    QT_TRANSLATE_NOOP("MeasureCells", "Cell"),        QT_TRANSLATE_NOOP("MeasureCells", "Source"),
    QT_TRANSLATE_NOOP("MeasureCells", "Reader"),      QT_TRANSLATE_NOOP("MeasureCells", "In flight"),
    QT_TRANSLATE_NOOP("MeasureCells", "Cache"),       QT_TRANSLATE_NOOP("MeasureCells", "State"),
    QT_TRANSLATE_NOOP("MeasureCells", "Read"),        QT_TRANSLATE_NOOP("MeasureCells", "Rate (%1)"),
    QT_TRANSLATE_NOOP("MeasureCells", "p50"),         QT_TRANSLATE_NOOP("MeasureCells", "p99"),
    QT_TRANSLATE_NOOP("MeasureCells", "To be known"),
};

QString translated(const char* text) { return QCoreApplication::translate("MeasureCells", text); }

struct NameRow {
  const char* name;
  const char* text;
};
constexpr std::array kKinds{NameRow{"store", QT_TRANSLATE_NOOP("MeasureCells", "store")},
                            NameRow{"container", QT_TRANSLATE_NOOP("MeasureCells", "model’s files")},
                            NameRow{"store-on-device", QT_TRANSLATE_NOOP("MeasureCells", "store on a device")},
                            NameRow{"uniform", QT_TRANSLATE_NOOP("MeasureCells", "uniform blocks")}};
constexpr std::array kCaches{NameRow{"cold", QT_TRANSLATE_NOOP("MeasureCells", "cold")},
                             NameRow{"warm", QT_TRANSLATE_NOOP("MeasureCells", "warm")},
                             NameRow{"pressed", QT_TRANSLATE_NOOP("MeasureCells", "under pressure")},
                             NameRow{"as-is", QT_TRANSLATE_NOOP("MeasureCells", "as it is")}};

QString inWords(std::span<const NameRow> rows, const QString& name) {
  for (const NameRow& row : rows) {
    if (name == QLatin1String(row.name)) return translated(row.text);
  }
  return name;
}

QString stateText(const MeasuredCell& cell) {
  if (!cell.state) return translated(QT_TRANSLATE_NOOP("MeasureCells", "is measured"));
  switch (*cell.state) {
    case CellState::measured:
      if (cell.validity == Validity::invalid) return translated(QT_TRANSLATE_NOOP("MeasureCells", "does not count"));
      if (cell.validity == Validity::contaminated) return translated(QT_TRANSLATE_NOOP("MeasureCells", "disturbed"));
      return translated(QT_TRANSLATE_NOOP("MeasureCells", "measured"));
    case CellState::skipped:
      return translated(QT_TRANSLATE_NOOP("MeasureCells", "skipped"));
    case CellState::failed:
      return translated(QT_TRANSLATE_NOOP("MeasureCells", "failed"));
    case CellState::interrupted:
      return translated(QT_TRANSLATE_NOOP("MeasureCells", "interrupted"));
  }
  return {};
}

QString remarksText(const MeasuredCell& cell) {
  if (!cell.reason.isEmpty()) return cell.reason;
  QStringList ids;
  for (const Flag& flag : cell.flags) ids << QString::fromStdString(flag.id);
  return ids.join(QLatin1String(", "));
}

/// Evidence and advice of each flag, as lines of plain text.
QString remarksInFull(const MeasuredCell& cell) {
  QStringList lines;
  if (!cell.reason.isEmpty()) lines << cell.reason;
  for (const Flag& flag : cell.flags) {
    lines << QStringLiteral("%1: %2").arg(QString::fromStdString(flag.id), QString::fromStdString(flag.evidence));
    if (!flag.advice.empty()) lines << QString::fromStdString(flag.advice);
  }
  return lines.join(QLatin1Char('\n'));
}

bool isFigure(int column) {
  return column == MeasureCellModel::number || column == MeasureCellModel::depth ||
         (column >= MeasureCellModel::bytes && column <= MeasureCellModel::p99);
}

}  // namespace

QString sourceKindText(const QString& kind) { return inWords(kKinds, kind); }
QString cacheText(const QString& cache) { return inWords(kCaches, cache); }

void MeasureCellModel::clear() {
  beginResetModel();
  cells_.clear();
  dropped_ = 0;
  endResetModel();
}

void MeasureCellModel::append(MeasuredCell cell) {
  if (cells_.size() >= kMostRows) {
    beginRemoveRows({}, 0, 0);
    cells_.pop_front();
    ++dropped_;
    endRemoveRows();
  }
  const int row = static_cast<int>(cells_.size());
  beginInsertRows({}, row, row);
  cells_.push_back(std::move(cell));
  endInsertRows();
}

void MeasureCellModel::changedLast() {
  const int row = static_cast<int>(cells_.size()) - 1;
  emit dataChanged(index(row, 0), index(row, kColumns - 1));
}

void MeasureCellModel::begin(const CellStarted& event, const QString& sourceKind) {
  MeasuredCell cell;
  cell.cell = event.cell;
  cell.asked = event.asked;
  cell.sourceKind = sourceKind;
  append(std::move(cell));
}

void MeasureCellModel::progress(const ProgressSeen& event) {
  if (!isRunning() || !event.cell) return;
  cells_.back().bytes = event.bytes;
  cells_.back().mbPerS = {event.mbPerS, {}, {}};
  changedLast();
}

void MeasureCellModel::end(const CellEnded& event) {
  MeasuredCell cell{event.cell,   event.asked, event.sourceKind, event.sourcePath, event.state, event.validity,
                    event.reason, event.bytes, event.mbPerS,     event.p50Ns,      event.p99Ns, event.flags};
  if (!isRunning() || cells_.back().cell != event.cell) {
    append(std::move(cell));
    return;
  }
  cells_.back() = std::move(cell);
  changedLast();
}

void MeasureCellModel::abandon(const QString& reason) {
  if (!isRunning()) return;
  cells_.back().state = CellState::interrupted;
  cells_.back().reason = reason;
  changedLast();
}

void MeasureCellModel::setDisplay(const Display& display) {
  if (display == display_) return;
  display_ = display;
  emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
  if (!cells_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int MeasureCellModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(cells_.size());
}

int MeasureCellModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString MeasureCellModel::text(const MeasuredCell& cell, int column) const {
  const auto latency = [this](const std::optional<double>& ns) { return ns ? display_.latencyText(*ns) : QString(); };
  switch (column) {
    case number:
      return display_.count(cell.cell + std::uint64_t{1});
    case source:
      return sourceKindText(cell.sourceKind);
    case reader:
      return cell.asked.reader;
    case depth:
      return display_.count(cell.asked.depth);
    case cache:
      return cacheText(cell.asked.cache);
    case state:
      return stateText(cell);
    case bytes:
      return cell.bytes == 0 ? QString() : display_.bytesText(cell.bytes);
    case rate:
      return cell.mbPerS.value == 0 ? QString() : display_.rateText(cell.mbPerS);
    case p50:
      return latency(cell.p50Ns);
    case p99:
      return latency(cell.p99Ns);
    case remarks:
      return remarksText(cell);
    default:
      return {};
  }
}

QVariant MeasureCellModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const MeasuredCell& cell = at(index.row());
  if (role == Qt::DisplayRole) return text(cell, index.column());
  if (role == Qt::TextAlignmentRole) {
    return QVariant((isFigure(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) {
    const QString whole = index.column() == source ? cell.sourcePath : remarksInFull(cell);
    if (role != Qt::ToolTipRole || whole.isEmpty()) return whole;
    // As rich text, since that is wrapped, and plain text that looks like HTML would be taken for it.
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(whole.toHtmlEscaped());
  }
  return {};
}

QVariant MeasureCellModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  const QString title = translated(kHeaders[static_cast<std::size_t>(section)]);
  return section == rate ? title.arg(display_.rateUnitText()) : title;
}

}  // namespace merops::gui
