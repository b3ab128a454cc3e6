#include "gui/models/time_course.h"

#include "gui/models/time_rounds.h"
#include "gui/models/time_rows.h"
#include "tests/gui/support_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using lines_test::cell;
using lines_test::plainDisplay;
using lines_test::setCourse;
using lines_test::text;
using testing::DoubleEq;
using testing::ElementsAre;

TimeCourse twoRuns() {
  CellResult first = cell("io_uring", 8, 1000);
  CellResult second = cell("io_uring", 8, 1000, 1);
  setCourse(first, {1000, 1200});
  setCourse(second, {900, 400, 400});
  second.measurement.steadiness.changes = {{500'000'000, 900, 400, 0.001}};
  return {text("io_uring, 8 reads in flight"), text("io_uring at depth 8"), {first, second}};
}

TEST(TimeCourse, LaysRunsBehindOneAnother) {
  const TimeCourse course = twoRuns();
  EXPECT_THAT(startsOf(course), ElementsAre(0, DoubleEq(1), DoubleEq(2.5)));
  const LineChart chart = rateChart(course, plainDisplay(RateUnit::gigabytes));
  ASSERT_EQ(chart.series.size(), 2U);
  EXPECT_NE(chart.series[0].style, chart.series[1].style);
  EXPECT_DOUBLE_EQ(chart.series[0].points[0].x, 0.25);
  EXPECT_DOUBLE_EQ(chart.series[0].points[1].y, 1.2);
  EXPECT_DOUBLE_EQ(chart.series[1].points[0].x, 1.25);
  EXPECT_DOUBLE_EQ(chart.series[1].points[0].y, 0.9);
}

TEST(TimeCourse, MarksWhereRunsBeginAndWhereTheRateChanged) {
  const LineChart chart = rateChart(twoRuns(), plainDisplay());
  ASSERT_EQ(chart.marks.size(), 3U);
  EXPECT_TRUE(chart.marks[0].parts && chart.marks[1].parts);
  EXPECT_EQ(chart.marks[1].text, text("run 2"));
  EXPECT_DOUBLE_EQ(chart.marks[1].at, 1);
  EXPECT_FALSE(chart.marks[2].parts);
  EXPECT_DOUBLE_EQ(chart.marks[2].at, 1.5);
  EXPECT_EQ(chart.marks[2].text, text("900 to 400 MB/s"));
}

