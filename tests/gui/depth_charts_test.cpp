#include "gui/models/depth_charts.h"

#include "gui/models/depth_plateaus.h"
#include "gui/models/depth_sweeps.h"
#include "tests/gui/support_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using lines_test::campaign;
using lines_test::cell;
using lines_test::loaded;
using lines_test::plainDisplay;
using lines_test::text;
using testing::DoubleEq;
using testing::ElementsAre;

std::vector<report::Disk> oneDisk(const std::vector<CellResult>& cells) {
  return report::disks_of({loaded(campaign(), cells)});
}

/// Rates that rise to depth 4 and gain nothing from 8 on.
std::vector<CellResult> sweep(const std::string& reader) {
  return {cell(reader, 1, 1000), cell(reader, 2, 1500), cell(reader, 4, 1990), cell(reader, 8, 2000)};
}

std::vector<double> xs(const ChartSeries& series) {
  std::vector<double> values;
  for (const ChartPoint& point : series.points) values.push_back(point.x);
  return values;
}

std::vector<double> ys(const ChartSeries& series) {
  std::vector<double> values;
  for (const ChartPoint& point : series.points) values.push_back(point.y);
  return values;
}

DepthPicture pictureOf(const std::vector<report::Disk>& disks, DepthRequest request = {{}, {}, plainDisplay()},
                       const ReferenceCatalogue& catalogue = {}) {
  return depthPicture(disks, request, catalogue);
}

TEST(DepthCharts, ShowRatesOverDepthInTheChosenUnit) {
  const auto disks = oneDisk(sweep("io_uring"));
  const DepthPicture picture = pictureOf(disks, {{}, {}, plainDisplay(RateUnit::gigabytes)});
  ASSERT_EQ(picture.charts.size(), 2U);
  const LineChart& rate = picture.charts[0];
  EXPECT_EQ(rate.x.scale, AxisScale::binary);
  EXPECT_EQ(rate.y.title, text("GB/s"));
  ASSERT_EQ(rate.series.size(), 1U);
  EXPECT_EQ(rate.series[0].name, text("io_uring"));
  EXPECT_THAT(xs(rate.series[0]), ElementsAre(1, 2, 4, 8));
  EXPECT_THAT(ys(rate.series[0]), ElementsAre(DoubleEq(1), DoubleEq(1.5), DoubleEq(1.99), DoubleEq(2)));
  EXPECT_DOUBLE_EQ(rate.series[0].points[1].spread->high, 1.65);
}

TEST(DepthCharts, ShowP99InMillisecondsOnALogarithmicScale) {
  const LineChart p99 = pictureOf(oneDisk(sweep("io_uring"))).charts.at(1);
  EXPECT_EQ(p99.y.scale, AxisScale::decimal);
  ASSERT_EQ(p99.series.size(), 1U);
  for (const ChartPoint& point : p99.series[0].points) EXPECT_NEAR(point.y, 1, 0.01);
}

TEST(DepthCharts, SayWhereASampleBoundsNoP99) {
  auto cells = sweep("io_uring");
  cells[3] = cell("io_uring", 8, 2000, 0, 366);
  const DepthPicture some = pictureOf(oneDisk(cells));
  EXPECT_THAT(xs(some.charts.at(1).series.at(0)), ElementsAre(1, 2, 4));
  EXPECT_TRUE(some.notes.join(QLatin1Char('\n')).contains(text("367")));
  const DepthPicture none = pictureOf(oneDisk({cell("io_uring", 1, 1000, 0, 100), cell("io_uring", 2, 1, 0, 100)}));
  EXPECT_EQ(none.charts.size(), 1U);
}

TEST(DepthCharts, DrawABandOnlyOfIntervals) {
  EXPECT_TRUE(pictureOf(oneDisk(sweep("io_uring"))).charts[0].series[0].band);
  auto repeated = sweep("io_uring");
  repeated.push_back(cell("io_uring", 8, 1900, 1));
  const ChartSeries few = pictureOf(oneDisk(repeated)).charts[0].series[0];
  EXPECT_FALSE(few.band);
  EXPECT_FALSE(few.points.back().spread->bounds);
  EXPECT_DOUBLE_EQ(few.points.back().spread->low, 1900);
}

TEST(DepthCharts, MarkThePlateauWithItsRate) {
  const DepthPicture picture = pictureOf(oneDisk(sweep("io_uring")));
  ASSERT_EQ(picture.charts[0].marks.size(), 1U);
  const ChartMark& mark = picture.charts[0].marks[0];
  EXPECT_DOUBLE_EQ(mark.at, 4);
  EXPECT_TRUE(mark.vertical);
  EXPECT_TRUE(mark.text.contains(text("1990 MB/s"))) << qPrintable(mark.text);
}

