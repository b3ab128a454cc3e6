#include "gui/models/compare_words.h"

#include "gui/models/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace merops::gui {
namespace {

struct CompareWords {
  Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

QString sourceWords(SourceKind kind) {
  switch (kind) {
    case SourceKind::container:
      return CompareWords::tr("Container");
    case SourceKind::store:
      return CompareWords::tr("Store");
    case SourceKind::device_store:
      return CompareWords::tr("Store on the device");
    case SourceKind::uniform:
      break;
  }
  return CompareWords::tr("Uniform blocks");
}

QString sizeWords(const ComparedRow& row, const Display& display) {
  const QString bytes = display.bytesText(row.group.expert_bytes);
  return row.key.field("block").empty() ? CompareWords::tr("experts of %1").arg(bytes)
                                        : CompareWords::tr("blocks of %1").arg(bytes);
}

/// How much of the model the source holds; empty where that goes without saying.
QString coverageWords(const ComparedRow& row, const Display& display) {
  const QString coverage = QString::fromStdString(std::string(row.key.field("coverage")));
  bool isShare = false;
  const double share = coverage.toDouble(&isShare);
  if (isShare) return CompareWords::tr("%1 % of the model").arg(display.number(100 * share));
  return coverage == QLatin1String("unknown") ? CompareWords::tr("an unknown share of the model") : QString();
}

/// A comma between what is listed.
QString listed(const QStringList& texts) { return texts.join(CompareWords::tr(", ", "between what is listed")); }

QString rateVerdict(RatioVerdict verdict, const QString& first) {
  return verdict == RatioVerdict::faster
             ? CompareWords::tr("Faster than %1: the whole interval of the ratio lies above 1.").arg(first)
             : CompareWords::tr("Slower than %1: the whole interval of the ratio lies below 1.").arg(first);
}

QString latencyVerdict(RatioVerdict verdict, const QString& first) {
  return verdict == RatioVerdict::faster  // that is: greater
             ? CompareWords::tr("Longer than with %1: the whole interval of the ratio lies above 1.").arg(first)
             : CompareWords::tr("Shorter than with %1: the whole interval of the ratio lies below 1.").arg(first);
}

}  // namespace

QString shortName(const std::string& name) {
  constexpr std::size_t kMost = 44;
  return shortened(name, kMost);
}

QString axisTitle(CompareMeasure measure, const Display& display) {
  switch (measure) {
    case CompareMeasure::rate:
      return display.rateUnitText();
    case CompareMeasure::p50:
      return CompareWords::tr("p50 in ms");
    case CompareMeasure::p99:
      break;
  }
  return CompareWords::tr("p99 in ms");
}

QString groupWords(const ComparedRow& row) {
  const int depth = static_cast<int>(row.group.cell.depth);
  const QString reader = QString::fromStdString(row.group.cell.reader);
  if (row.group.cache_state == CacheState::bypassed) return CompareWords::tr("%1, %n in flight", "", depth).arg(reader);
  return CompareWords::tr("%1, %n in flight, %2", "", depth).arg(reader, cacheWords(row.group.cache_state));
}

QString facetWords(const ComparedRow& row, const Display& display) {
  QStringList parts{sourceWords(row.group.source_kind), sizeWords(row, display), pageWords(row.group.pages)};
  if (const QString coverage = coverageWords(row, display); !coverage.isEmpty()) parts.push_back(coverage);
  if (row.group.cell.order == Order::sequential) parts.push_back(CompareWords::tr("read in sequence"));
  return listed(parts);
}

QString ratioText(const Estimate& ratio, const Display& display) {
  if (!ratio.low || !ratio.high) return display.ratioText(ratio.value);
  return QStringLiteral("%1 [%2..%3]")
      .arg(display.ratioText(ratio.value), display.ratioText(*ratio.low), display.ratioText(*ratio.high));
}

QString ratioLabel(const RatioComparison& comparison, const Display& display) {
  const QString ratio = display.ratioText(comparison.ratio.value);
  if (comparison.excludes_one()) return CompareWords::tr("×%1", "a ratio").arg(ratio);
  return comparison.ratio.low ? CompareWords::tr("≈×%1", "a ratio that may be 1").arg(ratio)
                              : CompareWords::tr("×%1 ?", "a ratio of too few runs").arg(ratio);
}

QString verdictWords(const RatioComparison& comparison, CompareMeasure measure, const QString& first) {
  switch (comparison.verdict) {
    case RatioVerdict::faster:
    case RatioVerdict::slower:
      return measure == CompareMeasure::rate ? rateVerdict(comparison.verdict, first)
                                             : latencyVerdict(comparison.verdict, first);
    case RatioVerdict::equivalent:
      return CompareWords::tr("Equivalent to %1: the whole interval of the ratio lies within %2 % of 1.")
          .arg(first, QLocale().toString(100 * kDefaultBand, 'g', 3));
    case RatioVerdict::no_difference_shown:
      break;
  }
  if (comparison.ratio.low) return CompareWords::tr("No difference from %1 is shown at this sample.").arg(first);
  return CompareWords::tr("Too few runs to tell it from %1: three of each bound a ratio, seven are wanted.").arg(first);
}

QString fieldsWords(const std::vector<FieldDifference>& differences, const Display& display) {
  QStringList texts;
  for (const FieldDifference& difference : differences) texts.push_back(fieldWords(difference, display));
  return listed(texts);
}

}  // namespace merops::gui
