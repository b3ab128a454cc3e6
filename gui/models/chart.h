#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Charts as values: what is drawn, not how (gui/charts/chart_view.h draws them). Figures are in the units that the
/// axes name; texts are translated and by the user's locale.
namespace merops::gui {

/// Colours, markers and dashes that tell series apart; a style beyond is drawn as its remainder.
inline constexpr std::size_t kChartStyles = 8;

enum class AxisScale : std::uint8_t { linear, binary, decimal };  ///< binary, decimal: logarithmic, by 2 and by 10

struct ChartAxis {
  QString title{};  ///< with the unit
  AxisScale scale = AxisScale::linear;
  bool fromZero = true;  ///< of a linear one
  friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

/// How far a figure may lie off: a 95 % interval (`bounds`), or the least and greatest of too few runs for one.
struct ChartSpread {
  double low = 0, high = 0;
  bool bounds = true;
  friend bool operator==(const ChartSpread&, const ChartSpread&) = default;
};

struct ChartPoint {
  double x = 0, y = 0;  ///< NaN: a gap; so is what is not above zero on a logarithmic axis
  std::optional<ChartSpread> spread{};
  QString about{};  ///< shown on hover and on focus; plain text
  /// Gaps equal one another, so that a chart with gaps equals itself.
  friend bool operator==(const ChartPoint& a, const ChartPoint& b);
};

enum class SeriesShape : std::uint8_t { line, steps, points };

struct ChartSeries {
  QString name{};
  std::size_t style = 0;
  SeriesShape shape = SeriesShape::line;
  bool band = false;        ///< the spreads as a band behind the line instead of whiskers
  bool documented = false;  ///< somebody else's figures: dashed, quieter
  std::vector<ChartPoint> points{};
  friend bool operator==(const ChartSeries&, const ChartSeries&) = default;
};

/// Something at one place of the x axis (`vertical`) or the y axis.
struct ChartMark {
  double at = 0;
  QString text{};
  bool vertical = true;
  bool parts = false;  ///< ends one part of the chart and begins the next
  friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

struct LineChart {
  QString title{};
  QString about{};  ///< in words what is to be seen, for who cannot see it
  ChartAxis x{}, y{};
  std::vector<ChartSeries> series{};
  std::vector<ChartMark> marks{};
  friend bool operator==(const LineChart&, const LineChart&) = default;
};

struct ChartBar {
  std::optional<double> value{};  ///< absent: no bar, and `label` says why
  std::optional<ChartSpread> spread{};
  QString label{};  ///< at the bar's end: the figure, or the ratio
  QString about{};  ///< shown on hover and on focus; plain text
  bool documented = false, withdrawn = false;
  friend bool operator==(const ChartBar&, const ChartBar&) = default;
};

/// Bars beside one another: of one group (equal key), one for each series of the chart.
struct BarGroup {
  QString name{};
  std::vector<ChartBar> bars{};  ///< as many as BarChart::series
  friend bool operator==(const BarGroup&, const BarGroup&) = default;
};

struct BarSeries {
  QString name{};
  std::size_t style = 0;
  bool documented = false;
  friend bool operator==(const BarSeries&, const BarSeries&) = default;
};

struct BarChart {
  QString title{}, about{};
  ChartAxis value{};
  std::vector<BarSeries> series{};
  std::vector<BarGroup> groups{};
  friend bool operator==(const BarChart&, const BarChart&) = default;
};

/// The chart's figures as tab-separated text with a header that names the units, numbers by C, a row a point or bar and
/// an empty cell for what is absent: for the clipboard and for who cannot see it.
[[nodiscard]] QString valuesText(const LineChart& chart);
[[nodiscard]] QString valuesText(const BarChart& chart);

}  // namespace merops::gui
