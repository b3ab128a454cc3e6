#include "gui/models/time_rounds.h"

#include "gui/models/lines_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(TimeRounds)
};

QString stateWords(SteadyState state) {
  switch (state) {
    case SteadyState::steady:
      return Words::tr("steady");
    case SteadyState::unsteady:
      return Words::tr("not steady");
    case SteadyState::not_assessed:
      return Words::tr("not assessed");
  }
  return {};
}

ChartSeries roundsSeries(const CellResult& run, std::size_t place, const Display& display) {
  const Steadiness& steadiness = run.measurement.steadiness;
  ChartSeries series{
      Words::tr("%1, %2", "run, whether it was steady").arg(runName(place), stateWords(steadiness.state)),
      place,
      SeriesShape::line,
      false,
      false,
      {}};
  for (std::size_t round = 0; round < steadiness.rounds.size(); ++round) {
    series.points.push_back(
        {static_cast<double>(round + 1),
         display.rate(steadiness.rounds[round]),
         {},
         Words::tr("%1, round %2: %3", "run, number, rate with unit")
             .arg(runName(place), display.count(round + 1), rateWords(steadiness.rounds[round], display))});
  }
  return series;
}

/// Where the rounds begin that were assessed; one mark where several runs agree.
void addAssessedMark(LineChart& chart, const Steadiness& steadiness) {
  if (steadiness.state == SteadyState::not_assessed) return;
  const double at = steadiness.first_round + 1.0;
  const bool known =
      std::any_of(chart.marks.begin(), chart.marks.end(), [at](const ChartMark& mark) { return mark.at == at; });
  if (!known) chart.marks.push_back({at, Words::tr("assessed from here on"), true, false});
}

}  // namespace

LineChart roundsChart(const TimeCourse& course, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("Rounds: %1").arg(course.title);
  chart.about = Words::tr("The rate of each round, by which the steady state is assessed.");
  chart.x = {Words::tr("round"), AxisScale::linear, false};
  chart.y = {display.rateUnitText(), AxisScale::linear, true};
  for (std::size_t i = 0; i < course.runs.size(); ++i) {
    ChartSeries series = roundsSeries(course.runs[i], i, display);
    if (series.points.empty()) continue;
    chart.series.push_back(std::move(series));
    addAssessedMark(chart, course.runs[i].measurement.steadiness);
  }
  return chart;
}

}  // namespace merops::gui
