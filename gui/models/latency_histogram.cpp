#include "gui/models/latency_histogram.h"

#include "gui/models/lines_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

constexpr double kNsPerMs = 1e6, kPercent = 100;
constexpr std::uint32_t kBinsPerOctave = 8;
constexpr std::uint32_t kBucketsPerBin = (1U << Histogram::kSubBits) / kBinsPerOctave;
constexpr std::uint32_t kLastBin = (Histogram::kBuckets - 1) / kBucketsPerBin;

class Words {
  Q_DECLARE_TR_FUNCTIONS(LatencyHistogram)
};

std::uint64_t boundOf(std::uint32_t bin) {
  if (bin > kLastBin) return std::uint64_t{1} << Histogram::kTopBit;
  return Histogram::lower_bound(bin * kBucketsPerBin);
}

/// A logarithm has no place for zero.
double milliseconds(std::uint64_t ns) { return static_cast<double>(std::max<std::uint64_t>(ns, 1)) / kNsPerMs; }

ChartPoint pointOf(const LatencySample& sample, const LatencyBin& bin, const Display& display) {
  const double percent = bin.share * kPercent;
  return {milliseconds(bin.from_ns),
          percent,
          {},
          Words::tr("%1: %2 % of the reads took %3 to %4", "sample, per cent, latencies")
              .arg(sample.name, display.number(percent), display.latencyText(static_cast<double>(bin.from_ns)),
                   display.latencyText(static_cast<double>(bin.to_ns)))};
}

ChartSeries stepsOf(const LatencySample& sample, const Display& display) {
  ChartSeries series{sample.name, sample.style, SeriesShape::steps, false, false, {}};
  const auto bins = binsOf(sample.buckets);
  for (const LatencyBin& bin : bins) series.points.push_back(pointOf(sample, bin, display));
  if (!bins.empty()) series.points.push_back({milliseconds(bins.back().to_ns), 0, {}, {}});
  return series;
}

}  // namespace

std::vector<LatencyBin> binsOf(const HistogramBuckets& buckets) {
  std::map<std::uint32_t, std::uint64_t> counts;
  std::uint64_t all = 0;
  for (const auto& [bound, count] : buckets) {
    counts[Histogram::bucket_of(bound) / kBucketsPerBin] += count;
    all += count;
  }
  std::vector<LatencyBin> bins;
  if (all == 0) return bins;
  for (std::uint32_t bin = counts.begin()->first; bin <= counts.rbegin()->first; ++bin) {
    const auto found = counts.find(bin);
    const double count = found == counts.end() ? 0 : static_cast<double>(found->second);
    bins.push_back({boundOf(bin), boundOf(bin + 1), count / static_cast<double>(all)});
  }
  return bins;
}

LineChart histogramChart(const std::vector<LatencySample>& samples, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("How the latencies are spread");
  chart.x = {Words::tr("milliseconds"), AxisScale::decimal, false};
  chart.y = {Words::tr("% of the reads"), AxisScale::linear, true};
  QStringList names;
  for (const LatencySample& sample : samples) {
    if (sample.buckets.empty()) continue;
    chart.series.push_back(stepsOf(sample, display));
    names.push_back(sample.name);
  }
  chart.about =
      Words::tr("The share of reads over how long they took, steps for each of: %1.").arg(listWords(names, display));
  return chart;
}

}  // namespace merops::gui