TEST(TimeCourse, ShowsTemperaturesOverTheSameAxis) {
  TimeCourse course = twoRuns();
  course.runs[0].measurement.surroundings.temperatures = {{0, 40}, {2'000'000'000, 50}};
  const LineChart chart = temperatureChart(course, plainDisplay());
  ASSERT_EQ(chart.series.size(), 1U) << "the second run has none";
  EXPECT_DOUBLE_EQ(chart.series[0].points[1].x, 2);
  EXPECT_DOUBLE_EQ(chart.series[0].points[1].y, 50);
  EXPECT_DOUBLE_EQ(startsOf(course)[1], 2) << "the next run begins behind the last temperature";
  EXPECT_EQ(chart.x.title, rateChart(course, plainDisplay()).x.title);
}

TEST(TimeCourse, SaysThatThereAreNoTemperatures) {
  const TimePicture picture = timePicture({twoRuns()}, plainDisplay());
  EXPECT_EQ(picture.charts.size(), 1U);
  EXPECT_TRUE(picture.notes.join(QLatin1Char('\n')).contains(text("no temperatures")));
}

TEST(TimeCourse, ShowsFlagsWhereTheirRunBegins) {
  TimeCourse course = twoRuns();
  course.runs[1].flags = {{"few-samples", "sample", "384 reads", "read longer"}, {"hot", "state", "80 °C", ""}};
  const LineChart chart = rateChart(course, plainDisplay());
  ASSERT_EQ(chart.series.size(), 3U);
  const ChartSeries& flags = chart.series[2];
  EXPECT_EQ(flags.shape, SeriesShape::points);
  ASSERT_EQ(flags.points.size(), 1U);
  EXPECT_DOUBLE_EQ(flags.points[0].x, 1);
  EXPECT_TRUE(flags.points[0].about.contains(text("few-samples: 384 reads (read longer)")));
  EXPECT_TRUE(flags.points[0].about.contains(text("hot: 80 °C")));
  EXPECT_TRUE(chart.marks[1].text.contains(text("few-samples")));
}

TEST(TimeCourse, ShowsTheRoundsOfAThoroughOne) {
  TimeCourse course = twoRuns();
  course.runs[0].measurement.steadiness.rounds = {1700, 1480, 1481, 1479, 1480, 1482};
  course.runs[0].measurement.steadiness.state = SteadyState::steady;
  course.runs[0].measurement.steadiness.first_round = 1;
  const LineChart chart = roundsChart(course, plainDisplay());
  ASSERT_EQ(chart.series.size(), 1U);
  EXPECT_EQ(chart.series[0].points.size(), 6U);
  EXPECT_DOUBLE_EQ(chart.series[0].points[0].x, 1);
  ASSERT_EQ(chart.marks.size(), 1U);
  EXPECT_DOUBLE_EQ(chart.marks[0].at, 2);
  EXPECT_EQ(timePicture({course}, plainDisplay()).charts.size(), 2U);
}

CellRow row(std::int64_t id, const std::string& reader, std::uint32_t depth, double mbPerS) {
  CellRow cell;
  cell.id = id;
  cell.index = static_cast<std::uint32_t>(id);
  cell.reader = reader;
  cell.depth = depth;
  cell.cache_state = CacheState::bypassed;
  cell.source_path = "/data/a";
  cell.device = "nvme0n1";
  cell.expert_bytes = lines_test::kExpertBytes;
  cell.state = CellState::measured;
  cell.validity = Validity::valid;
  cell.mb_per_s = {mbPerS, {}, {}};
  return cell;
}

TEST(TimeRows, GatherRepetitionsInTheOrderOfTheirMeasurement) {
  const auto rows =
      timeRows(std::vector{row(3, "io_uring", 8, 2000), row(2, "io_uring", 1, 900), row(1, "io_uring", 8, 1900)});
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_THAT(rows[0].ids, ElementsAre(1, 3));
  EXPECT_EQ(rowsWith(rows, {2}), std::vector<std::string>{rows[1].key});
}

TEST(TimeRows, LeaveOutWhatHasNoCourse) {
  CellRow failed = row(1, "io_uring", 8, 0), retracted = row(2, "io_uring", 8, 5000);
  failed.state = CellState::failed;
  retracted.standing.retracted_utc = "2026-01-31T12:00:00.000Z";
  EXPECT_TRUE(timeRows(std::vector{failed, retracted}).empty());
}

TEST(TimeRows, DecideByTheBestPastThePageCacheOfEachDisk) {
  CellRow warm = row(1, "buffered", 1, 9000), other = row(4, "io_uring", 2, 300);
  warm.cache_state = CacheState::warm;
  other.device = "sda";
  const auto rows = timeRows(std::vector{warm, row(2, "io_uring", 1, 900), row(3, "io_uring", 8, 2000), other});
  const auto deciding = decidingRows(rows);
  ASSERT_EQ(deciding.size(), 2U);
  EXPECT_EQ(deciding, rowsWith(rows, {3, 4}));
}

TEST(TimeRows, LetNoLuckyRunDecide) {
  const auto rows = timeRows(std::vector{row(1, "io_uring", 8, 2000), row(2, "io_uring", 8, 2000),
                                         row(3, "io_uring", 8, 2000), row(4, "io_uring", 4, 2100)});
  EXPECT_EQ(decidingRows(rows), rowsWith(rows, {1}));
}

TEST(TimeRows, AreNamedByWhatTellsThemApart) {
  CellRow cold = row(2, "io_uring", 8, 900);
  const auto same =
      timeRowNames(timeRows(std::vector{row(1, "io_uring", 8, 900), row(3, "io_uring", 4, 900)}), plainDisplay());
  EXPECT_EQ(same[0], text("io_uring, qd 8"));
  cold.cache_state = CacheState::cold;
  const auto names = timeRowNames(timeRows(std::vector{row(1, "io_uring", 8, 900), cold}), plainDisplay());
  EXPECT_EQ(names[1], text("io_uring, qd 8, through a cold page cache"));
}

TEST(TimeRows, TakeWhatThereIsWithoutADirectOne) {
  CellRow warm = row(1, "buffered", 1, 9000);
  warm.cache_state = CacheState::warm;
  EXPECT_EQ(decidingRows(timeRows(std::vector{warm})).size(), 1U);
}

}  // namespace
}  // namespace merops::gui
