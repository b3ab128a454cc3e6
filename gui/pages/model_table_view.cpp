#include "gui/pages/model_table_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kNameLetters = 26, kLeastNameLetters = 14;

/// Figures stand at the right; the disk, its road, the size and the campaign are words.
bool isFigure(int column, int columns) { return column >= 2 && column < columns - 2; }

QTableWidgetItem* itemOf(const QString& text, const QString& tip, bool figure) {
  auto* item = new QTableWidgetItem(text);
  item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
  if (!tip.isEmpty()) item->setToolTip(QStringLiteral("<qt>%1</qt>").arg(tip.toHtmlEscaped()));
  item->setTextAlignment(Qt::Alignment(figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  return item;
}

}  // namespace

ModelTableView::ModelTableView(QWidget* parent) : QTableWidget(parent) {
  setObjectName(QStringLiteral("forecasts"));
  setAccessibleName(tr("What the disks would do for the model"));
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setTextElideMode(Qt::ElideMiddle);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  verticalHeader()->hide();
  horizontalHeader()->setHighlightSections(false);
}

void ModelTableView::show(const ModelTable& table) {
  const int rows = static_cast<int>(table.rows.size()), columns = static_cast<int>(table.titles.size());
  setRowCount(rows);
  setColumnCount(columns);
  setHorizontalHeaderLabels(table.titles);
  for (int row = 0; row < rows; ++row) {
    const ModelTable::Row& values = table.rows[static_cast<std::size_t>(row)];
    for (int column = 0; column < columns; ++column) {
      setItem(row, column, itemOf(values.texts[column], values.tips[column], isFigure(column, columns)));
    }
  }
  fitColumns();
}

/// Every column is as wide as its texts; a long name of a disk takes what is left, and no less than it needs to be told
/// from others.
void ModelTableView::fitColumns() {
  if (columnCount() == 0) return;
  resizeColumnsToContents();
  const int letter = fontMetrics().averageCharWidth();
  const int others = horizontalHeader()->length() - columnWidth(0);
  const int room = std::max(viewport()->width() - others, kLeastNameLetters * letter);
  const int wanted = std::min(columnWidth(0), std::max(room, kNameLetters * letter));
  setColumnWidth(0, wanted);
}

void ModelTableView::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  fitColumns();
}

std::vector<std::size_t> ModelTableView::chosenRows() const {
  std::vector<std::size_t> rows;
  for (const QModelIndex& index : selectionModel()->selectedRows())
    rows.push_back(static_cast<std::size_t>(index.row()));
  std::sort(rows.begin(), rows.end());
  return rows;
}

void ModelTableView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return emit copyWanted();
  QTableWidget::keyPressEvent(event);
}

}  // namespace merops::gui
