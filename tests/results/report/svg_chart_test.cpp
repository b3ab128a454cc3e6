#include "results/report/svg_chart.h"

#include "results/report/wording.h"
#include "tests/results/report/well_formed.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::report {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

LineChart chart_of(std::vector<Series> series) {
  return {"Rate", "Rates over depth", depth_axis({1, 32}), axis_from_zero("MB/s", {2000}), std::move(series), {}};
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

std::string drawn(const LineChart& chart) {
  std::string svg = draw(chart, "c");
  EXPECT_EQ(test::xml_fault(svg), "");
  return svg;
}

TEST(LineChart, NamesItselfForWhoCannotSeeIt) {
  const std::string svg = drawn(chart_of({}));
  EXPECT_THAT(svg, HasSubstr("role=\"img\""));
  EXPECT_THAT(svg, HasSubstr("<title id=\"c-title\">Rate</title>"));
  EXPECT_THAT(svg, HasSubstr("<desc id=\"c-text\">Rates over depth</desc>"));
}

TEST(LineChart, SaysSoWhereThereIsNothingToShow) {
  EXPECT_THAT(drawn(chart_of({})), HasSubstr("nothing to show"));
  EXPECT_THAT(drawn(chart_of({{"flat-direct", 0, {}}})), HasSubstr("nothing to show"));
  EXPECT_THAT(drawn(chart_of({{"flat-direct", 0, {{kNaN, 5, {}}, {1, kNaN, {}}}}})), HasSubstr("nothing to show"));
}

TEST(LineChart, ShowsASinglePointWithItsName) {
  const std::string svg = drawn(chart_of({{"flat-direct", 0, {{4, 1000, {}}}}}));
  EXPECT_THAT(svg, HasSubstr(">flat-direct</text>"));
  EXPECT_EQ(count(svg, "class=\"marker s1\""), 2U) << "the point, and beside its name";
  EXPECT_THAT(svg, Not(HasSubstr("nothing to show")));
}

TEST(LineChart, PartsALineWhereAValueIsMissing) {
  const std::string svg = drawn(chart_of({{"a", 0, {{1, 100, {}}, {2, kNaN, {}}, {4, 100, {}}, {8, 100, {}}}}}));
  const auto path = svg.substr(svg.find("class=\"line s1\""));
  const std::string d = path.substr(0, path.find("/>"));
  EXPECT_EQ(count(d, "M"), 2U);
  EXPECT_EQ(count(d, "L"), 1U);
  EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(LineChart, TellsIntervalsFromWhatWasSeen) {
  const std::string bounded = drawn(chart_of({{"a", 0, {{1, 100, Spread{90, 110, true}}}}}));
  EXPECT_EQ(count(bounded, "class=\"spread s1\""), 3U) << "a whisker and two caps";
  const std::string seen = drawn(chart_of({{"a", 0, {{1, 100, Spread{90, 110, false}}}}}));
  EXPECT_EQ(count(seen, "class=\"spread seen s1\""), 1U);
}

TEST(LineChart, TellsSeriesApartByShapeAndNotByColourAlone) {
  std::vector<Series> series;
  for (std::size_t i = 0; i < kStyles; ++i) series.push_back({"r" + std::to_string(i), i, {{1, 100.0, {}}}});
  const std::string svg = drawn(chart_of(series));
  std::set<std::string> shapes;
  for (auto at = svg.find("class=\"marker"); at != std::string::npos; at = svg.find("class=\"marker", at + 1)) {
    const auto begin = svg.find(" d=\"", at);
    shapes.insert(svg.substr(begin, svg.find(" transform", begin) - begin));
  }
  EXPECT_EQ(shapes.size(), kStyles);
}

TEST(LineChart, EscapesNamesAndCutsLongOnes) {
  const std::string name = "<script>alert(1)</script>" + std::string(80, 'x');
  LineChart chart = chart_of({{name, 0, {{1, 100, {}}}}});
  chart.title = name;
  const std::string svg = drawn(chart);
  EXPECT_THAT(svg, Not(HasSubstr("<script")));
  EXPECT_THAT(svg, HasSubstr("\u2026"));
  EXPECT_EQ(count(svg, "<title>&lt;script&gt;alert(1)&lt;/script&gt;" + std::string(80, 'x') + "</title>"), 2U);
}

TEST(LineChart, MarksChangesAndParts) {
  LineChart chart = chart_of({{"a", 0, {{1, 100, {}}}}});
  chart.marks = {{2, "run 1", true}, {16, "300 to 150 MB/s", false}, {64, "outside", false}};
  const std::string svg = drawn(chart);
  EXPECT_EQ(count(svg, "class=\"part\""), 1U);
  EXPECT_EQ(count(svg, "class=\"mark\""), 1U);
  EXPECT_THAT(svg, HasSubstr("300 to 150 MB/s"));
  EXPECT_THAT(svg, Not(HasSubstr("outside")));
}

TEST(BarChart, ShowsBarsWithSpreadsAndHollowOnes) {
  const BarChart chart{"Disks",
                       "A bar a disk",
                       axis_from_zero("MB/s", {2000}),
                       {{"a", 1748, Spread{1722, 1900, true}, "1,748 [1,722..1,900]", false, 0},
                        {"documented", 1480, {}, "1,480", true, 7},
                        {"no rate", kNaN, {}, "not measured", false, 0}}};
  const std::string svg = draw(chart, "b");
  EXPECT_EQ(test::xml_fault(svg), "");
  EXPECT_EQ(count(svg, "<rect"), 2U);
  EXPECT_THAT(svg, HasSubstr("bar hollow"));
  EXPECT_THAT(svg, HasSubstr("not measured"));
}

TEST(BarChart, GrowsWithItsBarsAndIsSomethingWithoutAny) {
  EXPECT_THAT(draw(BarChart{"t", "d", axis_from_zero("MB/s", {}), {}}, "b"), HasSubstr("nothing to show"));
  BarChart many{"t", "d", axis_from_zero("MB/s", {100}), std::vector<Bar>(40, Bar{"a", 50, {}, "50", false, 0})};
  const std::string svg = draw(many, "b");
  EXPECT_EQ(count(svg, "<rect"), 40U);
  EXPECT_THAT(svg, HasSubstr("viewBox=\"0 0 520 1034\""));
}

}  // namespace
}  // namespace merops::report
