#include "gui/models/depth_series.h"

#include "gui/models/depth_sweeps.h"
#include "gui/models/lines_words.h"
#include "results/report/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr double kNsPerMs = 1e6, kUsPerMs = 1e3;

class Words {
  Q_DECLARE_TR_FUNCTIONS(DepthSeries)
};

QString aboutRow(const DepthLine& line, const CellGroup& row, const QString& figure) {
  return Words::tr("%1, %2: %3, %n run(s)", "line, reads in flight, figure with unit",
                   static_cast<int>(row.repetitions))
      .arg(line.name, inFlightWords(row.cell.depth), figure);
}

ChartPoint ratePoint(const DepthLine& line, const CellGroup& row, const Display& display) {
  ChartPoint point{static_cast<double>(row.cell.depth), display.rate(row.mb_per_s.value), {}, {}};
  if (const auto spread = report::spread_of(row)) {
    point.spread = ChartSpread{display.rate(spread->low), display.rate(spread->high), spread->bounds};
  }
  point.about = aboutRow(line, row, rateWords(row, display));
  return point;
}

std::optional<ChartPoint> p99Point(const DepthLine& line, const CellGroup& row, const Display& display) {
  if (!row.latency.p99) return std::nullopt;
  const Estimate& p99 = *row.latency.p99;
  ChartPoint point{static_cast<double>(row.cell.depth), p99.value / kNsPerMs, {}, {}};
  if (p99.low && p99.high) point.spread = ChartSpread{*p99.low / kNsPerMs, *p99.high / kNsPerMs, true};
  point.about = aboutRow(line, row, display.latencyText(p99.value));
  return point;
}

/// A band wants an interval at every point; least and greatest of a few runs are whiskers.
bool isBand(const std::vector<ChartPoint>& points) {
  return points.size() > 1 && std::all_of(points.begin(), points.end(),
                                          [](const ChartPoint& point) { return point.spread && point.spread->bounds; });
}

void addSeries(LineChart& chart, const DepthLine& line, std::vector<ChartPoint> points) {
  if (points.empty()) return;
  const bool band = isBand(points);
  chart.series.push_back({line.name, line.style, SeriesShape::line, band, false, std::move(points)});
}

ChartSeries documented(const DocumentedSweep& sweep, std::size_t style) {
  return {sweep.name, style, SeriesShape::line, false, true, {}};
}

QString aboutDocumented(const ReferenceRow& row, const QString& figure) {
  return Words::tr("%1, documented, %2: %3. %4", "id, reads in flight, figure with unit, source")
      .arg(QString::fromStdString(row.id), inFlightWords(row.in_flight), figure, QString::fromStdString(row.source));
}

void addSweep(FacetCharts& charts, const DocumentedSweep& sweep, std::size_t style, const Display& display) {
  ChartSeries rate = documented(sweep, style);
  ChartSeries p99 = documented(sweep, style);
  for (const ReferenceRow* row : sweep.rows) {
    const double depth = row->in_flight;
    if (row->mb_per_s) {
      rate.points.push_back(
          {depth, display.rate(*row->mb_per_s), {}, aboutDocumented(*row, rateWords(*row->mb_per_s, display))});
    }
    if (row->p99_us) {
      p99.points.push_back(
          {depth, *row->p99_us / kUsPerMs, {}, aboutDocumented(*row, display.latencyText(*row->p99_us * 1e3))});
    }
  }
  if (!rate.points.empty()) charts.rate.series.push_back(std::move(rate));
  if (!p99.points.empty() && !charts.p99.series.empty()) charts.p99.series.push_back(std::move(p99));
}

}  // namespace

void addLine(FacetCharts& charts, const DepthLine& line, const Display& display) {
  std::vector<ChartPoint> rate, p99;
  for (const CellGroup* row : line.rows) {
    rate.push_back(ratePoint(line, *row, display));
    if (auto point = p99Point(line, *row, display)) {
      p99.push_back(std::move(*point));
    } else {
      ++charts.without;
    }
  }
  addSeries(charts.rate, line, std::move(rate));
  addSeries(charts.p99, line, std::move(p99));
}

void addSweeps(FacetCharts& charts, const DepthFacet& facet, const ReferenceCatalogue& catalogue,
               const Display& display) {
  std::vector<std::string> seen;
  std::size_t style = kChartStyles;
  for (const DepthLine& line : facet.lines) {
    if (std::find(seen.begin(), seen.end(), line.disk->transport) != seen.end()) continue;
    seen.push_back(line.disk->transport);
    for (const DocumentedSweep& sweep : sweepsBeside(*line.rows.front(), line.disk->transport, catalogue)) {
      addSweep(charts, sweep, --style % kChartStyles, display);
    }
  }
}

}  // namespace merops::gui
