#include "tests/gui/support_charts.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();

TEST(ChartValues, GivesARowAPointWithUnitsAbove) {
  LineChart chart;
  chart.x.title = QStringLiteral("Depth");
  chart.y.title = QStringLiteral("MB/s");
  chart.series = {{.name = QStringLiteral("raw"), .points = {{1, 1618.25, ChartSpread{1518, 1700.5, true}, {}}}},
                  {.name = QStringLiteral("theirs"), .documented = true, .points = {{8, kGap, {}, {}}}}};
  EXPECT_EQ(valuesText(chart), QStringLiteral("Series\tDepth\tMB/s\tLow\tHigh\tSpread\tRemark\n"
                                              "raw\t1\t1618.25\t1518\t1700.5\t95 % interval\t\n"
                                              "theirs\t8\t\t\t\t\tdocumented\n"));
}

TEST(ChartValues, GivesARowAGroupAndSeries) {
  const QStringList rows = valuesText(test::sampleBars()).split(u'\n');
  ASSERT_EQ(rows.size(), 8);
  EXPECT_EQ(rows[0], QStringLiteral("Group\tSeries\tThroughput (MB/s)\tLow\tHigh\tSpread\tLabel\tRemark"));
  EXPECT_EQ(rows[4], QStringLiteral("nvme1\twarm\t\t\t\t\tnot measured\t"));
  EXPECT_EQ(rows[5], QStringLiteral("sda\tcold\t420\t410\t430\t95 % interval\t420\twithdrawn"));
  EXPECT_EQ(rows[6], QStringLiteral("sda\twarm\t380\t375\t385\t95 % interval\t380\tdocumented"));
}

TEST(ChartValues, KeepsNamesInTheirCells) {
  LineChart chart;
  chart.series = {{.name = QStringLiteral("a\tb\nc"), .points = {{1, 2, {}, {}}}}};
  EXPECT_EQ(valuesText(chart).split(u'\n')[1], QStringLiteral("a b c\t1\t2\t\t\t\t"));
}

TEST(ChartValues, AChartWithGapsEqualsItself) {
  LineChart chart;
  chart.series = {test::lineThrough({1, kGap, 3})};
  LineChart other = chart;
  EXPECT_EQ(chart, other);
  other.series[0].points[1].y = 2;
  EXPECT_FALSE(chart == other);
}

}  // namespace
}  // namespace merops::gui
