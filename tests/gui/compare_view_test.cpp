#include "core/model/comparison.h"
#include "tests/gui/compare_view_fixture.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace merops::gui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr double kTolerance = 1e-9;

TEST_F(CompareViewTest, IsEmptyWithoutDisks) {
  EXPECT_THAT(view().known, IsEmpty());
  EXPECT_THAT(view().charts, IsEmpty());
}

TEST_F(CompareViewTest, HasABarForEachDiskWithItsRatioToTheFirst) {
  addDisk("Slow").addRuns("raw", 1, 1000);
  addDisk("Fast").addRuns("raw", 1, 1610);
  chooseAll();
  const CompareView seen = view();
  ASSERT_THAT(seen.charts, SizeIs(1));
  const BarChart& chart = seen.charts[0];
  EXPECT_EQ(chart.value.title, QStringLiteral("MB/s"));
  ASSERT_THAT(chart.series, SizeIs(2));
  EXPECT_TRUE(holds(chart.series[0].name, "Slow"));
  ASSERT_THAT(chart.groups, SizeIs(1));
  const std::vector<ChartBar>& bars = chart.groups[0].bars;
  EXPECT_NEAR(*bars[0].value, 1000, kTolerance);
  EXPECT_EQ(bars[0].label, QStringLiteral("1000"));
  EXPECT_NEAR(*bars[1].value, 1610, kTolerance);
  const RatioComparison expected = compare_samples(rates(0), rates(1));
  ASSERT_TRUE(expected.excludes_one());
  EXPECT_EQ(bars[1].label, QStringLiteral("1610  ×%1").arg(expected.ratio.value, 0, 'f', 2));
  const QString interval =
      QStringLiteral("[%1..%2]").arg(*expected.ratio.low, 0, 'f', 2).arg(*expected.ratio.high, 0, 'f', 2);
  EXPECT_TRUE(bars[1].about.contains(interval)) << bars[1].about.toStdString();
  EXPECT_TRUE(holds(bars[1].about, "Faster than Slow")) << bars[1].about.toStdString();
  EXPECT_TRUE(holds(bars[1].about, "Campaign 0000000000001002"));
  ASSERT_TRUE(bars[1].spread);
  EXPECT_TRUE(bars[1].spread->bounds);
}

TEST_F(CompareViewTest, ChangesItsBaseWithTheOrderOfChoosing) {
  addDisk("Slow").addRuns("raw", 1, 1000);
  addDisk("Fast").addRuns("raw", 1, 2000);
  wish_.disks = {campaigns_[1].identity(), campaigns_[0].identity()};
  const CompareView seen = view();
  EXPECT_TRUE(holds(seen.charts.at(0).series.at(0).name, "Fast"));
  EXPECT_TRUE(holds(seen.charts[0].groups.at(0).bars.at(1).label, "×0.50"));
  EXPECT_THAT(seen.compared, ElementsAre(campaigns_[1].identity(), campaigns_[0].identity()));
}

TEST_F(CompareViewTest, MarksRatiosThatMayBeOne) {
  addDisk("A").addRuns("raw", 1, 1000);
  addDisk("B").addRuns("raw", 1, 1001);
  chooseAll();
  EXPECT_TRUE(holds(view().charts.at(0).groups.at(0).bars.at(1).label, "≈×1.00"));
}

TEST_F(CompareViewTest, MarksRatiosOfTooFewRuns) {
  addDisk("A").addRuns("raw", 1, 1000, 2);
  addDisk("B").addRuns("raw", 1, 2000, 2);
  chooseAll();
  const ChartBar bar = view().charts.at(0).groups.at(0).bars.at(1);
  EXPECT_TRUE(holds(bar.label, "×2.00 ?")) << bar.label.toStdString();
  EXPECT_TRUE(holds(bar.about, "Too few runs"));
  ASSERT_TRUE(bar.spread);
  EXPECT_FALSE(bar.spread->bounds);
}

TEST_F(CompareViewTest, FollowsTheUnit) {
  addDisk("A").addRuns("raw", 1, 1600);
  wish_.display = Display(RateUnit::gigabytes);
  const BarChart chart = view().charts.at(0);
  EXPECT_EQ(chart.value.title, QStringLiteral("GB/s"));
  EXPECT_NEAR(*chart.groups.at(0).bars.at(0).value, 1.6, kTolerance);
  EXPECT_EQ(chart.groups[0].bars[0].label, QStringLiteral("1.60"));
}

TEST_F(CompareViewTest, ShowsLatenciesInMilliseconds) {
  addDisk("A").addRuns("raw", 1, 1000);
  addDisk("B").addRuns("raw", 1, 2000);
  chooseAll();
  wish_.measure = CompareMeasure::p50;
  const CompareView median = view();
  EXPECT_EQ(median.charts.at(0).value.scale, AxisScale::linear);
  EXPECT_NEAR(*median.charts[0].groups.at(0).bars.at(0).value, 2.654208, 0.05);
  EXPECT_TRUE(holds(median.charts[0].groups[0].bars.at(1).about, "Shorter than with A"));
  wish_.measure = CompareMeasure::p99;
  const CompareView tail = view();
  EXPECT_EQ(tail.charts.at(0).value.scale, AxisScale::decimal);
  EXPECT_NEAR(*tail.charts[0].groups.at(0).bars.at(0).value, 3 * 2.654208, 0.2);
}

