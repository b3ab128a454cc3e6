#include "gui/models/depth_plateaus.h"

#include "gui/models/lines_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(DepthPlateaus)
};

}  // namespace

std::optional<LinePlateau> plateauOf(const DepthLine& line) {
  if (line.rows.size() < 2) return std::nullopt;
  std::vector<DepthPoint> points;
  points.reserve(line.rows.size());
  for (const CellGroup* row : line.rows) points.push_back({row->cell.depth, row->mb_per_s.value, row->repetitions});
  const auto found = plateau(points);
  if (!found) return std::nullopt;
  const auto row = std::find_if(line.rows.begin(), line.rows.end(),
                                [&](const CellGroup* one) { return one->cell.depth == found->depth; });
  return LinePlateau{*found, *row, found->depth < line.rows.back()->cell.depth};
}

std::vector<ChartMark> plateauMarks(const DepthFacet& facet, const Display& display) {
  std::map<std::uint32_t, std::vector<std::pair<const DepthLine*, LinePlateau>>> byDepth;
  for (const DepthLine& line : facet.lines) {
    const auto found = plateauOf(line);
    if (found && found->reached) byDepth[found->plateau.depth].emplace_back(&line, *found);
  }
  std::vector<ChartMark> marks;
  for (const auto& [depth, lines] : byDepth) {
    const auto& [line, found] = lines.front();
    const QString text =
        lines.size() == 1
            ? Words::tr("%1: plateau from %2, %3", "line, reads in flight, rate")
                  .arg(line->name, display.count(depth), rateWords(found.row->mb_per_s.value, display))
            : Words::tr("%n plateau(s) from %1", "", static_cast<int>(lines.size())).arg(display.count(depth));
    marks.push_back({static_cast<double>(depth), text, true, false});
  }
  return marks;
}

QStringList plateauNotes(const DepthFacet& facet, const Display& display) {
  std::map<std::pair<std::uint32_t, bool>, QStringList> lines;
  for (const DepthLine& line : facet.lines) {
    const auto found = plateauOf(line);
    if (!found) continue;
    lines[{found->plateau.depth, found->reached}].push_back(
        Words::tr("%1 (%2)", "line, rate").arg(line.name, rateWords(found->row->mb_per_s.value, display)));
  }
  QStringList notes;
  for (const auto& [where, names] : lines) {
    const QString text = where.second ? Words::tr("%1: deeper queues gain nothing more from %2 on: %3.",
                                                  "chart, reads in flight, lines with their rates")
                                      : Words::tr("%1: still rising at %2, the deepest that was measured: %3.",
                                                  "chart, reads in flight, lines with their rates");
    notes.push_back(text.arg(facet.title, inFlightWords(where.first), listWords(names, display)));
  }
  return notes;
}

}  // namespace merops::gui
