#include "gui/models/depth_charts.h"

#include "core/model/statistics.h"
#include "gui/models/depth_plateaus.h"
#include "gui/models/depth_sweeps.h"
#include "gui/models/lines_words.h"
#include "results/report/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

constexpr double kNsPerMs = 1e6, kUsPerMs = 1e3;

class Words {
  Q_DECLARE_TR_FUNCTIONS(DepthCharts)
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

struct FacetCharts {
  LineChart rate{}, p99{};
  int without = 0;  ///< rows whose sample bounds no p99
};

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

/// Each transport of the facet's disks has sweeps of its own.
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

QString describe(const QString& what, const std::vector<ChartSeries>& series, const Display& display) {
  QStringList names;
  for (const ChartSeries& one : series) names.push_back(one.name);
  return Words::tr("%1 over the number of reads in flight, a line for each of: %2.", "what, names of lines")
      .arg(what, listWords(names, display));
}

void setAxes(FacetCharts& charts, const DepthFacet& facet, const Display& display) {
  const ChartAxis depths{Words::tr("reads in flight"), AxisScale::binary, false};
  charts.rate.title = Words::tr("Rate: %1").arg(facet.title);
  charts.rate.x = charts.p99.x = depths;
  charts.rate.y = {display.rateUnitText(), AxisScale::linear, true};
  charts.rate.about = describe(Words::tr("Throughput"), charts.rate.series, display);
  charts.p99.title = Words::tr("p99 of a read: %1").arg(facet.title);
  charts.p99.y = {Words::tr("milliseconds"), AxisScale::decimal, false};
  charts.p99.about = describe(Words::tr("The 99th percentile of a read's latency"), charts.p99.series, display);
}

/// Lines of one chart may be told apart by style: those of a facet in so many portions.
std::vector<DepthFacet> portionsOf(const DepthFacet& facet) {
  std::map<std::size_t, DepthFacet> portions;
  for (const DepthLine& line : facet.lines) portions[line.style / kChartStyles].lines.push_back(line);
  std::vector<DepthFacet> all;
  all.reserve(portions.size());
  for (auto& [number, portion] : portions) {
    portion.title = portions.size() == 1
                        ? facet.title
                        : Words::tr("%1 (%2 of %3)", "title, part, number of parts")
                              .arg(facet.title, QString::number(all.size() + 1), QString::number(portions.size()));
    all.push_back(std::move(portion));
  }
  return all;
}

void addFacet(DepthPicture& picture, const DepthFacet& facet, const Display& display,
              const ReferenceCatalogue& catalogue) {
  FacetCharts charts;
  for (const DepthLine& line : facet.lines) addLine(charts, line, display);
  addSweeps(charts, facet, catalogue, display);
  setAxes(charts, facet, display);
  charts.rate.marks = plateauMarks(facet, display);
  picture.notes += plateauNotes(facet, display);
  picture.charts.push_back(std::move(charts.rate));
  if (!charts.p99.series.empty()) picture.charts.push_back(std::move(charts.p99));
  if (charts.without == 0) return;
  picture.notes.push_back(
      Words::tr("%1: %n point(s) without a p99, as fewer than %2 reads bound none.", "title", charts.without)
          .arg(facet.title, display.count(least_samples(0.99))));
}

std::vector<LinesChoice> readerChoices(const std::vector<const report::Disk*>& disks,
                                       const std::vector<std::string>& chosen) {
  std::vector<LinesChoice> choices;
  for (const std::string& reader : readersOf(disks)) {
    const QString name = QString::fromStdString(reader);
    choices.push_back({reader, name, name, std::find(chosen.begin(), chosen.end(), reader) != chosen.end()});
  }
  return choices;
}

}  // namespace

DepthPicture depthPicture(const std::vector<report::Disk>& disks, const DepthRequest& request,
                          const ReferenceCatalogue& catalogue) {
  DepthPicture picture;
  const auto chosen = chosenDisks(disks, request.disks);
  const auto readers = chosenReaders(chosen, request.readers);
  picture.disks = diskChoices(disks, chosen);
  picture.readers = readerChoices(chosen, readers);
  int left = 0;
  for (const DepthFacet& facet : depthFacets(disks, chosen, readers, request.display)) {
    for (const DepthFacet& portion : portionsOf(facet)) {
      if (picture.charts.size() + 2 > kMostDepthCharts) {
        ++left;
      } else {
        addFacet(picture, portion, request.display, catalogue);
      }
    }
  }
  if (left > 0) {
    picture.notes.push_back(Words::tr("%n more chart(s) were left out: choose fewer disks or readers.", "", left));
  }
  return picture;
}

}  // namespace merops::gui
