#include "gui/models/compare_view.h"

#include "gui/models/compare_charts.h"
#include "gui/models/compare_findings.h"
#include "gui/models/compare_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

struct CompareText {
  Q_DECLARE_TR_FUNCTIONS(CompareView)
};

QString text(const std::string& utf8) { return shownText(utf8); }

std::vector<KnownDisk> knownDisks(const std::vector<ComparedDisk>& known,
                                  const std::vector<const ComparedDisk*>& compared, const Display& display) {
  std::vector<KnownDisk> disks;
  for (const ComparedDisk& disk : known) {
    const bool is_compared = std::find(compared.begin(), compared.end(), &disk) != compared.end();
    const QString about =
        CompareText::tr("%1\n%n row(s) of campaign %2, %3.", "", static_cast<int>(disk.rows.size()))
            .arg(text(disk.name), text(disk.campaign.id), display.timeText(disk.campaign.started_utc));
    disks.push_back({disk.identity, text(disk.name), about, is_compared});
  }
  return disks;
}

std::vector<ComparedPair> pairsOf(const std::vector<const ComparedDisk*>& disks, const QStringList& readers) {
  std::vector<ComparedPair> pairs;
  for (std::size_t i = 1; i < disks.size(); ++i) pairs.push_back(comparePair(*disks.front(), *disks[i], readers));
  return pairs;
}

void addPair(CompareView& view, const ComparedDisk& first, const ComparedDisk& other, const ComparedPair& pair,
             const CompareWish& wish) {
  view.findings << pairSentences(first, other, pair, wish.measure, wish.display);
  for (const EnvironmentDifference& fact : pair.sides.differences) {
    view.environment.push_back(
        {text(other.name), factWords(fact.name), factValueWords(fact.a), factValueWords(fact.b)});
  }
}

/// The filter of readers as far as it says anything about these disks.
QStringList readersToTake(const QStringList& wanted, const QStringList& there) {
  QStringList readers;
  std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(readers),
               [&there](const QString& reader) { return there.contains(reader); });
  return readers;
}

void addNotes(CompareView& view, const std::vector<const ComparedDisk*>& disks, const CompareWish& wish,
              std::size_t droppedGroups) {
  if (wish.disks.size() > disks.size() && disks.size() == kMostComparedDisks) {
    view.notes.push_back(
        CompareText::tr("Only the first %n chosen disk(s) are compared.", "", static_cast<int>(kMostComparedDisks)));
  }
  if (droppedGroups > 0) {
    view.notes.push_back(CompareText::tr("%n group(s) of bars are not drawn: choose fewer readers to see others.", "",
                                         static_cast<int>(droppedGroups)));
  }
  if (disks.size() == 1) {
    view.notes.push_back(
        CompareText::tr("One disk stands beside documented results only: check or measure a second "
                        "one to compare the two."));
  }
  for (const ComparedDisk* disk : disks) view.notes += leftOutSentences(*disk);
  if (view.charts.empty()) {
    view.notes.push_back(
        CompareText::tr("Nothing that counts was measured on these disks: no cell was proved to read "
                        "them."));
  }
}

}  // namespace

CompareView compareView(const std::vector<ComparedDisk>& known, const ReferenceCatalogue& catalogue,
                        const CompareWish& wish) {
  CompareView view;
  const auto disks = chosenDisks(known, wish.disks, kMostComparedDisks);
  view.known = knownDisks(known, disks, wish.display);
  if (disks.empty()) return view;
  for (const ComparedDisk* disk : disks) view.compared.push_back(disk->identity);
  view.readers = readersOf(disks);
  const QStringList readers = readersToTake(wish.readers, view.readers);
  std::size_t dropped = 0;
  const auto facets = compareFacets(disks, readers, kMostCompareGroups, dropped);
  const auto pairs = pairsOf(disks, readers);
  const DocumentedRows documented(catalogue);
  view.charts =
      compareCharts({disks, facets, pairs, wish.documented ? &documented : nullptr}, wish.measure, wish.display);
  for (std::size_t i = 1; i < disks.size(); ++i) addPair(view, *disks.front(), *disks[i], pairs[i - 1], wish);
  addNotes(view, disks, wish, dropped);
  return view;
}

}  // namespace merops::gui
