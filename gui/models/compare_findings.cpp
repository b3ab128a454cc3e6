#include "gui/models/compare_findings.h"

#include "gui/models/compare_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

struct CompareFindings {
  Q_DECLARE_TR_FUNCTIONS(CompareFindings)
};

QString text(const std::string& utf8) { return shownText(utf8); }

/// Rows by their verdict, in the measure.
struct Tally {
  std::uint64_t greater = 0, smaller = 0, equivalent = 0, notShown = 0;
  [[nodiscard]] std::uint64_t all() const { return greater + smaller + equivalent + notShown; }
  [[nodiscard]] std::uint64_t same() const { return equivalent + notShown; }
};

void count(Tally& tally, RatioVerdict verdict) {
  switch (verdict) {
    case RatioVerdict::faster:
      ++tally.greater;
      return;
    case RatioVerdict::slower:
      ++tally.smaller;
      return;
    case RatioVerdict::equivalent:
      ++tally.equivalent;
      return;
    case RatioVerdict::no_difference_shown:
      break;
  }
  ++tally.notShown;
}

Tally tallyOf(const SideComparison& pair, CompareMeasure measure) {
  Tally tally;
  for (const ComparisonRow& row : pair.rows) {
    if (const auto ratio = ratioOf(row, measure)) count(tally, ratio->verdict);
  }
  return tally;
}

QString allFaster(const QString& first, const QString& other, int rows) {
  return CompareFindings::tr("%1 is faster than %2 in all of %n comparable row(s).", "", rows).arg(other, first);
}

QString rateTally(const Tally& tally, const QString& first, const QString& other, const Display& display) {
  const auto rows = static_cast<int>(tally.all());
  if (tally.greater == tally.all()) return allFaster(first, other, rows);
  if (tally.smaller == tally.all()) return allFaster(other, first, rows);
  return CompareFindings::tr(
             "%1 beside %2: of %3 comparable rows it is faster in %4 and slower in %5; no difference is shown in %6.")
      .arg(other, first, display.count(tally.all()), display.count(tally.greater), display.count(tally.smaller),
           display.count(tally.same()));
}

QString allLonger(const QString& first, const QString& other, int rows) {
  return CompareFindings::tr("Reads take longer on %1 than on %2 in all of %n comparable row(s).", "", rows)
      .arg(other, first);
}

QString latencyTally(const Tally& tally, const QString& first, const QString& other, const Display& display) {
  const auto rows = static_cast<int>(tally.all());
  if (tally.greater == tally.all()) return allLonger(first, other, rows);
  if (tally.smaller == tally.all()) return allLonger(other, first, rows);
  return CompareFindings::tr(
             "%1 beside %2: of %3 comparable rows reads take longer in %4 and less time in %5; no difference is shown "
             "in %6.")
      .arg(other, first, display.count(tally.all()), display.count(tally.greater), display.count(tally.smaller),
           display.count(tally.same()));
}

QString noneShown(const QString& first, const QString& other, int rows) {
  return CompareFindings::tr("No difference between %1 and %2 is shown in any of %n comparable row(s).", "", rows)
      .arg(other, first);
}

QString tallySentence(const Tally& tally, CompareMeasure measure, const QString& first, const QString& other,
                      const Display& display) {
  if (tally.same() == tally.all()) return noneShown(first, other, static_cast<int>(tally.all()));
  return measure == CompareMeasure::rate ? rateTally(tally, first, other, display)
                                         : latencyTally(tally, first, other, display);
}

/// The row in which the two do best together, past the page cache where both were measured so; null where none has the
/// measure.
const ComparisonRow* decidingRow(const SideComparison& pair, CompareMeasure measure) {
  const auto goodness = [](const ComparisonRow& row) {
    return std::pair(row.key.field("cache") == "bypassed", row.mb_per_s.a * row.mb_per_s.b);
  };
  const ComparisonRow* best = nullptr;
  for (const ComparisonRow& row : pair.rows) {
    if (ratioOf(row, measure) && (best == nullptr || goodness(row) > goodness(*best))) best = &row;
  }
  return best;
}

const ComparedRow* rowOf(const ComparedDisk& disk, const CellKey& key) {
  const std::string wanted = key.text();
  const auto found = std::find_if(disk.rows.begin(), disk.rows.end(),
                                  [&wanted](const ComparedRow& row) { return row.key.text() == wanted; });
  return found == disk.rows.end() ? nullptr : &*found;
}