TEST_F(CompareViewTest, SaysWhyThereIsNoTail) {
  ComparedCampaign& disk = addDisk("A");
  disk.addRuns("raw", 1, 1000, 2);
  for (CellResult& cell : disk.cells) ComparedCampaign::setLatency(cell, 50, 2e6);
  wish_.measure = CompareMeasure::p99;
  const ChartBar bar = view().charts.at(0).groups.at(0).bars.at(0);
  EXPECT_FALSE(bar.value);
  EXPECT_TRUE(holds(bar.label, "100 reads"));
}

TEST_F(CompareViewTest, SaysThatADiskWasNotMeasuredSo) {
  addDisk("A").addRuns("raw", 1, 1000);
  campaigns_[0].addRuns("io_uring", 1, 1100);
  addDisk("B").addRuns("raw", 1, 2000);
  chooseAll();
  const BarChart chart = view().charts.at(0);
  ASSERT_THAT(chart.groups, SizeIs(2));
  EXPECT_TRUE(holds(chart.groups[0].name, "io_uring"));
  EXPECT_FALSE(chart.groups[0].bars.at(1).value);
  EXPECT_EQ(chart.groups[0].bars[1].label, QStringLiteral("not measured"));
}

TEST_F(CompareViewTest, NeverPutsSizesInOneChartAndSaysThatTheyDiffer) {
  addDisk("A").addRuns("raw", 1, 1000);
  addDisk("B").addRuns("raw", 1, 2000);
  for (CellResult& cell : campaigns_[1].cells) cell.expert_bytes = cell.padded_bytes = 13996800;
  chooseAll();
  const CompareView seen = view();
  ASSERT_THAT(seen.charts, SizeIs(2));
  EXPECT_NE(seen.charts[0].title, seen.charts[1].title);
  for (const BarChart& chart : seen.charts) {
    const auto& bars = chart.groups.at(0).bars;
    EXPECT_NE(bars.at(0).value.has_value(), bars.at(1).value.has_value());
  }
  EXPECT_TRUE(holds(seen.findings.at(0), "cannot be compared")) << all(seen.findings);
  EXPECT_TRUE(holds(seen.findings[0], "the size of an expert (2.65\u00a0MB against 14.0\u00a0MB)"))
      << all(seen.findings);
}

TEST_F(CompareViewTest, CountsVerdictsOverAllCommonRows) {
  for (const double rate : {1000.0, 2000.0}) {
    ComparedCampaign& disk = addDisk(rate > 1500 ? "B" : "A");
    for (const std::uint32_t depth : {1U, 2U, 4U}) disk.addRuns("raw", depth, depth == 4 ? 3000 : rate);
  }
  chooseAll();
  const CompareView seen = view();
  EXPECT_TRUE(holds(seen.findings.at(0),
                    "of 3 comparable rows it is faster in 2 and slower in 0; no difference is "
                    "shown in 1"))
      << all(seen.findings);
}

/// All repetitions of a disk's rows at the depth.
void disturb(ComparedCampaign& disk, std::uint32_t depth) {
  for (CellResult& cell : disk.cells) {
    if (cell.cell.depth != depth) continue;
    cell.validity = Validity::contaminated;
    cell.validity_reason = "foreign reads";
  }
}

TEST_F(CompareViewTest, ComparesNoRowThatWasDisturbed) {
  addDisk("A").addRuns("raw", 1, 1000);
  campaigns_[0].addRuns("raw", 2, 1500);
  addDisk("B").addRuns("raw", 1, 500);
  campaigns_[1].addRuns("raw", 2, 3000);
  disturb(campaigns_[1], 1);
  chooseAll();
  const CompareView seen = view();
  const std::vector<ChartBar>& bars = seen.charts.at(0).groups.at(0).bars;
  EXPECT_NEAR(*bars.at(1).value, 500, kTolerance) << "it is drawn";
  EXPECT_EQ(bars[1].label, QStringLiteral("500, disturbed"));
  EXPECT_TRUE(holds(bars[1].about, "Disturbed, and not compared: foreign reads.")) << bars[1].about.toStdString();
  EXPECT_FALSE(holds(bars[1].about, "Ratio to")) << bars[1].about.toStdString();
  EXPECT_TRUE(holds(seen.charts[0].groups.at(1).bars.at(1).label, "×2.00"));
  EXPECT_TRUE(holds(seen.findings.at(0), "in all of 1 comparable")) << all(seen.findings);
  EXPECT_TRUE(holds(seen.findings[0], "1 row(s) of B (nvme2n1) and A (nvme1n1) are not compared: they were disturbed"))
      << all(seen.findings);
  EXPECT_FALSE(holds(seen.findings[0], "counterpart")) << all(seen.findings);
}

