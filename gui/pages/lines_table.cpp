#include "gui/pages/lines_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QShortcut>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kNameInCharacters = 36, kMostRows = 4;

}  // namespace

LinesTable::LinesTable(QWidget* parent) : QTableWidget(parent) {
  setEditTriggers(NoEditTriggers);
  setSelectionBehavior(SelectRows);
  setTextElideMode(Qt::ElideMiddle);
  setTabKeyNavigation(false);
  setWordWrap(false);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
  auto* copy = new QShortcut(QKeySequence::Copy, this, nullptr, nullptr, Qt::WidgetShortcut);
  connect(copy, &QShortcut::activated, this, &LinesTable::copyRows);
}

void LinesTable::setRows(const QStringList& titles, const std::vector<QStringList>& rows) {
  setColumnCount(static_cast<int>(titles.size()));
  setHorizontalHeaderLabels(titles);
  setRowCount(static_cast<int>(rows.size()));
  for (int row = 0; row < rowCount(); ++row) {
    const QStringList& texts = rows[static_cast<std::size_t>(row)];
    for (int column = 0; column < columnCount(); ++column) {
      auto* item = new QTableWidgetItem(texts.value(column));
      item->setToolTip(texts.value(column).toHtmlEscaped());
      item->setTextAlignment(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeading : Qt::AlignTrailing));
      setItem(row, column, item);
    }
  }
  resizeColumnsToContents();
  if (columnCount() > 0) {
    setColumnWidth(0, std::min(columnWidth(0), fontMetrics().averageCharWidth() * kNameInCharacters));
  }
  updateGeometry();
}

QStringList LinesTable::rowTexts(int row) const {
  QStringList texts;
  for (int column = 0; column < columnCount(); ++column) texts.push_back(item(row, column)->text());
  return texts;
}

void LinesTable::copyRows() const {
  QStringList titles;
  for (int column = 0; column < columnCount(); ++column) titles.push_back(horizontalHeaderItem(column)->text());
  QStringList lines{titles.join(QLatin1Char('\t'))};
  const bool all = selectionModel()->selectedRows().isEmpty();
  for (int row = 0; row < rowCount(); ++row) {
    if (all || selectionModel()->isRowSelected(row)) lines.push_back(rowTexts(row).join(QLatin1Char('\t')));
  }
  QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

QSize LinesTable::sizeHint() const {
  const int rows = std::clamp(rowCount(), 1, kMostRows);
  const int height = horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize();
  return {QTableWidget::sizeHint().width(), height + horizontalScrollBar()->sizeHint().height() + 2 * frameWidth()};
}

}  // namespace merops::gui
