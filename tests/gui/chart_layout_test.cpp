#include "gui/charts/bar_layout.h"
#include "gui/charts/bar_picture.h"
#include "gui/charts/line_picture.h"
#include "gui/charts/marks.h"
#include "gui/charts/thinning.h"
#include "gui/charts/ticks.h"
#include "gui/charts/walk.h"
#include "tests/gui/support_charts.h"

#include <QFontMetricsF>
#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
constexpr QSizeF kSize(800, 400);

Look look() { return {ChartColors(QPalette()), QFont(), QLocale::c(), {30, 20}}; }

QStringList list(std::initializer_list<const char*> words) {
  QStringList made;
  for (const char* word : words) made << QString::fromLatin1(word);
  return made;
}

QStringList texts(const AxisRange& range, double length, const QLocale& locale = QLocale::c()) {
  QStringList found;
  for (const Tick& tick : ticksOf(range, length, locale, [](const QString&) { return 40.0; })) found << tick.text;
  return found;
}

TEST(ChartTicks, AreRoundOnALinearAxis) {
  EXPECT_EQ(texts({0, 1000, AxisScale::linear}, 250), list({"0", "200", "400", "600", "800", "1000"}));
  EXPECT_EQ(texts({0, 0.5, AxisScale::linear}, 250).last(), QStringLiteral("0.5"));
}

TEST(ChartTicks, ArePowersOfTwoOnABinaryAxis) {
  EXPECT_EQ(texts({1, 32, AxisScale::binary}, 400), list({"1", "2", "4", "8", "16", "32"}));
  EXPECT_EQ(texts({1, 64, AxisScale::binary}, 150), list({"1", "4", "16", "64"}));
}

TEST(ChartTicks, AreOneTwoFiveOrDecadesOnADecimalAxis) {
  EXPECT_EQ(texts({0.5, 20, AxisScale::decimal}, 400), list({"0.5", "1", "2", "5", "10", "20"}));
  EXPECT_EQ(texts({1, 10000, AxisScale::decimal}, 200), list({"1", "10", "100", "1000", "10000"}));
}

TEST(ChartTicks, StillTellWithinADecade) {
  EXPECT_GE(texts({1100, 1900, AxisScale::decimal}, 400).size(), 3);
  EXPECT_GE(texts({17, 30, AxisScale::binary}, 400).size(), 3);
}

TEST(ChartTicks, ASingleDepthHasNoneBelowOne) {
  const auto around = [](double value, AxisScale scale) {
    RangeOf range({.scale = scale});
    range.add(value);
    return std::pair(range.round(), range.close());
  };
  const auto [round, close] = around(1, AxisScale::binary);
  EXPECT_EQ(texts(round, 400), list({"1", "2"}));
  EXPECT_EQ(texts(close, 400), list({"1", "2"}));
  EXPECT_EQ(texts(around(8, AxisScale::binary).second, 400), list({"4", "8", "16"}));
  EXPECT_LT(around(0.5, AxisScale::binary).first.low, 0.5) << "it still has room";
}

TEST(ChartTicks, FollowTheLocale) {
  const QLocale italian(QLocale::Italian, QLocale::Italy);
  EXPECT_TRUE(texts({0, 0.5, AxisScale::linear}, 250, italian).contains(QStringLiteral("0,1")));
}

TEST(ChartThinning, KeepsAllOfFewPoints) {
  const auto points = test::lineThrough({5, 1, 9}).points;
  EXPECT_THAT(pointsToDraw(points, {0, 2, {}}, {0, 10, {}}, 1), ElementsAre(0U, 1U, 2U));
}

