#include "gui/models/latency_curve.h"

#include "core/model/statistics.h"
#include "gui/models/lines_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace merops::gui {
namespace {

constexpr double kNsPerMs = 1e6;
constexpr int kPointsPerNine = 10;
constexpr int kNines = 3;

class Words {
  Q_DECLARE_TR_FUNCTIONS(LatencyCurve)
};

constexpr std::array kQuantiles{
    NamedQuantile{"p50", 0.5, 2, &Latency::p50}, NamedQuantile{"p90", 0.9, 10, &Latency::p90},
    NamedQuantile{"p99", 0.99, 100, &Latency::p99}, NamedQuantile{"p99.9", 0.999, 1000, &Latency::p999}};

QString nameOf(const NamedQuantile& quantile) { return QString::fromLatin1(quantile.name); }

std::optional<ChartSpread> spreadOf(const std::optional<double>& low, const std::optional<double>& high) {
  if (!low || !high) return std::nullopt;
  return ChartSpread{*low / kNsPerMs, *high / kNsPerMs, true};
}

ChartPoint namedPoint(const LatencySample& sample, const NamedQuantile& quantile, const Display& display) {
  const Estimate& value = *(sample.latency.*quantile.value);
  return {quantile.one_in, value.value / kNsPerMs, spreadOf(value.low, value.high),
          Words::tr("%1: %2 %3", "sample, name of the quantile, latency")
              .arg(sample.name, nameOf(quantile), display.latencyText(value.value))};
}

/// The greatest of the named quantiles that the sample bounds; 0 for none.
double lastOneIn(const Latency& latency) {
  double last = 0;
  for (const NamedQuantile& quantile : kQuantiles) {
    if (latency.*quantile.value) last = std::max(last, quantile.one_in);
  }
  return last;
}

/// Between the named quantiles the histogram tells, by ranks; both ends of the interval too.
std::optional<ChartPoint> pointBetween(const LatencySample& sample, const Histogram& histogram, double oneIn,
                                       const Display& display) {
  const std::uint64_t n = histogram.count();
  const double q = 1 - 1 / oneIn;
  const auto ranks = quantile_ranks(n, q);
  if (!ranks) return std::nullopt;
  const auto atRank = [&](std::uint64_t rank) {
    return static_cast<double>(histogram.quantile(static_cast<double>(rank) / static_cast<double>(n)));
  };
  const auto value = static_cast<double>(histogram.quantile(q));
  return ChartPoint{oneIn, value / kNsPerMs, spreadOf(atRank(ranks->low), atRank(ranks->high)),
                    Words::tr("%1: one read in %2 took longer than %3", "sample, number, latency")
                        .arg(sample.name, display.number(oneIn), display.latencyText(value))};
}

ChartSeries curveOf(const LatencySample& sample, const Display& display) {
  ChartSeries series{sample.name, sample.style, SeriesShape::line, true, false, {}};
  const double last = lastOneIn(sample.latency);
  for (const NamedQuantile& quantile : kQuantiles) {
    if (sample.latency.*quantile.value) series.points.push_back(namedPoint(sample, quantile, display));
  }
  if (last == 0 || sample.buckets.empty()) return series;
  const Histogram histogram = Histogram::from_buckets(sample.buckets);
  for (int step = 1; step < kPointsPerNine * kNines; ++step) {
    if (step % kPointsPerNine == 0) continue;  // a named one stands there
    const double oneIn = std::pow(10.0, static_cast<double>(step) / kPointsPerNine);
    if (oneIn >= last) break;
    if (std::abs(oneIn - 2) < 0.01) continue;
    if (auto point = pointBetween(sample, histogram, oneIn, display)) series.points.push_back(std::move(*point));
  }
  std::sort(series.points.begin(), series.points.end(),
            [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; });
  return series;
}

/// Intervals only where the sample tells them: those of other programs' results are not known.
void settleBand(ChartSeries& series) {
  series.band =
      std::all_of(series.points.begin(), series.points.end(), [](const ChartPoint& point) { return point.spread; });
}

ChartMark markOf(const NamedQuantile& quantile, const std::vector<LatencySample>& samples, const Display& display) {
  QString text = nameOf(quantile);
  if (samples.size() == 1) {
    const auto& value = samples.front().latency.*quantile.value;
    if (value) text = Words::tr("%1: %2", "name of the quantile, latency").arg(text, display.latencyText(value->value));
  }
  return {quantile.one_in, text, true, false};
}

QString describe(const std::vector<LatencySample>& samples, const Display& display) {
  QStringList names;
  for (const LatencySample& sample : samples) names.push_back(sample.name);
  return Words::tr(
             "How long reads took, from the median to the slowest in a thousand, a line for each of: %1. The "
             "values stand in the table below.")
      .arg(listWords(names, display));
}

/// The least of the named quantiles that a sample does not bound; null for one that bounds all.
const NamedQuantile* firstMissing(const Latency& latency) {
  const auto found = std::find_if(kQuantiles.begin(), kQuantiles.end(), [&](const NamedQuantile& quantile) {
    return !(latency.*quantile.value).has_value();
  });
  return found == kQuantiles.end() ? nullptr : &*found;
}

}  // namespace

std::span<const NamedQuantile> namedQuantiles() { return kQuantiles; }

LineChart quantileChart(const std::vector<LatencySample>& samples, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("How long the slowest reads take");
  chart.about = describe(samples, display);
  chart.x = {Words::tr("one read in … takes longer"), AxisScale::decimal, false};
  chart.y = {Words::tr("milliseconds"), AxisScale::decimal, false};
  double last = 0;
  for (const LatencySample& sample : samples) {
    ChartSeries series = curveOf(sample, display);
    if (series.points.empty()) continue;
    settleBand(series);
    chart.series.push_back(std::move(series));
    last = std::max(last, lastOneIn(sample.latency));
  }
  for (const NamedQuantile& quantile : kQuantiles) {
    if (quantile.one_in <= last) chart.marks.push_back(markOf(quantile, samples, display));
  }
  return chart;
}

QStringList quantileNotes(const std::vector<LatencySample>& samples, const Display& display) {
  QStringList notes;
  for (const NamedQuantile& quantile : kQuantiles) {
    QStringList names;
    for (const LatencySample& sample : samples) {
      if (firstMissing(sample.latency) == &quantile) names.push_back(sample.name);
    }
    if (names.isEmpty()) continue;
    notes.push_back(Words::tr("No %1, which needs %2 reads, of %3.", "name of the quantile, number, samples")
                        .arg(nameOf(quantile), display.count(least_samples(quantile.q)), listWords(names, display)));
  }
  return notes;
}

}  // namespace merops::gui
