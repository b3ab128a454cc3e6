#include "gui/models/latency_curve.h"
#include "gui/models/latency_histogram.h"
#include "gui/models/latency_load.h"
#include "gui/models/latency_table.h"
#include "tests/gui/support_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using lines_test::cell;
using lines_test::plainDisplay;
using lines_test::text;

LatencyCell at(CellResult result, const std::string& disk = "Kingston") {
  return {std::move(result), "0000000000000001", disk, "machine"};
}

std::vector<LatencySample> samplesOf(const std::vector<LatencyCell>& cells) {
  return latencySamples(cells, plainDisplay()).samples;
}

const ChartPoint* pointAt(const ChartSeries& series, double x) {
  const auto found = std::find_if(series.points.begin(), series.points.end(),
                                  [x](const ChartPoint& point) { return std::abs(point.x - x) < 1e-9; });
  return found == series.points.end() ? nullptr : &*found;
}

TEST(LatencySamples, MergeTheRepetitionsOfACell) {
  const auto samples = samplesOf({at(cell("io_uring", 8, 1000, 0, 300)), at(cell("io_uring", 8, 1100, 1, 200)),
                                  at(cell("io_uring", 4, 900, 0, 50))});
  ASSERT_EQ(samples.size(), 2U);
  EXPECT_EQ(samples[0].runs, 2U);
  EXPECT_EQ(samples[0].latency.n, 500U);
  EXPECT_TRUE(samples[0].latency.p99.has_value()) << "together they bound what neither does alone";
  EXPECT_EQ(Histogram::from_buckets(samples[0].buckets).count(), 500U);
  EXPECT_NE(samples[0].style, samples[1].style);
}

TEST(LatencySamples, SetAsideWhatWasNotValid) {
  CellResult disturbed = cell("io_uring", 8, 1000, 1, 200);
  disturbed.validity = Validity::contaminated;
  const auto samples = samplesOf({at(cell("io_uring", 8, 1000, 0, 300)), at(disturbed)});
  ASSERT_EQ(samples.size(), 1U);
  EXPECT_EQ(samples[0].latency.n, 300U);
  EXPECT_EQ(Histogram::from_buckets(samples[0].buckets).count(), 300U);
}

TEST(LatencySamples, KeepDisksApart) {
  EXPECT_EQ(samplesOf({at(cell("io_uring", 8, 1000), "A"), at(cell("io_uring", 8, 1000, 1), "B")}).size(), 2U);
}

TEST(LatencySamples, HaveNamesOfTheirOwn) {
  CellResult large = cell("io_uring", 8, 1000);
  large.expert_bytes = large.padded_bytes = 14'000'000;
  const auto samples = samplesOf({at(cell("io_uring", 8, 1000)), at(large)});
  ASSERT_EQ(samples.size(), 2U);
  EXPECT_NE(samples[0].name, samples[1].name);
}

TEST(LatencySamples, AreEightAtMostAndTheRestIsTold) {
  std::vector<LatencyCell> cells;
  for (std::uint32_t depth = 1; depth <= 10; ++depth) cells.push_back(at(cell("io_uring", depth, 1000)));
  CellResult failed = cell("io_uring", 11, 0);
  failed.state = CellState::failed;
  cells.push_back(at(failed));
  const LatencyPicture picture = latencyPicture(cells, plainDisplay());
  EXPECT_EQ(picture.rows.size(), kMostLatencySamples);
  EXPECT_TRUE(picture.notes.back().startsWith(text("3 "))) << qPrintable(picture.notes.back());
}

TEST(LatencyCurve, ReachesAsFarAsTheReadsBound) {
  const auto last = [](std::uint64_t reads) {
    const LineChart chart = quantileChart(samplesOf({at(cell("io_uring", 8, 1000, 0, reads))}), plainDisplay());
    return chart.series.empty() ? 0.0 : chart.series[0].points.back().x;
  };
  EXPECT_DOUBLE_EQ(last(5), 0);
  EXPECT_DOUBLE_EQ(last(34), 2);
  EXPECT_DOUBLE_EQ(last(366), 10);
  EXPECT_DOUBLE_EQ(last(367), 100);
  EXPECT_DOUBLE_EQ(last(3686), 100);
  EXPECT_DOUBLE_EQ(last(3687), 1000);
}

