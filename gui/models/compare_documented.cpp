#include "gui/models/compare_documented.h"

#include "gui/models/compare_bars.h"
#include "gui/models/compare_words.h"
#include "gui/models/disk_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>
#include <string>

namespace merops::gui {
namespace {

struct CompareDocumented {
  Q_DECLARE_TR_FUNCTIONS(CompareDocumented)
};

bool isCompared(const ReferenceRow& row) { return row.withdrawn.empty() && row.regime != Regime::buffered_unknown; }

/// Where the source does not tell the state of the page cache, a row is shown beside either.
std::vector<Regime> shownAs(Regime regime) {
  if (regime == Regime::buffered_unknown) return {Regime::buffered_cold, Regime::buffered_warm};
  return {regime};
}

/// In MB/s or nanoseconds.
std::optional<double> figureOf(const ReferenceRow& row, CompareMeasure measure) {
  const auto nanoseconds = [](std::optional<double> us) { return us ? std::optional(1e3 * *us) : std::nullopt; };
  switch (measure) {
    case CompareMeasure::rate:
      return row.mb_per_s;
    case CompareMeasure::p50:
      return nanoseconds(row.p50_us);
    case CompareMeasure::p99:
      break;
  }
  return nanoseconds(row.p99_us);
}

void add(std::vector<DocumentedRow>& found, const ReferenceRow* row, std::optional<std::size_t> disk) {
  auto place = std::find_if(found.begin(), found.end(), [row](const DocumentedRow& one) { return one.row == row; });
  if (place == found.end()) place = found.insert(found.end(), {row, {}});
  if (disk) place->disks.push_back(*disk);
}

QString text(const std::string& utf8) { return shownText(utf8); }

QString takenOn(const ReferenceRow& row) {
  return CompareDocumented::tr("%1 on %2 (%3).").arg(text(row.disk), text(row.machine), text(row.os));
}

QString inFlight(const ReferenceRow& row, const Display& display) {
  const QString bytes = display.bytesText(row.expert_bytes);
  const int count = static_cast<int>(row.in_flight);
  return row.threads ? CompareDocumented::tr("%1 a read, %n thread(s).", "", count).arg(bytes)
                     : CompareDocumented::tr("%1 a read, %n read(s) in flight.", "", count).arg(bytes);
}

QStringList howItWasTaken(const ReferenceRow& row, const Display& display) {
  QStringList lines{CompareDocumented::tr("Documented: %1, in %2.").arg(text(row.id), text(row.source)), takenOn(row),
                    inFlight(row, display)};
  if (!row.model.empty()) lines.push_back(CompareDocumented::tr("Model: %1.").arg(text(row.model)));
  for (const std::string& flag : row.flags) lines.push_back(CompareDocumented::tr("Note: %1.").arg(text(flag)));
  if (row.reads) lines.push_back(CompareDocumented::tr("Reads: %1.").arg(display.count(*row.reads)));
  return lines;
}

/// How the disks of a group are attached.
std::set<std::string> linksOf(const CompareGroup& group, const std::vector<const ComparedDisk*>& disks) {
  std::set<std::string> links;
  for (std::size_t i = 0; i < disks.size(); ++i) {
    if (group.rows[i] != nullptr) links.insert(disks[i]->transport);
  }
  return links;
}

QString linksWords(const std::set<std::string>& links, const Display& display) {
  QStringList words;
  for (const std::string& link : links) words.push_back(transportWords(link));
  return display.locale().createSeparatedList(words);
}

/// Why nothing is compared with it; empty where something is.
QString whyNot(const DocumentedRow& documented, const CompareGroup& group, const BarScene& scene) {
  const ReferenceRow& row = *documented.row;
  if (documented.isOfOtherLink) {
    return CompareDocumented::tr("A result over another link (%1; here: %2): nothing is compared with it.")
        .arg(transportWords(row.transport), linksWords(linksOf(group, scene.disks), scene.display));
  }
  if (isCompared(row)) return {};
  if (!row.withdrawn.empty()) return CompareDocumented::tr("Withdrawn: %1.").arg(text(row.withdrawn));
  return CompareDocumented::tr("Its source does not tell the state of the page cache: nothing is compared with it.");
}

QStringList aboutRow(const DocumentedRow& documented, const CompareGroup& group, const BarScene& scene) {
  const ReferenceRow& row = *documented.row;
  const double figure = figureOf(row, scene.measure).value_or(0);
  QStringList lines{figureWithUnit(figure, scene.measure, scene.display)};
  lines += howItWasTaken(row, scene.display);
  for (const std::size_t i : documented.disks) {
    if (isDisturbed(*group.rows[i])) continue;
    const std::optional<Estimate> here = figureOf(group.rows[i]->group, scene.measure);
    if (!here || !(figure > 0)) continue;
    lines.push_back(CompareDocumented::tr("%1, measured here: %2 times that.")
                        .arg(shortName(scene.disks[i]->name), scene.display.ratioText(here->value / figure)));
  }
  if (const QString why = whyNot(documented, group, scene); !why.isEmpty()) lines.push_back(why);
  return lines;
}

QString nameOf(const DocumentedRow& documented) {
  const QString id = text(documented.row->id);
  return documented.isOfOtherLink ? CompareDocumented::tr("%1 (%2)", "the id of a documented row and its link")
                                        .arg(id, transportWords(documented.row->transport))
                                  : id;
}

}  // namespace

DocumentedRows::DocumentedRows(const ReferenceCatalogue& catalogue) : catalogue_(catalogue) {
  for (const ReferenceRow& row : catalogue.rows) {
    if (isCompared(row)) continue;
    for (const Regime regime : shownAs(row.regime)) {
      originals_.push_back(&row);
      uncompared_.rows.push_back(row);
      uncompared_.rows.back().withdrawn.clear();
      uncompared_.rows.back().regime = regime;
    }
  }
}

const ReferenceRow* DocumentedRows::original(const ReferenceRow* row) const {
  return originals_[static_cast<std::size_t>(row - uncompared_.rows.data())];
}

std::vector<DocumentedRow> DocumentedRows::rowsFor(const CompareGroup& group,
                                                   const std::vector<const ComparedDisk*>& disks,
                                                   CompareMeasure measure) const {
  constexpr std::size_t kMostOthers = 2;
  std::vector<DocumentedRow> compared;
  std::vector<DocumentedRow> others;
  for (std::size_t i = 0; i < disks.size(); ++i) {
    if (group.rows[i] == nullptr) continue;
    const CellResult& cell = group.rows[i]->first;
    for (const ReferenceMatch& match : nearest_rows(catalogue_, cell, disks[i]->transport)) add(compared, match.row, i);
    for (const ReferenceMatch& match : nearest_rows(uncompared_, cell, disks[i]->transport, kMostOthers)) {
      add(others, original(match.row), std::nullopt);
    }
  }
  compared.insert(compared.end(), others.begin(), others.end());
  if (compared.empty()) compared = ofOtherLinks(group, disks);
  std::erase_if(compared, [measure](const DocumentedRow& one) { return !figureOf(*one.row, measure); });
  return compared;
}

std::vector<DocumentedRow> DocumentedRows::ofOtherLinks(const CompareGroup& group,
                                                        const std::vector<const ComparedDisk*>& disks) const {
  constexpr std::size_t kMostOfALink = 2;
  const CellResult& cell = group.any().first;
  std::set<std::string> seen = linksOf(group, disks);
  std::vector<DocumentedRow> found;
  for (const ReferenceRow& row : catalogue_.rows) {
    if (!seen.insert(row.transport).second) continue;
    for (const ReferenceMatch& match : nearest_rows(catalogue_, cell, row.transport, kMostOfALink)) {
      found.push_back({match.row, {}, true});
    }
  }
  const auto away = [&cell](const DocumentedRow& one) { return size_factor(one.row->expert_bytes, cell.expert_bytes); };
  std::stable_sort(found.begin(), found.end(),
                   [&away](const DocumentedRow& a, const DocumentedRow& b) { return away(a) < away(b); });
  return found;
}

ChartBar documentedBar(const DocumentedRow& documented, const CompareGroup& group, const BarScene& scene) {
  constexpr double kDwarfs = 2;
  const ReferenceRow& row = *documented.row;
  const double figure = figureOf(row, scene.measure).value_or(0);
  const QString figure_text = figureText(figure, scene.measure, scene.display);
  ChartBar bar;
  bar.documented = true;
  bar.withdrawn = !row.withdrawn.empty();
  if ((isCompared(row) && !documented.isOfOtherLink) || figure <= kDwarfs * scene.greatest) {
    bar.value = onAxis(figure, scene.measure, scene.display);
    bar.label = CompareDocumented::tr("%1, %2", "a documented figure and the id of its row")
                    .arg(figure_text, nameOf(documented));
  } else {
    bar.label = CompareDocumented::tr("%1, %2: beyond the scale", "a documented figure and the id of its row")
                    .arg(figure_text, nameOf(documented));
  }
  bar.about = aboutRow(documented, group, scene).join(QLatin1Char('\n'));
  return bar;
}

}  // namespace merops::gui