TEST(ChartThinning, KeepsExtremesOfManyPoints) {
  std::vector<double> y(100'000, 50);
  y[12'345] = 999;
  y[77'777] = -3;
  auto points = test::lineThrough(y).points;
  points[40'000].spread = ChartSpread{50, 2000, true};
  points[60'000].y = kGap;
  const auto kept = pointsToDraw(points, {0, 1e5, {}}, {-10, 2000, {}}, 500);
  EXPECT_LE(kept.size(), 5U * 500U);
  EXPECT_TRUE(std::is_sorted(kept.begin(), kept.end()));
  for (const std::size_t one : {12'345U, 77'777U, 40'000U, 60'000U}) {
    EXPECT_THAT(kept, testing::Contains(one));
  }
}

TEST(LinePicture, DrawsAGapAsTwoLines) {
  LineChart chart;
  chart.series = {test::lineThrough({1, 2, kGap, 4, 5})};
  const Picture picture = drawLines(chart, look(), kSize);
  ASSERT_THAT(picture.lines, SizeIs(2));
  EXPECT_THAT(picture.targets, SizeIs(4));
}

TEST(LinePicture, WhatIsNotAboveZeroIsAGapOnALogarithmicAxis) {
  LineChart chart;
  chart.y.scale = AxisScale::decimal;
  chart.series = {test::lineThrough({1, 10, 0, 4, -5})};
  const Picture picture = drawLines(chart, look(), kSize);
  EXPECT_THAT(picture.targets, SizeIs(3));
  EXPECT_THAT(picture.lines, SizeIs(1));
}

TEST(LinePicture, StepsHoldTheirValue) {
  LineChart chart;
  chart.series = {test::lineThrough({1, 3})};
  chart.series[0].shape = SeriesShape::steps;
  const Picture picture = drawLines(chart, look(), kSize);
  ASSERT_THAT(picture.lines, SizeIs(1));
  EXPECT_EQ(picture.lines[0].values, (QPolygonF{QPointF(0, 1), QPointF(1, 1), QPointF(1, 3)}));
}

TEST(LinePicture, BoundsWhatIsDrawn) {
  LineChart chart;
  std::vector<double> y(200'000);
  for (std::size_t i = 0; i < y.size(); ++i) y[i] = std::sin(static_cast<double>(i));
  chart.series = {test::lineThrough(y)};
  const Picture picture = drawLines(chart, look(), kSize);
  EXPECT_LE(picture.targets.size(), 5U * 800U);
  EXPECT_LE(picture.above.size(), 1000U);
}

TEST(LinePicture, LabelsOfMarksKeepApartWithinThePicture) {
  LineChart chart;
  chart.series = {test::lineThrough({1, 2, 3})};
  for (const double at : {0.0, 0.1, 0.2, 1.9, 2.0}) {
    chart.marks.push_back({at, QStringLiteral("the campaign's part number %1").arg(at), true, false});
  }
  const Picture picture = drawLines(chart, look(), kSize);
  const auto areas = MarkLabels(look(), chart.marks, picture.x, picture.plot.left(), picture.plot.width()).areas();
  for (std::size_t a = 0; a < areas.size(); ++a) {
    EXPECT_GE(areas[a].left(), picture.plot.left());
    EXPECT_LE(areas[a].right(), picture.plot.right() + 0.5);
    for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(areas[a].intersects(areas[b])) << a << b;
  }
  EXPECT_GE(areas.size(), 3U);
  EXPECT_THAT(picture.targets, SizeIs(3 + 5));  // by the keys all can be read, labelled or not
  EXPECT_GT(picture.plot.height(), 200);
}

TEST(LinePicture, SaysThatThereIsNothing) {
  const Picture picture = drawLines(LineChart{}, look(), kSize);
  EXPECT_THAT(picture.targets, IsEmpty());
  EXPECT_FALSE(picture.behind.empty());
  EXPECT_EQ(picture.plot.width(), 0);
}

TEST(LinePicture, SaysWhatLongNamesAre) {
  LineChart chart = test::sampleLines();
  const QString name(QString(80, u'm'));
  for (ChartSeries& series : chart.series) series.name = name;
  chart.title = QString(300, u'w');
  const Picture picture = drawLines(chart, look(), kSize);
  EXPECT_GE(std::count_if(picture.tips.begin(), picture.tips.end(), [&](const Tip& tip) { return tip.text == name; }),
            3);
  for (const Tip& tip : picture.tips) EXPECT_LE(tip.area.right(), kSize.width());
}

TEST(BarPicture, StandsWhileThereIsRoom) {
  EXPECT_FALSE(drawBars(test::sampleBars(), look(), kSize).sideways);
  EXPECT_TRUE(drawBars(test::sampleBars(), look(), {300, 400}).sideways);
}

TEST(BarPicture, KeepsAllWithinThePicture) {
  BarChart chart = test::sampleBars();
  for (BarGroup& group : chart.groups) group.name = QString(80, u'm');
  chart.groups[1].bars[1].label = QString(80, u'w');
  for (const double width : {300.0, 800.0}) {
    const Picture picture = drawBars(chart, look(), {width, 400});
    const QRectF all(0, 0, width, 400);
    for (const Target& target : picture.targets) EXPECT_TRUE(all.contains(target.area)) << width;
    EXPECT_GT(picture.plot.width(), width * 0.25);
  }
}

TEST(BarPicture, BarsWithNeitherFigureNorLabelTakeNoRoom) {
  for (const double width : {300.0, 800.0}) {
    BarChart chart = test::sampleBars();
    const Picture before = drawBars(chart, look(), {width, 400});
    chart.series.push_back({QStringLiteral("documented"), 2, true});
    for (BarGroup& group : chart.groups) group.bars.emplace_back();
    const Picture after = drawBars(chart, look(), {width, 400});
    ASSERT_THAT(after.targets, SizeIs(before.targets.size()));
    const auto thickness = [](const Picture& picture) {
      const QRectF area = picture.targets[0].area;
      return picture.sideways ? area.height() : area.width();
    };
    EXPECT_NEAR(thickness(after), thickness(before), before.sideways ? 2 : 0.01) << width;
  }
}

TEST(BarPicture, BarsThatLieUseTheWidthThatTheirLabelsLeave) {
  BarChart chart = test::sampleBars();
  for (BarGroup& group : chart.groups) group.name = QString(40, u'm');
  chart.groups[2].bars[1].label = QStringLiteral("a label that is long beside a short bar");
  const Picture picture = drawBars(chart, look(), {500, 400});
  ASSERT_TRUE(picture.sideways);
  EXPECT_GT(picture.plot.width(), 500 * 0.5);
}

TEST(BarPicture, DocumentedSeriesThatLookAlikeShareAnEntry) {
  BarChart chart = test::sampleBars();
  for (int i = 0; i < 3; ++i) chart.series.push_back({QStringLiteral("documented %1").arg(i), 2, true});
  for (BarGroup& group : chart.groups) {
    group.bars.resize(5);
    group.bars[4].withdrawn = true;
  }
  EXPECT_THAT(legendOf(chart, look()), SizeIs(2 + 2));
}

TEST(ChartLegend, NamesAreWholeWhileTheyTakeTwoRows) {
  LineChart chart;
  chart.series = {test::lineThrough({1, 2}), test::lineThrough({2, 3})};
  for (ChartSeries& series : chart.series) series.name = QString(40, u'm');
  EXPECT_THAT(drawLines(chart, look(), {700, 400}).tips, IsEmpty());
  for (int i = 0; i < 3; ++i) chart.series.push_back(chart.series.front());
  EXPECT_THAT(drawLines(chart, look(), {700, 400}).tips, SizeIs(5));
}

TEST(BarPicture, LengthsFollowValuesFromZero) {
  const Picture picture = drawBars(test::sampleBars(), look(), kSize);
  const double first = picture.targets[0].area.height(), second = picture.targets[1].area.height();
  EXPECT_NEAR(first / second, 1618.0 / 900.0, 0.01);
}

TEST(BarPicture, EachHasABarOnALogarithmicAxis) {
  BarChart chart = test::sampleBars();
  chart.value.scale = AxisScale::decimal;
  for (const Target& target : drawBars(chart, look(), kSize).targets) EXPECT_GT(target.area.height(), 5);
}

TEST(ChartWalk, GoesAlongSeriesAndAcross) {
  const Picture picture = drawLines(test::sampleLines(), look(), kSize);  // three series of six points
  std::optional<std::size_t> at = targetAfter(picture, std::nullopt, Way::right);
  EXPECT_EQ(at, 0U);
  at = targetAfter(picture, at, Way::right);
  EXPECT_EQ(at, 1U);
  at = targetAfter(picture, at, Way::down);
  EXPECT_EQ(at, 7U);
  at = targetAfter(picture, at, Way::left);
  at = targetAfter(picture, at, Way::left);
  EXPECT_EQ(at, 6U);  // it ends at the series' end
  EXPECT_EQ(targetAfter(picture, at, Way::up), 0U);
  EXPECT_EQ(targetAfter(picture, at, Way::last), 17U);
  EXPECT_EQ(targetAfter(Picture{}, at, Way::right), std::nullopt);
}

TEST(ChartWalk, FindsTheNearestWithinReach) {
  const Picture picture = drawLines(test::sampleLines(), look(), kSize);
  const QPointF third = picture.targets[2].area.center();
  EXPECT_EQ(targetAt(picture, third + QPointF(3, 0), 10), 2U);
  EXPECT_EQ(targetAt(picture, {1, 1}, 10), std::nullopt);
}

}  // namespace
}  // namespace merops::gui