TEST(LatencyCurve, ShowsTheQuantilesWithTheirIntervals) {
  const auto samples = samplesOf({at(cell("io_uring", 8, 1000, 0, 10'000))});
  const LineChart chart = quantileChart(samples, plainDisplay());
  ASSERT_EQ(chart.series.size(), 1U);
  const ChartPoint* p50 = pointAt(chart.series[0], 2);
  const ChartPoint* p999 = pointAt(chart.series[0], 1000);
  ASSERT_TRUE(p50 != nullptr && p999 != nullptr);
  EXPECT_NEAR(p50->y, 1, 0.01);
  EXPECT_NEAR(p999->y, 10, 0.1);
  ASSERT_TRUE(p999->spread.has_value());
  EXPECT_LE(p999->spread->low, p999->y);
  EXPECT_TRUE(chart.series[0].band);
  EXPECT_TRUE(p50->about.contains(text("p50")));
}

TEST(LatencyCurve, NeverFalls) {
  const LineChart chart = quantileChart(samplesOf({at(cell("io_uring", 8, 1000, 0, 10'000))}), plainDisplay());
  const auto& points = chart.series.at(0).points;
  for (std::size_t i = 1; i < points.size(); ++i) {
    EXPECT_GT(points[i].x, points[i - 1].x);
    EXPECT_GE(points[i].y, points[i - 1].y * 0.99) << points[i].x;
  }
}

TEST(LatencyCurve, MarksTheQuantilesWithTheirValues) {
  const LineChart one = quantileChart(samplesOf({at(cell("io_uring", 8, 1000))}), plainDisplay());
  ASSERT_EQ(one.marks.size(), 3U);
  EXPECT_DOUBLE_EQ(one.marks[2].at, 100);
  EXPECT_TRUE(one.marks[0].text.startsWith(text("p50: 1.0"))) << qPrintable(one.marks[0].text);
  const LineChart two =
      quantileChart(samplesOf({at(cell("io_uring", 8, 1000)), at(cell("io_uring", 4, 1000))}), plainDisplay());
  EXPECT_EQ(two.marks[2].text, text("p99"));
}

TEST(LatencyCurve, TellsWhatASampleDoesNotBound) {
  const auto note = [](std::uint64_t reads) {
    return quantileNotes(samplesOf({at(cell("io_uring", 8, 1000, 0, reads))}), plainDisplay()).join(QLatin1Char(' '));
  };
  EXPECT_TRUE(note(366).contains(text("p99, which needs 367")));
  EXPECT_TRUE(note(367).contains(text("p99.9, which needs 3687")));
  EXPECT_TRUE(note(3687).isEmpty());
}

TEST(LatencyCurve, ShowsQuantilesThatCameWithoutAHistogram) {
  CellResult imported = cell("fio", 8, 1000);
  imported.measurement.histogram.clear();
  imported.measurement.latency.p50 = Estimate{2'000'000, {}, {}};
  const LineChart chart = quantileChart(samplesOf({at(imported)}), plainDisplay());
  ASSERT_EQ(chart.series.size(), 1U);
  EXPECT_DOUBLE_EQ(pointAt(chart.series[0], 2)->y, 2);
  EXPECT_FALSE(chart.series[0].band);
}

TEST(LatencyHistogram, HoldsEveryReadOnce) {
  HistogramBuckets buckets;
  for (std::uint64_t ns = 1000; ns < 200'000'000; ns = ns * 3 / 2) buckets.emplace_back(ns, ns % 97 + 1);
  double sum = 0;
  const auto bins = binsOf(buckets);
  for (const LatencyBin& bin : bins) sum += bin.share;
  EXPECT_NEAR(sum, 1, 1e-12);
  for (std::size_t i = 1; i < bins.size(); ++i) EXPECT_EQ(bins[i].from_ns, bins[i - 1].to_ns);
  EXPECT_TRUE(binsOf({}).empty());
}

TEST(LatencyHistogram, PutsEachReadIntoItsBin) {
  Histogram histogram;
  for (int i = 0; i < 3; ++i) histogram.record(1'000'000);
  histogram.record(10'000'000);
  const auto bins = binsOf(histogram.buckets());
  ASSERT_GT(bins.size(), 20U);
  EXPECT_LE(bins.front().from_ns, 1'000'000U);
  EXPECT_GT(bins.front().to_ns, 1'000'000U);
  EXPECT_DOUBLE_EQ(bins.front().share, 0.75);
  EXPECT_DOUBLE_EQ(bins.back().share, 0.25);
  EXPECT_DOUBLE_EQ(bins[1].share, 0);
}

TEST(LatencyHistogram, IsDrawnAsStepsInPerCent) {
  const LineChart chart = histogramChart(samplesOf({at(cell("io_uring", 8, 1000))}), plainDisplay());
  ASSERT_EQ(chart.series.size(), 1U);
  EXPECT_EQ(chart.series[0].shape, SeriesShape::steps);
  EXPECT_EQ(chart.x.scale, AxisScale::decimal);
  EXPECT_NEAR(chart.series[0].points.front().y, 99, 1e-9);
  EXPECT_DOUBLE_EQ(chart.series[0].points.back().y, 0);
}

TEST(LatencyTable, ShowsTheLongestWhereAQuantileIsNotBounded) {
  const auto rows = latencyRows(samplesOf({at(cell("io_uring", 8, 1000, 0, 100))}), plainDisplay());
  ASSERT_EQ(rows.size(), 1U);
  const QStringList columns = latencyColumns();
  ASSERT_EQ(rows[0].size(), columns.size());
  EXPECT_EQ(rows[0][1], text("100"));
  EXPECT_TRUE(rows[0][columns.indexOf(text("p99"))].contains(text("longest of 100")));
  EXPECT_TRUE(rows[0][columns.indexOf(text("p50"))].contains(QLatin1Char('[')));
  EXPECT_EQ(latencyText(rows).count(QLatin1Char('\n')), 2);
}

}  // namespace
}  // namespace merops::gui
