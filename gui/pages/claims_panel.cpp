#include "gui/pages/claims_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

namespace merops::gui {
namespace {

/// Strikes what was withdrawn.
class ClaimDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const bool says_why = index.column() == ClaimTableModel::kVerdict || index.column() == ClaimTableModel::kReason;
    if (!says_why && index.data(ClaimTableModel::kWithdrawnRole).toBool()) option->font.setStrikeOut(true);
  }
};

/// Widths in characters: the view scrolls where the page is narrower.
constexpr std::array<int, ClaimTableModel::kColumns> kCharacters{26, 25, 22, 34, 38, 40};

}  // namespace

ClaimsPanel::ClaimsPanel(QWidget* parent) : QWidget(parent) {
  claims_ = new ClaimTableModel(this);
  sorted_ = new SortedClaims(*claims_, this);
  build();
  addCopy();
  connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ClaimsPanel::showDetails);
  connect(sorted_, &QAbstractItemModel::modelReset, this, &ClaimsPanel::showDetails);
}

void ClaimsPanel::build() {
  table_ = new QTableView;
  table_->setObjectName(QStringLiteral("claims"));
  table_->setModel(sorted_);
  table_->setItemDelegate(new ClaimDelegate(table_));
  table_->setSortingEnabled(true);
  table_->sortByColumn(ClaimTableModel::kClaim, Qt::AscendingOrder);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setAlternatingRowColors(true);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(3 * fontMetrics().height() / 2);
  table_->setAccessibleName(tr("Documented claims"));
  for (int column = 0; column < ClaimTableModel::kColumns; ++column) {
    table_->setColumnWidth(column, kCharacters.at(static_cast<std::size_t>(column)) * fontMetrics().averageCharWidth());
  }
  QHeaderView& header = *table_->horizontalHeader();
  header.setStretchLastSection(true);
  // A narrow page shows the verdict rather than the disks.
  header.moveSection(ClaimTableModel::kVerdict, ClaimTableModel::kDisks);
  details_ = new QPlainTextEdit;
  details_->setObjectName(QStringLiteral("claimDetails"));
  details_->setReadOnly(true);
  details_->setTabChangesFocus(true);
  details_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  details_->setAccessibleName(tr("The claim in words"));
  auto* splitter = new QSplitter(Qt::Vertical);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(table_);
  splitter->addWidget(details_);
  splitter->setStretchFactor(0, 3);
  splitter->setStretchFactor(1, 2);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(splitter);
}

void ClaimsPanel::addCopy() {
  auto* action = new QAction(tr("&Copy rows"), table_);
  action->setShortcut(QKeySequence::Copy);
  action->setShortcutContext(Qt::WidgetShortcut);
  table_->addAction(action);
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(action, &QAction::triggered, this, &ClaimsPanel::copy);
}

void ClaimsPanel::showClaims(std::vector<ClaimRow> rows) {
  claims_->show(std::move(rows));
  if (!table_->currentIndex().isValid() && sorted_->rowCount() > 0) table_->setCurrentIndex(sorted_->index(0, 0));
}

void ClaimsPanel::showDetails() {
  const QModelIndex current = table_->currentIndex();
  const QString text = current.isValid() ? current.data(ClaimTableModel::kDetailsRole).toString() : QString();
  if (text != details_->toPlainText()) details_->setPlainText(text);
}

void ClaimsPanel::copy() {
  std::vector<int> rows;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows()) rows.push_back(index.row());
  std::sort(rows.begin(), rows.end());
  if (rows.empty()) return;
  QApplication::clipboard()->setText(rowsText(*sorted_, rows));
  emit said(tr("%n row(s) copied.", "", static_cast<int>(rows.size())));
}

}  // namespace merops::gui