TEST(DepthCharts, MarkNoPlateauWhileTheRateStillRises) {
  const DepthPicture picture = pictureOf(oneDisk({cell("io_uring", 1, 1000), cell("io_uring", 2, 1500)}));
  EXPECT_TRUE(picture.charts[0].marks.empty());
  EXPECT_TRUE(picture.notes.join(QLatin1Char('\n')).contains(text("still rising")));
}

TEST(DepthCharts, KeepEachReadersStyleWhateverIsChosen) {
  auto cells = sweep("io_uring");
  for (const CellResult& other : sweep("flat-direct")) cells.push_back(other);
  const auto disks = oneDisk(cells);
  const auto styleOf = [&](const QStringList& readers) {
    const DepthPicture picture = pictureOf(disks, {{}, readers, plainDisplay()});
    for (const ChartSeries& series : picture.charts[0].series) {
      if (series.name == text("io_uring")) return static_cast<int>(series.style);
    }
    return -1;
  };
  EXPECT_EQ(styleOf({}), styleOf({text("io_uring")}));
  EXPECT_EQ(pictureOf(disks, {{}, {text("io_uring")}, plainDisplay()}).charts[0].series.size(), 1U);
}

TEST(DepthCharts, ShowTheBestFewReadersUnlessSomeAreChosen) {
  std::vector<CellResult> cells;
  for (int i = 0; i < 6; ++i) cells.push_back(cell("reader" + std::to_string(i), 1, 1000 + 100 * i));
  const DepthPicture picture = pictureOf(oneDisk(cells));
  ASSERT_EQ(picture.readers.size(), 6U);
  EXPECT_EQ(picture.readers[0].key, "reader5");
  EXPECT_TRUE(picture.readers[3].chosen);
  EXPECT_FALSE(picture.readers[4].chosen);
}

TEST(DepthCharts, PutOnlyWhatIsComparableIntoOneChart) {
  auto cells = sweep("io_uring");
  for (CellResult larger : sweep("io_uring")) {
    larger.source_path = "/data/b";
    larger.expert_bytes = 13'996'800;
    cells.push_back(larger);
  }
  for (CellResult cold : sweep("buffered")) {
    cold.cache_state = CacheState::cold;
    cells.push_back(cold);
  }
  CampaignInfo info = campaign();
  info.sources.push_back(info.sources.front());
  info.sources.back().path = "/data/b";
  const DepthPicture picture = pictureOf(report::disks_of({loaded(info, cells)}));
  ASSERT_EQ(picture.charts.size(), 6U);
  for (const LineChart& chart : picture.charts) EXPECT_EQ(chart.series.size(), 1U) << qPrintable(chart.title);
}

TEST(DepthCharts, LayDisksOverOneAnother) {
  const auto disks = report::disks_of({loaded(campaign("0000000000000001", "Kingston"), sweep("io_uring")),
                                       loaded(campaign("0000000000000002", "Samsung"), sweep("io_uring"))});
  const DepthRequest both{{identityOf(disks[0]), identityOf(disks[1])}, {}, plainDisplay()};
  const LineChart chart = pictureOf(disks, both).charts.at(0);
  ASSERT_EQ(chart.series.size(), 2U);
  EXPECT_NE(chart.series[0].style, chart.series[1].style);
  EXPECT_TRUE(chart.series[0].name.contains(text("Kingston")));
  ASSERT_EQ(chart.marks.size(), 1U) << "both plateaus begin at one depth";
  EXPECT_EQ(pictureOf(disks).charts.at(0).series.size(), 1U) << "the best alone unless some are chosen";
}

TEST(DepthCharts, SplitWhatStylesCannotTellApart) {
  std::vector<CellResult> cells;
  QStringList readers;
  for (int i = 0; i < 10; ++i) {
    cells.push_back(cell("reader" + std::to_string(i), 1, 1000));
    readers.push_back(text("reader%1").arg(i));
  }
  const DepthPicture picture = pictureOf(oneDisk(cells), {{}, readers, plainDisplay()});
  ASSERT_EQ(picture.charts.size(), 4U);
  EXPECT_EQ(picture.charts[0].series.size(), kChartStyles);
  EXPECT_EQ(picture.charts[2].series.size(), 2U);
}

