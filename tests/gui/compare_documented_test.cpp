#include "tests/gui/compare_view_fixture.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace merops::gui {
namespace {

using testing::SizeIs;

constexpr double kTolerance = 1e-9;

ReferenceRow documentedRow(const std::string& id, double mbPerS) {
  ReferenceRow row;
  row.id = id;
  row.source = "a report";
  row.machine = "their machine";
  row.disk = "their disk";
  row.os = "an OS";
  row.model = "their model";
  row.transport = "nvme";
  row.kinds = {SourceKind::store};
  row.expert_bytes = 2654208;
  row.mb_per_s = mbPerS;
  row.p50_us = 1762;
  row.reads = 384;
  row.flags = {"faster of two runs"};
  return row;
}

TEST_F(CompareViewTest, PutsDocumentedRowsBesideOneDisk) {
  addDisk("A").addRuns("raw", 1, 1000);
  catalogue_.rows = {documentedRow("R1", 500)};
  const BarChart chart = view().charts.at(0);
  ASSERT_THAT(chart.series, SizeIs(2));
  EXPECT_TRUE(chart.series[1].documented);
  const ChartBar& bar = chart.groups.at(0).bars.at(1);
  EXPECT_TRUE(bar.documented);
  EXPECT_FALSE(bar.withdrawn);
  EXPECT_NEAR(*bar.value, 500, kTolerance);
  for (const char* part : {"R1", "a report", "their machine", "their disk", "their model", "faster of two runs", "384",
                           "measured here: 2.00 times that"}) {
    EXPECT_TRUE(holds(bar.about, part)) << part << " in\n" << bar.about.toStdString();
  }
  wish_.measure = CompareMeasure::p50;
  EXPECT_NEAR(*view().charts.at(0).groups.at(0).bars.at(1).value, 1.762, kTolerance);
  wish_.measure = CompareMeasure::p99;  // the row tells none
  EXPECT_THAT(view().charts.at(0).series, SizeIs(1));
  wish_.measure = CompareMeasure::rate;
  wish_.documented = false;
  EXPECT_THAT(view().charts.at(0).series, SizeIs(1));
}

TEST_F(CompareViewTest, ShowsWithdrawnRowsButComparesNothingWithThem) {
  addDisk("A").addRuns("raw", 1, 1000);
  catalogue_.rows = {documentedRow("R1", 500), documentedRow("W1", 1900)};
  catalogue_.rows[1].withdrawn = "it was the page cache's rate";
  const std::vector<ChartBar> bars = view().charts.at(0).groups.at(0).bars;
  ASSERT_THAT(bars, SizeIs(3));
  EXPECT_FALSE(bars[1].withdrawn);
  EXPECT_TRUE(bars[2].withdrawn);
  EXPECT_TRUE(holds(bars[2].about, "Withdrawn: it was the page cache's rate"));
  EXPECT_FALSE(holds(bars[2].about, "times that")) << bars[2].about.toStdString();
  EXPECT_FALSE(holds(bars[2].label, "×"));
}

TEST_F(CompareViewTest, DrawsNoWithdrawnBarThatDwarfsWhatWasMeasured) {
  addDisk("A").addRuns("raw", 1, 1000);
  catalogue_.rows = {documentedRow("R1", 10500), documentedRow("W1", 44670)};
  catalogue_.rows[1].withdrawn = "it was the page cache's rate";
  const std::vector<ChartBar> bars = view().charts.at(0).groups.at(0).bars;
  ASSERT_THAT(bars, SizeIs(3));
  EXPECT_TRUE(bars[1].value);
  EXPECT_FALSE(bars[2].value);
  EXPECT_TRUE(bars[2].withdrawn);
  EXPECT_EQ(bars[2].label, QStringLiteral("44670, W1: beyond the scale"));
}

TEST_F(CompareViewTest, ShowsRowsOfAnUntoldCacheBesideBufferedOnesOnly) {
  addDisk("A").addRuns("raw", 1, 1000);
  campaigns_[0].addRuns("buffered", 1, 900);
  for (CellResult& cell : campaigns_[0].cells) {
    if (cell.cell.reader == "buffered") cell.cache_state = CacheState::cold;
  }
  catalogue_.rows = {documentedRow("U1", 500)};
  catalogue_.rows[0].regime = Regime::buffered_unknown;
  const BarChart chart = view().charts.at(0);
  ASSERT_THAT(chart.groups, SizeIs(2));
  EXPECT_FALSE(chart.groups[0].bars.at(1).value);
  EXPECT_TRUE(chart.groups[1].bars.at(1).value);
  EXPECT_TRUE(holds(chart.groups[1].bars[1].about, "nothing is compared with it"));
  EXPECT_FALSE(holds(chart.groups[1].bars[1].about, "times that"));
}

TEST_F(CompareViewTest, ShowsRowsOfOtherLinksWhereThereAreNone) {
  addDisk("A", "virtual").addRuns("raw", 1, 1000);
  catalogue_.rows = {documentedRow("N1", 500), documentedRow("N2", 600), documentedRow("N3", 700),
                     documentedRow("U1", 300), documentedRow("X1", 400)};
  catalogue_.rows[0].expert_bytes = 3600000;  // the farthest
  catalogue_.rows[1].expert_bytes = 2900000;
  catalogue_.rows[3].transport = "usb";
  catalogue_.rows[4].transport = "unknown";  // stands for no link
  const std::vector<ChartBar> bars = view().charts.at(0).groups.at(0).bars;
  ASSERT_THAT(bars, SizeIs(4));
  EXPECT_EQ(bars[1].label, QStringLiteral("700, N3 (NVMe)"));
  EXPECT_EQ(bars[2].label, QStringLiteral("300, U1 (USB)"));
  EXPECT_EQ(bars[3].label, QStringLiteral("600, N2 (NVMe)"));
  for (std::size_t i = 1; i < bars.size(); ++i) EXPECT_TRUE(bars[i].documented && !bars[i].withdrawn);
  EXPECT_NEAR(*bars[1].value, 700, kTolerance);
  EXPECT_TRUE(
      holds(bars[1].about, "A result over another link (NVMe; here: virtual disk): nothing is compared with it."))
      << bars[1].about.toStdString();
  EXPECT_FALSE(holds(bars[1].about, "times that")) << bars[1].about.toStdString();
}

TEST_F(CompareViewTest, LeavesRowsOfOtherLinksAwayWhereADiskHasItsOwn) {
  addDisk("A", "virtual").addRuns("raw", 1, 1000);
  addDisk("B", "usb").addRuns("raw", 1, 300);
  chooseAll();
  catalogue_.rows = {documentedRow("N1", 500), documentedRow("U1", 300)};
  catalogue_.rows[1].transport = "usb";
  const std::vector<ChartBar> bars = view().charts.at(0).groups.at(0).bars;
  ASSERT_THAT(bars, SizeIs(3));
  EXPECT_EQ(bars[2].label, QStringLiteral("300, U1"));
}

TEST_F(CompareViewTest, DrawsNoBarOfAnotherLinkThatDwarfsWhatWasMeasured) {
  addDisk("A", "usb").addRuns("raw", 1, 300);
  catalogue_.rows = {documentedRow("N1", 1480)};
  const ChartBar bar = view().charts.at(0).groups.at(0).bars.at(1);
  EXPECT_FALSE(bar.value);
  EXPECT_EQ(bar.label, QStringLiteral("1480, N1 (NVMe): beyond the scale"));
}

}  // namespace
}  // namespace merops::gui