QString decidingSentence(const ComparedDisk& first, const ComparedDisk& other, const ComparisonRow& row,
                         CompareMeasure measure, const Display& display) {
  const RatioComparison ratio = *ratioOf(row, measure);
  const ComparedRow* of_first = rowOf(first, row.key);
  const QString where = of_first == nullptr ? text(row.key.text()) : groupWords(*of_first);
  return CompareFindings::tr("Where both do best (%1) the ratio of %2 to %3 is %4. %5")
      .arg(where, shortName(other.name), shortName(first.name), ratioText(ratio.ratio, display),
           verdictWords(ratio, measure, shortName(first.name)));
}

/// The difference that keeps most keys apart; null where the other side has nothing at all.
const Unmatched* commonestDifference(const SideComparison& pair) {
  std::map<std::string, int> counts;
  const auto nameOf = [](const Unmatched& one) {
    std::string names;
    for (const FieldDifference& field : one.differs) names += field.name + field.a + field.b + ' ';
    return names;
  };
  for (const Unmatched& one : pair.unmatched) ++counts[nameOf(one)];
  const Unmatched* commonest = nullptr;
  for (const Unmatched& one : pair.unmatched) {
    if (one.differs.empty()) continue;
    if (commonest == nullptr || one.differs.size() < commonest->differs.size() ||
        (one.differs.size() == commonest->differs.size() && counts[nameOf(one)] > counts[nameOf(*commonest)])) {
      commonest = &one;
    }
  }
  return commonest;
}

QString nothingInCommon(const ComparedDisk& first, const ComparedDisk& other, const SideComparison& pair,
                        const Display& display) {
  const Unmatched* nearest = commonestDifference(pair);
  if (nearest == nullptr) {
    return CompareFindings::tr("%1 cannot be compared with %2: nothing that counts was measured on one of them.")
        .arg(shortName(other.name), shortName(first.name));
  }
  return CompareFindings::tr(
             "%1 cannot be compared with %2: no cell of theirs has an equal key. The nearest differ in %3.")
      .arg(shortName(other.name), shortName(first.name), fieldsWords(nearest->differs, display));
}

QString disturbedSentence(const ComparedDisk& first, const ComparedDisk& other, std::size_t rows) {
  return CompareFindings::tr("%n row(s) of %1 and %2 are not compared: they were disturbed on one disk at least.", "",
                             static_cast<int>(rows))
      .arg(shortName(other.name), shortName(first.name));
}

/// Of the rows that are compared.
QStringList comparedSentences(const ComparedDisk& first, const ComparedDisk& other, const SideComparison& pair,
                              CompareMeasure measure, const Display& display) {
  const Tally tally = tallyOf(pair, measure);
  if (tally.all() == 0) {
    return {CompareFindings::tr("%1 beside %2: in no common row do the reads of both bound this quantile.")
                .arg(shortName(other.name), shortName(first.name))};
  }
  QStringList sentences{tallySentence(tally, measure, shortName(first.name), shortName(other.name), display)};
  if (const ComparisonRow* row = decidingRow(pair, measure)) {
    sentences.push_back(decidingSentence(first, other, *row, measure, display));
  }
  if (!pair.unmatched.empty()) {
    sentences.push_back(CompareFindings::tr("%n key(s) have no counterpart on the other disk.", "",
                                            static_cast<int>(pair.unmatched.size())));
  }
  return sentences;
}

}  // namespace

QString pairSentences(const ComparedDisk& first, const ComparedDisk& other, const ComparedPair& pair,
                      CompareMeasure measure, const Display& display) {
  if (pair.sides.rows.empty() && pair.disturbed == 0) return nothingInCommon(first, other, pair.sides, display);
  QStringList sentences;
  if (!pair.sides.rows.empty()) sentences = comparedSentences(first, other, pair.sides, measure, display);
  if (pair.disturbed > 0) sentences.push_back(disturbedSentence(first, other, pair.disturbed));
  return sentences.join(QLatin1Char('\n'));
}

QStringList leftOutSentences(const ComparedDisk& disk) {
  QStringList sentences;
  if (disk.leftOut > 0) {
    sentences.push_back(CompareFindings::tr("%n cell(s) of %1 do not count (failed, skipped, interrupted, invalid, "
                                            "retracted, unproved or provisional): the results page says why.",
                                            "", static_cast<int>(disk.leftOut))
                            .arg(shortName(disk.name)));
  }
  if (disk.setAside > 0) {
    sentences.push_back(CompareFindings::tr("%n disturbed run(s) of %1 are set aside, since as many were not.", "",
                                            static_cast<int>(disk.setAside))
                            .arg(shortName(disk.name)));
  }
  if (disk.otherSources > 0) {
    sentences.push_back(CompareFindings::tr("%n row(s) of %1 are not shown: the same cell was measured over another "
                                            "source or with another cache setting more often.",
                                            "", static_cast<int>(disk.otherSources))
                            .arg(shortName(disk.name)));
  }
  return sentences;
}

}  // namespace merops::gui
