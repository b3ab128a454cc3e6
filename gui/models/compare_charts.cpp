#include "gui/models/compare_charts.h"

#include "gui/models/compare_bars.h"
#include "gui/models/compare_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <utility>

namespace merops::gui {
namespace {

struct CompareCharts {
  Q_DECLARE_TR_FUNCTIONS(CompareCharts)
};

ChartAxis axisOf(CompareMeasure measure, const Display& display) {
  return {axisTitle(measure, display), measure == CompareMeasure::p99 ? AxisScale::decimal : AxisScale::linear, true};
}

double greatestFigure(const CompareFacet& facet, CompareMeasure measure) {
  double greatest = 0;
  for (const CompareGroup& group : facet.groups) {
    for (const ComparedRow* row : group.rows) {
      const auto figure = row != nullptr ? figureOf(row->group, measure) : std::nullopt;
      if (figure) greatest = std::max(greatest, figure->value);
    }
  }
  return greatest;
}

/// The bars of a group: the disks', then the documented ones.
BarGroup barsOf(const CompareGroup& group, const CompareMaterial& material, const BarScene& scene) {
  BarGroup bars{groupWords(group.any()), {}};
  for (std::size_t i = 0; i < material.disks.size(); ++i) {
    const BarSubject subject{*material.disks[i], *material.disks.front(),
                             i == 0 ? nullptr : &material.pairs[i - 1].sides};
    bars.bars.push_back(measuredBar(group.rows[i], subject, scene.measure, scene.display));
  }
  if (material.documented == nullptr) return bars;
  for (const DocumentedRow& row : material.documented->rowsFor(group, material.disks, scene.measure)) {
    bars.bars.push_back(documentedBar(row, group, scene));
  }
  return bars;
}

std::vector<BarSeries> seriesOf(const std::vector<const ComparedDisk*>& disks, std::size_t documented) {
  std::vector<BarSeries> series;
  for (std::size_t i = 0; i < disks.size(); ++i) series.push_back({QString::fromStdString(disks[i]->name), i, false});
  for (std::size_t i = 0; i < documented; ++i) {
    series.push_back({i == 0 ? CompareCharts::tr("Documented")
                             : CompareCharts::tr("Documented, %1").arg(static_cast<qulonglong>(i + 1)),
                      kChartStyles - 1, true});
  }
  return series;
}

/// As many bars in each group: those without so many documented rows have gaps.
void fillGaps(BarChart& chart, std::size_t disks) {
  std::size_t most = disks;
  for (const BarGroup& group : chart.groups) most = std::max(most, group.bars.size());
  for (BarGroup& group : chart.groups) {
    ChartBar gap;
    gap.documented = true;
    group.bars.resize(most, gap);
  }
}

QString aboutChart(const CompareMaterial& material) {
  const QString first = shortName(material.disks.front()->name);
  return material.disks.size() == 1
             ? CompareCharts::tr("A bar for each way of reading %1, and documented results beside it.").arg(first)
             : CompareCharts::tr(
                   "A bar for each disk in each way of reading; ratios are to %1. Documented results "
                   "stand beside them.")
                   .arg(first);
}

/// Charts of equal words differ in what has no place there.
void tellApart(std::vector<BarChart>& charts, const std::vector<CompareFacet>& facets) {
  std::map<QString, int> count;
  for (const BarChart& chart : charts) ++count[chart.title];
  for (std::size_t i = 0; i < charts.size(); ++i) {
    if (count[charts[i].title] < 2) continue;
    charts[i].title = CompareCharts::tr("%1 (%2)", "a chart's title and its whole key")
                          .arg(charts[i].title, QString::fromStdString(facets[i].key.text()));
  }
}

}  // namespace

std::vector<BarChart> compareCharts(const CompareMaterial& material, CompareMeasure measure, const Display& display) {
  std::vector<BarChart> charts;
  for (const CompareFacet& facet : material.facets) {
    const BarScene scene{material.disks, measure, display, greatestFigure(facet, measure)};
    BarChart chart;
    chart.title = facetWords(facet.groups.front().any(), display);
    chart.about = aboutChart(material);
    chart.value = axisOf(measure, display);
    for (const CompareGroup& group : facet.groups) {
      chart.groups.push_back(barsOf(group, material, scene));
    }
    fillGaps(chart, material.disks.size());
    chart.series = seriesOf(material.disks, chart.groups.front().bars.size() - material.disks.size());
    charts.push_back(std::move(chart));
  }
  tellApart(charts, material.facets);
  return charts;
}

}  // namespace merops::gui
