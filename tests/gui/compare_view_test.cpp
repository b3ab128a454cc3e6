#include "gui/models/compare_view.h"

#include "core/model/comparison.h"
#include "tests/gui/support_compare.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using test::ComparedCampaign;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr double kTolerance = 1e-9;

bool holds(const QString& text, const char* part) { return text.contains(QString::fromUtf8(part)); }
std::string all(const QStringList& texts) { return texts.join(QLatin1Char('\n')).toStdString(); }

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

class CompareViewTest : public testing::Test {
 protected:
  std::vector<ComparedCampaign> campaigns_{};
  ReferenceCatalogue catalogue_{};
  CompareWish wish_{};

  ComparedCampaign& addDisk(const std::string& model, const std::string& transport = "nvme") {
    return campaigns_.emplace_back(static_cast<std::uint32_t>(campaigns_.size() + 1), model, transport);
  }
  CompareView view() {
    std::vector<report::LoadedCampaign> loaded;
    for (const ComparedCampaign& campaign : campaigns_) loaded.push_back(campaign.loaded());
    wish_.display = Display(wish_.display.rateUnit(), QLocale::c());
    return compareView(comparedDisks(report::disks_of(loaded)), catalogue_, wish_);
  }
  void chooseAll() {
    wish_.disks.clear();
    for (const ComparedCampaign& campaign : campaigns_) wish_.disks.push_back(campaign.identity());
  }
  std::vector<double> rates(std::size_t disk) const {
    std::vector<double> values;
    for (const CellResult& cell : campaigns_[disk].cells) values.push_back(cell.measurement.mb_per_s.value);
    return values;
  }
};

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
  EXPECT_TRUE(holds(chart.groups[0].name, "io_uring past the page cache"));
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

TEST_F(CompareViewTest, SaysWhatIsLeftOut) {
  addDisk("A").addRuns("raw", 1, 1000);
  campaigns_[0].cells[0].validity = Validity::invalid;
  campaigns_[0].cells[1].validity = Validity::contaminated;
  const CompareView seen = view();
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "1 cell(s) of A (nvme1n1) do not count")) << all(seen.notes);
  EXPECT_TRUE(holds(seen.notes.join(QLatin1Char('\n')), "1 disturbed run(s)")) << all(seen.notes);
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
