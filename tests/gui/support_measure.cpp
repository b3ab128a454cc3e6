#include "tests/gui/support_measure.h"

#include "results/query.h"

#include <QFileInfo>
#include <QProcess>

#include <gtest/gtest.h>

namespace merops::gui::test {
namespace {

QString text(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

QString meropsProgram() { return QStringLiteral(MEROPS_PROGRAM); }
QString standInProgram() { return QStringLiteral(MEROPS_MEASURE_CHILD); }

QString writeStore(const std::filesystem::path& folder) {
  const QString store = text(folder / "small.picchioflat");
  QProcess program;
  program.start(meropsProgram(), {QStringLiteral("synth"), QStringLiteral("--model"), QStringLiteral("qwen3-30b-a3b"),
                                  QStringLiteral("--size"), QStringLiteral("64MB"), QStringLiteral("-o"), store,
                                  QStringLiteral("--db"), text(folder / "synth.db")});
  program.waitForFinished(60'000);
  EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().constData();
  return store;
}

std::size_t cellsRecorded(const std::filesystem::path& path) {
  if (!std::filesystem::exists(path)) return 0;
  Database database = Database::open(path, {});
  CellFilter all;
  all.page.limit = 0;
  all.state = CellState::measured;
  return list_cells(database, all).size();
}

std::size_t workFolders(const std::filesystem::path& folder) {
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().filename().string().starts_with(".merops-")) ++count;
  }
  return count;
}

bool isAlive(qint64 process) { return QFileInfo::exists(QStringLiteral("/proc/%1").arg(process)); }

MeasurePlan quickMeasurement(const QString& store, const std::filesystem::path& database) {
  MeasurePlan plan;
  plan.kind = MeasureKind::measure;
  plan.path = store;
  plan.readers = {QStringLiteral("buffered"), QStringLiteral("mmap")};
  plan.depths = QStringLiteral("1,2");
  plan.sample = QStringLiteral("20");
  plan.quietWait = QStringLiteral("1ms");
  plan.database = text(database);
  plan.databaseIsDefault = false;
  return plan;
}

MeasurePlan quickQualification(const std::filesystem::path& folder, const std::filesystem::path& database) {
  MeasurePlan plan;
  plan.path = text(folder);
  plan.size = QStringLiteral("64MB");
  plan.budget = QStringLiteral("5m");
  plan.quietWait = QStringLiteral("1ms");
  plan.database = text(database);
  plan.databaseIsDefault = false;
  return plan;
}

}  // namespace merops::gui::test
