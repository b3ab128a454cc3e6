#include "tests/gui/support_charts.h"

namespace merops::gui::test {
namespace {

ChartPoint point(double depth, double rate, double room) {
  ChartPoint made{depth, rate, ChartSpread{rate - room, rate + room, depth < 8}, {}};
  made.about = QStringLiteral("Depth %1: %2 MB/s").arg(depth).arg(rate);
  return made;
}

ChartBar bar(double value, double room) {
  ChartBar made{value, ChartSpread{value - room, value + room, true}, QString::number(value), {}, false, false};
  made.about = QStringLiteral("%1 MB/s").arg(value);
  return made;
}

}  // namespace

LineChart sampleLines() {
  LineChart chart;
  chart.title = QStringLiteral("Throughput over depth & <size>");
  chart.about = QStringLiteral("Rates rise with the depth.");
  chart.x = {QStringLiteral("Depth"), AxisScale::binary, true};
  chart.y = {QStringLiteral("Throughput (MB/s)"), AxisScale::linear, true};
  for (std::size_t i = 0; i < 3; ++i) {
    ChartSeries series;
    series.name = QStringLiteral("reader-%1").arg(i);
    series.style = i;
    series.documented = i == 2;
    double rate = 400 + 150 * static_cast<double>(i);
    for (const double depth : {1.0, 2.0, 4.0, 8.0, 16.0, 32.0}) {
      series.points.push_back(point(depth, rate, 40));
      rate *= 1.3;
    }
    chart.series.push_back(std::move(series));
  }
  return chart;
}

BarChart sampleBars() {
  BarChart chart;
  chart.title = QStringLiteral("Best reader of each disk");
  chart.about = QStringLiteral("One bar a disk and temperature.");
  chart.value = {QStringLiteral("Throughput (MB/s)"), AxisScale::linear, true};
  chart.series = {{QStringLiteral("cold"), 0, false}, {QStringLiteral("warm"), 1, false}};
  chart.groups = {{QStringLiteral("nvme0"), {bar(1618, 120), bar(2400, 60)}},
                  {QStringLiteral("nvme1"), {bar(900, 30), {}}},
                  {QStringLiteral("sda"), {bar(420, 10), bar(380, 5)}}};
  chart.groups[1].bars[1].label = QStringLiteral("not measured");
  chart.groups[1].bars[1].about = QStringLiteral("nvme1 was not measured warm.");
  chart.groups[2].bars[0].withdrawn = true;
  chart.groups[2].bars[1].documented = true;
  return chart;
}

ChartSeries lineThrough(const std::vector<double>& y) {
  ChartSeries series;
  for (const double value : y) series.points.push_back({static_cast<double>(series.points.size()), value, {}, {}});
  return series;
}

}  // namespace merops::gui::test