TEST_F(CompareViewTest, ComparesNothingWithADisturbedBase) {
  addDisk("A").addRuns("raw", 1, 1000);
  addDisk("B").addRuns("raw", 1, 500);
  disturb(campaigns_[0], 1);
  chooseAll();
  const CompareView seen = view();
  const std::vector<ChartBar>& bars = seen.charts.at(0).groups.at(0).bars;
  EXPECT_EQ(bars.at(0).label, QStringLiteral("1000, disturbed"));
  EXPECT_EQ(bars.at(1).label, QStringLiteral("500"));
  EXPECT_TRUE(holds(bars[1].about, "Not compared: A (nvme1n1) was disturbed")) << bars[1].about.toStdString();
  EXPECT_TRUE(seen.findings.at(0).startsWith(QStringLiteral("1 row(s) of B"))) << all(seen.findings);
  EXPECT_FALSE(holds(seen.findings[0], "slower")) << all(seen.findings);
}

TEST_F(CompareViewTest, SaysWhatIsLeftOut) {
  addDisk("A").addRuns("raw", 1, 1000);
  campaigns_[0].cells[0].validity = Validity::invalid;
  campaigns_[0].cells[1].validity = Validity::contaminated;
  const CompareView seen = view();
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "1 cell(s) of A (nvme1n1) do not count (failed, skipped,"))
      << all(seen.notes);
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "1 disturbed run(s)")) << all(seen.notes);
}

TEST_F(CompareViewTest, SaysThatRowsDifferInMoreThanTheirKey) {
  addDisk("A").addRuns("raw", 1, 1000);
  campaigns_[0].add("raw", 1, 1100).cell.cache = CacheMode::as_is;
  EXPECT_TRUE(holds(view().notes.join(QLatin1Char('\n')), "another source or with another cache setting"))
      << all(view().notes);
}

TEST_F(CompareViewTest, DrawsNoMoreThanItsCaps) {
  for (int i = 0; i < 12; ++i) {
    ComparedCampaign& disk = addDisk("Disk " + std::to_string(i));
    for (int reader = 0; reader < 30; ++reader) disk.add("reader" + std::to_string(reader), 1, 1000.0 + i);
  }
  chooseAll();
  const CompareView seen = view();
  EXPECT_THAT(seen.known, SizeIs(12));
  EXPECT_THAT(seen.compared, SizeIs(kMostComparedDisks));
  std::size_t groups = 0;
  for (const BarChart& chart : seen.charts) groups += chart.groups.size();
  EXPECT_EQ(groups, kMostCompareGroups);
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "6 group(s) of bars are not drawn")) << all(seen.notes);
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "Only the first 8")) << all(seen.notes);
}

TEST_F(CompareViewTest, SaysWhereOneIsFasterThroughout) {
  addDisk("A").addRuns("raw", 1, 1000);
  addDisk("B").addRuns("raw", 1, 2000);
  chooseAll();
  EXPECT_TRUE(holds(view().findings.at(0), "B (nvme2n1) is faster than A (nvme1n1) in all of 1"))
      << all(view().findings);
  wish_.measure = CompareMeasure::p50;
  EXPECT_TRUE(holds(view().findings.at(0), "Reads take longer on A (nvme1n1) than on B (nvme2n1)"))
      << all(view().findings);
}

TEST_F(CompareViewTest, ElidesLongNamesInSentencesOnly) {
  addDisk("A " + std::string(90, 'x')).addRuns("raw", 1, 1000);
  addDisk("B").addRuns("raw", 1, 2000);
  chooseAll();
  const CompareView seen = view();
  EXPECT_TRUE(holds(seen.findings.at(0), "…"));
  EXPECT_FALSE(holds(seen.findings[0], std::string(50, 'x').c_str()));
  EXPECT_TRUE(holds(seen.charts.at(0).series.at(0).name, std::string(90, 'x').c_str()));
}

TEST_F(CompareViewTest, TellsWhatDiffersInTheEnvironments) {
  addDisk("A").addRuns("raw", 1, 1000);
  addDisk("B", "usb").addRuns("raw", 1, 2000);
  chooseAll();
  const CompareView seen = view();
  const auto found = std::find_if(seen.environment.begin(), seen.environment.end(),
                                  [](const EnvironmentRow& row) { return row.fact == QStringLiteral("Transport"); });
  ASSERT_NE(found, seen.environment.end());
  EXPECT_EQ(found->first, QStringLiteral("nvme"));
  EXPECT_EQ(found->other, QStringLiteral("usb"));
}

TEST_F(CompareViewTest, SaysThatNothingCounts) {
  addDisk("A").add("raw", 1, 1000).validity = Validity::invalid;
  const CompareView seen = view();
  EXPECT_THAT(seen.known, SizeIs(1));
  EXPECT_THAT(seen.charts, IsEmpty());
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "Nothing that counts")) << all(seen.notes);
}

}  // namespace
}  // namespace merops::gui