TEST(DepthCharts, LeaveOutMoreThanCanBeLookedAtAndSaySo) {
  CampaignInfo info = campaign();
  std::vector<CellResult> cells;
  for (int i = 0; i < 30; ++i) {
    CellResult one = cell("io_uring", 1, 1000);
    one.expert_bytes = 1'000'000 + static_cast<std::uint64_t>(i) * 100'000;
    one.source_path = "/data/" + std::to_string(i);
    info.sources.push_back(info.sources.front());
    info.sources.back().path = one.source_path;
    cells.push_back(one);
  }
  const DepthPicture picture = pictureOf(report::disks_of({loaded(info, cells)}));
  EXPECT_EQ(picture.charts.size(), kMostDepthCharts);
  EXPECT_TRUE(picture.notes.back().contains(text("18")));
}

ReferenceRow documentedRow(const std::string& id, std::uint32_t depth, double mbPerS) {
  ReferenceRow row;
  row.id = id;
  row.source = "A roadmap";
  row.disk = "their SSD";
  row.transport = "nvme";
  row.kinds = {SourceKind::store};
  row.expert_bytes = lines_test::kExpertBytes;
  row.in_flight = depth;
  row.mb_per_s = mbPerS;
  return row;
}

TEST(DepthCharts, ShowDocumentedSweepsOfTheRegimeDashed) {
  ReferenceCatalogue catalogue;
  catalogue.rows = {documentedRow("A4-x-qd2", 2, 1969), documentedRow("A4-x-qd1", 1, 1499)};
  const LineChart chart = pictureOf(oneDisk(sweep("io_uring")), {{}, {}, plainDisplay()}, catalogue).charts[0];
  ASSERT_EQ(chart.series.size(), 2U);
  EXPECT_FALSE(chart.series[0].documented);
  EXPECT_TRUE(chart.series[1].documented);
  EXPECT_THAT(xs(chart.series[1]), ElementsAre(1, 2));
  EXPECT_THAT(ys(chart.series[1]), ElementsAre(1499, 1969));
  EXPECT_TRUE(chart.series[1].name.startsWith(text("documented A4-x,"))) << qPrintable(chart.series[1].name);
}

TEST(DepthSweeps, AreOfTheSameRegimeOnly) {
  const auto disks = oneDisk(sweep("io_uring"));
  const CellGroup& row = disks[0].groups.front();
  const auto count = [&](const std::function<void(ReferenceRow&)>& change) {
    ReferenceCatalogue catalogue;
    catalogue.rows = {documentedRow("X-1", 1, 1), documentedRow("X-2", 2, 2)};
    for (ReferenceRow& one : catalogue.rows) change(one);
    return sweepsBeside(row, "nvme", catalogue).size();
  };
  EXPECT_EQ(count([](ReferenceRow&) {}), 1U);
  EXPECT_EQ(count([](ReferenceRow& one) { one.transport = "usb"; }), 0U);
  EXPECT_EQ(count([](ReferenceRow& one) { one.regime = Regime::buffered_cold; }), 0U);
  EXPECT_EQ(count([](ReferenceRow& one) { one.expert_bytes *= 2; }), 0U);
  EXPECT_EQ(count([](ReferenceRow& one) { one.kinds = {SourceKind::container}; }), 0U);
  EXPECT_EQ(count([](ReferenceRow& one) { one.withdrawn = "wrong"; }), 0U);
  EXPECT_EQ(count([](ReferenceRow& one) { one.model = one.id; }), 0U) << "rows of two sweeps are no sweep";
}

TEST(DepthSweeps, StandInTheBuiltInCatalogue) {
  const auto disks = oneDisk(sweep("io_uring"));
  const auto sweeps = sweepsBeside(disks[0].groups.front(), "nvme", reference_catalogue());
  const auto a4 = std::find_if(sweeps.begin(), sweeps.end(), [](const DocumentedSweep& one) {
    return one.name.startsWith(text("documented A4-qwen,"));
  });
  ASSERT_NE(a4, sweeps.end());
  EXPECT_EQ(a4->rows.front()->in_flight, 1U);
}

TEST(LinesDisks, KeepTheNewestOfADiskMeasuredTwice) {
  CampaignInfo older = campaign("0000000000000001"), newer = campaign("0000000000000002");
  newer.started_utc = "2026-02-01T12:00:00.000Z";
  const auto disks =
      newestOfEach(report::disks_of({loaded(older, sweep("io_uring")), loaded(newer, {cell("io_uring", 1, 500)})}));
  ASSERT_EQ(disks.size(), 1U);
  EXPECT_EQ(disks[0].campaign.info.id, newer.id);
}

}  // namespace
}  // namespace merops::gui
