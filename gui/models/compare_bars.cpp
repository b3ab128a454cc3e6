#include "gui/models/compare_bars.h"

#include "core/model/figure_text.h"
#include "gui/models/compare_words.h"
#include "results/report/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

struct CompareBars {
  Q_DECLARE_TR_FUNCTIONS(CompareBars)
};

std::optional<Estimate> quantileOf(const CellGroup& group, CompareMeasure measure) {
  return measure == CompareMeasure::p50 ? group.latency.p50 : group.latency.p99;
}

/// In MB/s or nanoseconds.
std::optional<ChartSpread> spreadOf(const CellGroup& group, CompareMeasure measure) {
  if (measure == CompareMeasure::rate) {
    const auto spread = report::spread_of(group);
    return spread ? std::optional(ChartSpread{spread->low, spread->high, spread->bounds}) : std::nullopt;
  }
  const auto quantile = quantileOf(group, measure);
  if (!quantile || !quantile->low || !quantile->high) return std::nullopt;
  return ChartSpread{*quantile->low, *quantile->high, true};
}

QString spreadWords(const std::optional<ChartSpread>& spread, CompareMeasure measure, const Display& display) {
  if (!spread) return CompareBars::tr("The sample bounds no interval.");
  const QString low = figureText(spread->low, measure, display);
  const QString high = figureText(spread->high, measure, display);
  return spread->bounds
             ? CompareBars::tr("95 % interval: %1 to %2.").arg(low, high)
             : CompareBars::tr("Least and greatest of too few runs for an interval: %1 to %2.").arg(low, high);
}

QString runsWords(const CellGroup& group, const Display& display) {
  return CompareBars::tr("%n run(s), %1 reads.", "", static_cast<int>(group.repetitions))
      .arg(display.count(group.latency.n));
}

QString flagsWords(const CellGroup& group) {
  QStringList flags;
  for (const Flag& flag : group.flags) flags.push_back(QString::fromStdString(flag.id));
  return CompareBars::tr("Flags: %1.").arg(flags.join(QStringLiteral(", ")));
}

QString ratioWords(const RatioComparison& comparison, const QString& first, const Display& display) {
  return CompareBars::tr("Ratio to %1: %2.").arg(first, ratioText(comparison.ratio, display));
}

/// How the row compares with the first disk's; absent for that one and where it has none.
std::optional<RatioComparison> comparisonOf(const ComparedRow& row, const BarSubject& subject, CompareMeasure measure) {
  if (subject.pair == nullptr) return std::nullopt;
  const ComparisonRow* found = rowFor(*subject.pair, row.key);
  return found == nullptr ? std::nullopt : ratioOf(*found, measure);
}

/// Why the row has no ratio, where that is the first disk's fault; empty else.
QString firstsDisturbance(const ComparedRow& row, const BarSubject& subject) {
  const auto isIt = [&](const ComparedRow& one) { return isDisturbed(one) && one.key.text() == row.key.text(); };
  const auto& rows = subject.first.rows;
  if (subject.pair == nullptr || std::none_of(rows.begin(), rows.end(), isIt)) return {};
  return CompareBars::tr("Not compared: %1 was disturbed in this row.").arg(shortName(subject.first.name));
}

QStringList doubts(const ComparedRow& row) {
  QStringList lines;
  if (row.group.validity == Validity::unknown) {
    lines.push_back(CompareBars::tr("Whether nothing disturbed it could not be told."));
  }
  if (isDisturbed(row)) {
    lines.push_back(
        CompareBars::tr("Disturbed, and not compared: %1.").arg(QString::fromStdString(row.group.validity_reason)));
  }
  if (row.group.set_aside > 0) {
    lines.push_back(CompareBars::tr("%n disturbed run(s) set aside.", "", static_cast<int>(row.group.set_aside)));
  }
  if (!row.group.flags.empty()) lines.push_back(flagsWords(row.group));
  return lines;
}

QString measuredIn(const CampaignInfo& campaign, const Display& display) {
  return CompareBars::tr("Campaign %1, %2.")
      .arg(QString::fromStdString(campaign.id), display.timeText(campaign.started_utc));
}

QString labelOf(const QString& text, const ComparedRow& row, const std::optional<RatioComparison>& ratio,
                const Display& display) {
  if (isDisturbed(row)) return CompareBars::tr("%1, disturbed", "a figure").arg(text);
  return ratio ? CompareBars::tr("%1  %2", "a figure and its ratio").arg(text, ratioLabel(*ratio, display)) : text;
}

ChartBar missingBar(const ComparedRow* row, const BarSubject& subject, const Display& display) {
  ChartBar bar;
  const QString name = shortName(subject.disk.name);
  if (row == nullptr) {
    bar.label = CompareBars::tr("not measured");
    bar.about = CompareBars::tr("%1 was not measured so.").arg(name);
  } else {
    const QString reads = display.count(row->group.latency.n);
    bar.label = CompareBars::tr("%1 reads: too few", "for a quantile").arg(reads);
    bar.about = CompareBars::tr("%1: %2 reads bound no such quantile.").arg(name, reads);
  }
  return bar;
}

}  // namespace

std::optional<Estimate> figureOf(const CellGroup& group, CompareMeasure measure) {
  return measure == CompareMeasure::rate ? std::optional(group.mb_per_s) : quantileOf(group, measure);
}

double onAxis(double figure, CompareMeasure measure, const Display& display) {
  constexpr double kNanosecondsPerMillisecond = 1e6;
  return measure == CompareMeasure::rate ? display.rate(figure) : figure / kNanosecondsPerMillisecond;
}

QString figureText(double figure, CompareMeasure measure, const Display& display) {
  return measure == CompareMeasure::rate ? display.rateText(figure) : display.latencyText(figure);
}

QString figureWithUnit(double figure, CompareMeasure measure, const Display& display) {
  const QString text = figureText(figure, measure, display);
  switch (measure) {
    case CompareMeasure::rate:
      return CompareBars::tr("%1 %2", "a rate and its unit").arg(text, display.rateUnitText());
    case CompareMeasure::p50:
      return CompareBars::tr("p50 %1").arg(text);
    case CompareMeasure::p99:
      break;
  }
  return CompareBars::tr("p99 %1").arg(text);
}

ChartBar measuredBar(const ComparedRow* row, const BarSubject& subject, CompareMeasure measure,
                     const Display& display) {
  const auto figure = row != nullptr ? figureOf(row->group, measure) : std::nullopt;
  if (!figure) return missingBar(row, subject, display);
  const QString first = shortName(subject.first.name);
  const auto ratio = comparisonOf(*row, subject, measure);
  const auto spread = spreadOf(row->group, measure);
  ChartBar bar;
  bar.value = onAxis(figure->value, measure, display);
  if (spread) {
    bar.spread =
        ChartSpread{onAxis(spread->low, measure, display), onAxis(spread->high, measure, display), spread->bounds};
  }
  bar.label = labelOf(figureText(figure->value, measure, display), *row, ratio, display);
  QStringList lines{QString::fromStdString(subject.disk.name), groupWords(*row),
                    figureWithUnit(figure->value, measure, display), spreadWords(spread, measure, display),
                    runsWords(row->group, display)};
  if (ratio) lines << ratioWords(*ratio, first, display) << verdictWords(*ratio, measure, first);
  if (const QString why = firstsDisturbance(*row, subject); !why.isEmpty()) lines << why;
  lines << doubts(*row) << measuredIn(subject.disk.campaign, display);
  bar.about = lines.join(QLatin1Char('\n'));
  return bar;
}

}  // namespace merops::gui
