#include "gui/pages/latency_page.h"

#include "gui/models/latency_table.h"
#include "gui/pages/lines_check_list.h"
#include "gui/pages/lines_table.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <utility>

namespace merops::gui {

struct LatencyPage::Answer {
  Disks disks{};
  LatencyPicture picture{};
  bool ofCells = false;
};

LatencyPage::LatencyPage(const PageContext& context, QWidget* parent) : LinesPage(context, parent) {
  diskList_ = addChoices(tr("D&isks"), QStringLiteral("diskList"),
                         tr("Disks whose deciding row is shown; with none checked, the best one."));
  addCellChoice();
  addTable();
  Selection& selection = context.selection;
  connect(diskList_, &LinesCheckList::chosenChanged, this, [this, &selection] {
    selection.setDisks(diskList_->chosen());
    if (diskList_->chosen().empty()) refresh();  // the best one is checked again, where it was shown already
  });
  connect(&selection, &Selection::disksChanged, this, &LatencyPage::refresh);
  connect(&selection, &Selection::cellsChanged, this, &LatencyPage::refresh);
}

void LatencyPage::addCellChoice() {
  cellsLabel_ = new QLabel;
  cellsLabel_->setWordWrap(true);
  showDisks_ = new QPushButton(tr("&Show disks instead"));
  showDisks_->setObjectName(QStringLiteral("showDisks"));
  showDisks_->setToolTip(tr("Lets go of the cells that were chosen among the results."));
  connect(showDisks_, &QPushButton::clicked, this, [this] { context().selection.setCells({}); });
  choices()->addWidget(cellsLabel_);
  choices()->addWidget(showDisks_);
  choices()->addStretch();
  setTabOrder(diskList_, showDisks_);
}

void LatencyPage::addTable() {
  table_ = new LinesTable;
  table_->setObjectName(QStringLiteral("latencyTable"));
  table_->setAccessibleName(tr("Latencies of the cells that are shown"));
  table_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  copy_ = new QPushButton(tr("Cop&y the table"));
  copy_->setObjectName(QStringLiteral("copyTable"));
  connect(copy_, &QPushButton::clicked, this, [this] {
    table_->clearSelection();
    table_->copyRows();
    emit said(tr("The table was copied."));
  });
  auto* row = new QHBoxLayout;
  row->addStretch();
  row->addWidget(copy_);
  body()->addWidget(table_);
  body()->addLayout(row);
}

LatencyPage::Answer LatencyPage::answerOf(Database& database, Disks disks, const LatencyRequest& request) {
  Answer answer{std::move(disks), {}, false};
  if (!request.cells.empty()) {
    const auto cells = loadLatencyCells(database, request.cells);
    answer.ofCells = !cells.empty();
    if (answer.ofCells) {
      answer.picture = latencyPicture(cells, request.display);
      return answer;
    }
  }
  if (!answer.disks) answer.disks = loadDisks(database);
  const auto chosen = chosenDisks(*answer.disks, request.disks);
  answer.picture = latencyPicture(decidingCells(chosen), request.display);
  answer.picture.disks = diskChoices(*answer.disks, chosen);
  return answer;
}

QString LatencyPage::nothingYet() const {
  return tr("Nothing was measured yet: measure a disk to see how long its reads take.");
}

void LatencyPage::ask() {
  const LatencyRequest request{context().selection.cells(), context().selection.disks(),
                               context().preferences.display()};
  latest().ask([disks = disks_, request](Database& database) { return answerOf(database, disks, request); },
               [this](Answer answer) {
                 disks_ = std::move(answer.disks);
                 showPicture(answer.picture, answer.ofCells);
               },
               [this](const Error& error) { fail(error); });
}

void LatencyPage::showPicture(const LatencyPicture& picture, bool ofCells) {
  if (!ofCells && picture.disks.empty()) {
    invite(nothingYet());
    return;
  }
  const auto count = static_cast<int>(context().selection.cells().size());
  cellsLabel_->setText(tr("%n cell(s) chosen among the results are shown.", "", count));
  cellsLabel_->setVisible(ofCells);
  showDisks_->setVisible(ofCells);
  diskList_->parentWidget()->setVisible(!ofCells);
  if (!ofCells) diskList_->setChoices(picture.disks);
  table_->setRows(latencyColumns(), picture.rows);
  table_->setVisible(!picture.rows.empty());
  copy_->setVisible(!picture.rows.empty());
  showCharts(picture.charts, picture.notes,
             picture.rows.empty()
                 ? tr("No latencies were recorded of what is chosen: choose other disks, or cells among the results.")
                 : tr("Too few reads to draw anything: the table below tells what there is."));
}

}  // namespace merops::gui
