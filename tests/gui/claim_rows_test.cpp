#include "gui/models/claim_rows.h"

#include "gui/models/claim_table_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using testing::SizeIs;

ClaimCheck depthGain() {
  ClaimCheck check;
  check.what = "plateau over depth 1";
  check.numerator.plateau = true;
  check.denominator.depth = 1;
  check.differ = {"depth"};
  check.documented = {{"nvme", "nvme", 1.3, 1.3}};
  check.direction = ClaimDirection::above;
  check.to_measure = "merops measure STORE";
  return check;
}

/// A claim that is tried, one that cannot be, and one that was withdrawn in between.
ReferenceCatalogue catalogue() {
  ReferenceCatalogue catalogue;
  catalogue.claims.push_back({"W9", "a thread", "a withdrawn statement", {}, {}, "nobody could repeat it"});
  catalogue.claims.push_back({"X1", "a report", "a statement", {"one run"}, {depthGain()}, ""});
  catalogue.claims.push_back({"X2", "a talk", "decoding is faster", {}, {}, ""});
  return catalogue;
}

ClaimCells cells(std::uint32_t depth, double rate, int runs = 7) {
  ClaimCells made;
  made.campaign = "c1";
  made.order = 1;
  made.machine = "m";
  made.device = "nvme0n1";
  made.transport = "nvme";
  made.reader = "raw";
  made.depth = depth;
  made.expert_bytes = 2'654'208;
  made.regime = Regime::direct;
  made.key = {{"reader", "raw"}, {"depth", std::to_string(depth)}, {"cache", "bypassed"}, {"pages", "thp"}};
  for (int i = 0; i < runs; ++i) made.mb_per_s.push_back(rate * (1 + 0.005 * (i - runs / 2)));
  return made;
}

std::vector<ClaimRow> rowsOf(const std::vector<ClaimCells>& measured) {
  return claimRows(catalogue(), measured, Display(RateUnit::megabytes, QLocale::c()));
}

bool holds(const QString& text, const char* part) { return text.contains(QString::fromUtf8(part)); }

TEST(ClaimRows, SayWhatToRunWhereNothingWasMeasured) {
  const auto rows = rowsOf({});
  ASSERT_THAT(rows, SizeIs(3));
  EXPECT_EQ(rows[0].claim, QStringLiteral("X1: plateau over depth 1"));
  EXPECT_EQ(rows[0].standing, ClaimStanding::not_measured);
  EXPECT_EQ(rows[0].documented, QStringLiteral("1.3 (nvme)"));
  EXPECT_TRUE(holds(rows[0].reason, "merops measure STORE"));
  EXPECT_TRUE(rows[0].here.isEmpty());
  EXPECT_EQ(rows[1].standing, ClaimStanding::not_measurable);
}

TEST(ClaimRows, PutWithdrawnOnesLastWithTheReason) {
  const auto rows = rowsOf({});
  EXPECT_EQ(rows.back().standing, ClaimStanding::withdrawn);
  EXPECT_TRUE(holds(rows.back().claim, "W9"));
  EXPECT_TRUE(holds(rows.back().reason, "nobody could repeat it"));
}

TEST(ClaimRows, GiveTheRatioWithItsIntervalAndTheVerdictInWords) {
  const std::vector<ClaimCells> measured{cells(1, 1000), cells(4, 1300)};
  const auto rows = rowsOf(measured);
  ASSERT_THAT(rows, SizeIs(3));
  EXPECT_EQ(rows[0].standing, ClaimStanding::holds);
  EXPECT_EQ(rows[0].verdict, QStringLiteral("✓ Holds"));
  EXPECT_TRUE(holds(rows[0].here, "1.30 [")) << rows[0].here.toStdString();
  EXPECT_EQ(rows[0].disks, QStringLiteral("nvme0n1 (nvme)"));
  EXPECT_NEAR(*rows[0].ratio, 1.3, 1e-9);
  for (const char* part : {"a statement", "a report", "one run", "of 7 and 7 runs"}) {
    EXPECT_TRUE(holds(rows[0].details, part)) << part << " in\n" << rows[0].details.toStdString();
  }
  EXPECT_TRUE(holds(rows[0].about, "a statement"));
  EXPECT_TRUE(holds(rows[0].about, "a report"));
}

TEST(ClaimRows, SayThatOneDoesNotHold) {
  const std::vector<ClaimCells> measured{cells(1, 1000), cells(4, 3000)};
  EXPECT_EQ(rowsOf(measured)[0].standing, ClaimStanding::does_not_hold);
}

TEST(ClaimRows, SayWhyOneIsUndecided) {
  const std::vector<ClaimCells> measured{cells(1, 1000, 2), cells(4, 1300, 2)};
  const auto rows = rowsOf(measured);
  EXPECT_EQ(rows[0].standing, ClaimStanding::undecided);
  EXPECT_TRUE(holds(rows[0].reason, "Too few runs"));
  EXPECT_TRUE(holds(rows[0].details, "To narrow it: merops measure STORE"));
}

TEST(ClaimRows, HaveAVerdictInWordsForEachClaimOfTheBuiltInCatalogue) {
  const auto rows = claimRows(reference_catalogue(), {}, Display());
  EXPECT_GE(rows.size(), reference_catalogue().claims.size());
  for (const ClaimRow& row : rows) {
    EXPECT_FALSE(row.verdict.isEmpty());
    EXPECT_FALSE(row.reason.isEmpty()) << row.claim.toStdString();
    EXPECT_FALSE(row.about.isEmpty());
  }
}

QString claimAt(const QAbstractItemModel& model, int row) {
  return model.index(row, ClaimTableModel::kClaim).data().toString().left(2);
}

TEST(ClaimTable, IsAModel) {
  ClaimTableModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.show(rowsOf({}));
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.headerData(ClaimTableModel::kVerdict, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Verdict"));
  EXPECT_TRUE(holds(model.index(0, 0).data(Qt::ToolTipRole).toString(), "a report"));
}

TEST(ClaimTable, IsNotResetByTheSameRows) {
  ClaimTableModel model;
  model.show(rowsOf({}));
  const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
  model.show(rowsOf({}));
  EXPECT_EQ(reset.count(), 0);
}

TEST(ClaimTable, KeepsWithdrawnClaimsLastInEitherOrder) {
  ClaimTableModel model;
  SortedClaims sorted(model);
  model.show(rowsOf({}));
  sorted.sort(ClaimTableModel::kClaim, Qt::AscendingOrder);
  EXPECT_EQ(claimAt(sorted, 0), QStringLiteral("X1"));
  EXPECT_EQ(claimAt(sorted, 2), QStringLiteral("W9"));
  sorted.sort(ClaimTableModel::kClaim, Qt::DescendingOrder);
  EXPECT_EQ(claimAt(sorted, 0), QStringLiteral("X2"));
  EXPECT_EQ(claimAt(sorted, 2), QStringLiteral("W9"));
  EXPECT_TRUE(sorted.index(2, 0).data(ClaimTableModel::kWithdrawnRole).toBool());
}

TEST(ClaimTable, GivesItsRowsAsText) {
  ClaimTableModel model;
  model.show(rowsOf({}));
  const QStringList lines = rowsText(model, {0, 2}).split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 4);  // a header, two rows, and the end
  EXPECT_EQ(lines[0].count(QLatin1Char('\t')), ClaimTableModel::kColumns - 1);
  EXPECT_TRUE(lines[1].startsWith(QStringLiteral("X1")));
  EXPECT_TRUE(lines[2].startsWith(QStringLiteral("W9")));
}

}  // namespace
}  // namespace merops::gui
