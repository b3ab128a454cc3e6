#include "gui/models/latency_table.h"

#include "gui/models/latency_curve.h"

#include <QCoreApplication>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(LatencyTable)
};

QString quantileText(const Latency& latency, const NamedQuantile& quantile, const Display& display) {
  const auto& estimate = latency.*quantile.value;
  if (!estimate) {
    return Words::tr("%1, longest of %2", "latency, number of reads")
        .arg(display.latencyText(static_cast<double>(latency.max)), display.count(latency.n));
  }
  if (!estimate->low || !estimate->high) return display.latencyText(estimate->value);
  return Words::tr("%1 [%2..%3]", "latency and its interval")
      .arg(display.latencyText(estimate->value), display.latencyText(*estimate->low),
           display.latencyText(*estimate->high));
}

QStringList rowOf(const LatencySample& sample, const Display& display) {
  const Latency& latency = sample.latency;
  QStringList row{sample.name, display.count(latency.n), display.count(sample.runs), display.latencyText(latency.mean)};
  for (const NamedQuantile& quantile : namedQuantiles()) row.push_back(quantileText(latency, quantile, display));
  row.push_back(display.latencyText(static_cast<double>(latency.max)));
  return row;
}

}  // namespace

QStringList latencyColumns() {
  QStringList columns{Words::tr("Cell"), Words::tr("Reads"), Words::tr("Runs"), Words::tr("Mean")};
  for (const NamedQuantile& quantile : namedQuantiles()) columns.push_back(QString::fromLatin1(quantile.name));
  columns.push_back(Words::tr("Longest"));
  return columns;
}

std::vector<QStringList> latencyRows(const std::vector<LatencySample>& samples, const Display& display) {
  std::vector<QStringList> rows;
  rows.reserve(samples.size());
  for (const LatencySample& sample : samples) rows.push_back(rowOf(sample, display));
  return rows;
}

QString latencyText(const std::vector<QStringList>& rows) {
  QString text = latencyColumns().join(QLatin1Char('\t')) + QLatin1Char('\n');
  for (const QStringList& row : rows) text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
  return text;
}

}  // namespace merops::gui
