#include "gui/models/depth_charts.h"

#include "core/model/statistics.h"
#include "gui/models/depth_plateaus.h"
#include "gui/models/depth_series.h"
#include "gui/models/lines_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(DepthCharts)
};

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
