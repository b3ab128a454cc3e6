#include "tests/gui/support_table.h"

#include "results/recorder.h"
#include "tests/support/sample_results.h"

#include <sstream>

namespace merops::gui::test_table {

CellResult cellNumber(std::uint32_t number) {
  CellResult cell = test::sample_cell_result();
  cell.device = "nvme" + std::to_string(number % 3) + "n1";
  cell.cell.reader = "reader" + std::to_string(number % 4);
  cell.cell.depth = 1U << (number % 4);
  cell.cell.repetition = number % 3;
  cell.measurement.mb_per_s = {1000.0 + number, 990.0 + number, 1010.0 + number};
  cell.measurement.stamps.resize(1);
  cell.validity = static_cast<Validity>(number % 4);
  cell.flags.resize(number % 3);
  char time[40];
  std::snprintf(time, sizeof time, "2026-01-31T%02u:%02u:01.123Z", number / 60 % 24, number % 60);
  cell.started_utc = time;
  return cell;
}

std::vector<CellResult> cells(std::uint32_t count) {
  std::vector<CellResult> cells;
  for (std::uint32_t number = 0; number < count; ++number) cells.push_back(cellNumber(number));
  return cells;
}

void record(const std::filesystem::path& path, const std::string& campaign, const std::vector<CellResult>& cells) {
  std::ostringstream rescue;
  Database database = Database::open(path, {.access = DatabaseAccess::write});
  Recorder recorder(database, rescue);
  CampaignInfo info = test::sample_campaign();
  info.id = campaign;
  info.cells_planned = static_cast<std::uint32_t>(cells.size());
  recorder.campaign_started(info);
  for (std::uint32_t place = 0; place < cells.size(); ++place) {
    recorder.cell_ended(cells[place], place, info.cells_planned);
  }
  recorder.campaign_ended(CampaignEnd::finished, 0);
}

void Setting::open() {
  store.open(path);
  ASSERT_TRUE(QTest::qWaitFor([this] { return store.isIdle(); }));
}

ShownPage::ShownPage(Setting& setting) : page(setting.context) {
  QObject::connect(&page, &Page::said, &page, [this](const QString& text) { said.append(text); });
  QObject::connect(&page, &Page::failed, &page, [this](const QString& text, const QString& hint) {
    failed.append(text + QLatin1Char('\n') + hint);
  });
  page.resize(900, 600);
  page.show();
  EXPECT_TRUE(QTest::qWaitForWindowActive(&page));
}

bool ShownPage::settle() {
  return QTest::qWaitFor([this] {
    QCoreApplication::sendPostedEvents();
    return page.isSettled();
  });
}

QAction* ShownPage::action(const char* name) { return page.findChild<QAction*>(QString::fromLatin1(name)); }

QAbstractItemModel* ShownPage::model() { return page.findChild<QTableView*>(QStringLiteral("cells"))->model(); }

QString ShownPage::text(int row, CellColumn column) {
  return model()->index(row, static_cast<int>(column)).data().toString();
}

void ShownPage::select(int first, int last) {
  auto* view = page.findChild<QTableView*>(QStringLiteral("cells"));
  view->setFocus();
  const QItemSelection rows(view->model()->index(first, 0), view->model()->index(last, 0));
  view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  view->selectionModel()->setCurrentIndex(view->model()->index(first, 0), QItemSelectionModel::NoUpdate);
}

}  // namespace merops::gui::test_table
