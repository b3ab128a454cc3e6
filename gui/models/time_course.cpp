#include "gui/models/time_course.h"

#include "core/model/units.h"
#include "gui/models/lines_words.h"
#include "gui/models/time_rounds.h"
#include "results/report/timeline.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr double kNsPerS = 1e9;

class Words {
  Q_DECLARE_TR_FUNCTIONS(TimeCourse)
};

double seconds(std::uint64_t ns) { return static_cast<double>(ns) / kNsPerS; }

std::uint64_t lengthOf(const Measurement& measured) {
  const auto& temperatures = measured.surroundings.temperatures;
  return std::max(measured.wall_ns, temperatures.empty() ? 0 : temperatures.back().at_ns);
}

/// The run's name with the flags that hold for it, as far as a mark has room.
QString partWords(const CellResult& run, std::size_t place) {
  if (run.flags.empty()) return runName(place);
  const QString first = QString::fromStdString(run.flags.front().id);
  if (run.flags.size() == 1) return Words::tr("%1: %2", "run, flag").arg(runName(place), first);
  return Words::tr("%1: %2 and %n more", "run, flag", static_cast<int>(run.flags.size()) - 1)
      .arg(runName(place), first);
}

QString flagWords(const Flag& flag) {
  const QString id = QString::fromStdString(flag.id);
  const QString evidence = QString::fromStdString(flag.evidence);
  if (flag.advice.empty()) return Words::tr("%1: %2", "flag, evidence").arg(id, evidence);
  return Words::tr("%1: %2 (%3)", "flag, evidence, advice").arg(id, evidence, QString::fromStdString(flag.advice));
}

ChartPoint flagPoint(const CellResult& run, std::size_t place, double start, const Display& display) {
  QStringList lines{runName(place)};
  for (const Flag& flag : run.flags) lines.push_back(flagWords(flag));
  return {start, display.rate(run.measurement.mb_per_s.value), {}, lines.join(QLatin1Char('\n'))};
}

ChartSeries rateSeries(const CellResult& run, std::size_t place, double start, const Display& display) {
  ChartSeries series{runName(place), place, SeriesShape::line, false, false, {}};
  for (const Interval& step : report::steps_of(run.measurement)) {
    const double rate = mb_per_s(step.bytes, step.length_ns);
    const double middle = seconds(step.start_ns) + seconds(step.length_ns) / 2;
    series.points.push_back({start + middle,
                             display.rate(rate),
                             {},
                             Words::tr("%1, after %2 s: %3", "run, seconds, rate with unit")
                                 .arg(series.name, display.number(middle), rateWords(rate, display))});
  }
  return series;
}

void addChanges(LineChart& chart, const CellResult& run, double start, const Display& display) {
  for (const ChangePoint& change : run.measurement.steadiness.changes) {
    chart.marks.push_back({start + seconds(change.at_ns),
                           Words::tr("%1 to %2 %3", "rate before, rate after, unit")
                               .arg(display.rateText(change.before_mb_per_s), display.rateText(change.after_mb_per_s),
                                    display.rateUnitText()),
                           true, false});
  }
}

ChartAxis secondsAxis() { return {Words::tr("seconds, runs one behind the other"), AxisScale::linear, true}; }

ChartSeries temperatureSeries(const CellResult& run, std::size_t place, double start, const Display& display) {
  ChartSeries series{runName(place), place, SeriesShape::line, false, false, {}};
  for (const TemperatureSample& sample : run.measurement.surroundings.temperatures) {
    series.points.push_back(
        {start + seconds(sample.at_ns),
         sample.celsius,
         {},
         Words::tr("%1, after %2 s: %3 °C", "run, seconds, temperature")
             .arg(series.name, display.number(seconds(sample.at_ns)), display.number(sample.celsius))});
  }
  return series;
}

bool hasTemperatures(const TimeCourse& course) {
  return std::any_of(course.runs.begin(), course.runs.end(),
                     [](const CellResult& run) { return !run.measurement.surroundings.temperatures.empty(); });
}

QStringList temperatureNotes(const std::vector<TimeCourse>& courses, const Display& display) {
  QStringList without;
  for (const TimeCourse& course : courses) {
    if (!hasTemperatures(course)) without.push_back(course.name);
  }
  QStringList notes;
  if (static_cast<std::size_t>(without.size()) < courses.size()) {
    notes.push_back(Words::tr("Temperatures begin with the warm-up, rates behind it."));
  }
  if (!without.isEmpty()) {
    notes.push_back(Words::tr("There are no temperatures of %1: no sensor of the disk could be read.")
                        .arg(listWords(without, display)));
  }
  return notes;
}

void addCourse(TimePicture& picture, const TimeCourse& course, const Display& display) {
  LineChart rate = rateChart(course, display);
  if (rate.series.empty()) {
    picture.notes.push_back(Words::tr("%1: no course over time was recorded.").arg(course.name));
    return;
  }
  picture.charts.push_back(std::move(rate));
  if (hasTemperatures(course)) picture.charts.push_back(temperatureChart(course, display));
  LineChart rounds = roundsChart(course, display);
  if (!rounds.series.empty()) picture.charts.push_back(std::move(rounds));
}

}  // namespace

QString runName(std::size_t place) { return Words::tr("run %1").arg(place + 1); }

std::vector<double> startsOf(const TimeCourse& course) {
  std::vector<double> starts{0};
  starts.reserve(course.runs.size() + 1);
  for (const CellResult& run : course.runs) starts.push_back(starts.back() + seconds(lengthOf(run.measurement)));
  return starts;
}

LineChart rateChart(const TimeCourse& course, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("Rate: %1").arg(course.title);
  chart.about =
      Words::tr("Throughput over time of %n run(s), one behind the other.", "", static_cast<int>(course.runs.size()));
  chart.x = secondsAxis();
  chart.y = {display.rateUnitText(), AxisScale::linear, true};
  const std::vector<double> starts = startsOf(course);
  ChartSeries flags{Words::tr("flags"), kChartStyles - 1, SeriesShape::points, false, false, {}};
  for (std::size_t i = 0; i < course.runs.size(); ++i) {
    const CellResult& run = course.runs[i];
    ChartSeries series = rateSeries(run, i, starts[i], display);
    if (series.points.empty()) continue;
    chart.series.push_back(std::move(series));
    chart.marks.push_back({starts[i], partWords(run, i), true, true});
    addChanges(chart, run, starts[i], display);
    if (!run.flags.empty()) flags.points.push_back(flagPoint(run, i, starts[i], display));
  }
  if (!flags.points.empty()) chart.series.push_back(std::move(flags));
  return chart;
}

LineChart temperatureChart(const TimeCourse& course, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("Temperature: %1").arg(course.title);
  chart.about = Words::tr("Temperature of the disk over the same time.");
  chart.x = secondsAxis();
  chart.y = {Words::tr("°C"), AxisScale::linear, false};
  const std::vector<double> starts = startsOf(course);
  for (std::size_t i = 0; i < course.runs.size(); ++i) {
    ChartSeries series = temperatureSeries(course.runs[i], i, starts[i], display);
    chart.marks.push_back({starts[i], runName(i), true, true});
    if (!series.points.empty()) chart.series.push_back(std::move(series));
  }
  return chart;
}

TimePicture timePicture(const std::vector<TimeCourse>& courses, const Display& display) {
  TimePicture picture;
  for (const TimeCourse& course : courses) addCourse(picture, course, display);
  if (!picture.charts.empty()) picture.notes += temperatureNotes(courses, display);
  return picture;
}

}  // namespace merops::gui
