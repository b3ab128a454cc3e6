#include "gui/models/depth_sweeps.h"

#include "gui/models/lines_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <tuple>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(DepthSweeps)
};

bool isBeside(const ReferenceRow& reference, const CellGroup& row, const std::string& transport) {
  const auto regime = regime_of(row.cache_state);
  return regime && reference.withdrawn.empty() && reference.regime == *regime && reference.transport == transport &&
         transport != "unknown" && row.cell.order == Order::random &&
         std::find(reference.kinds.begin(), reference.kinds.end(), row.source_kind) != reference.kinds.end() &&
         row.expert_bytes != 0 && reference.expert_bytes != 0 && is_same_size(reference.expert_bytes, row.expert_bytes);
}

/// "A4-qwen" of "A4-qwen-qd1": what the rows' ids have in common.
QString commonId(const std::vector<const ReferenceRow*>& rows) {
  std::string id = rows.front()->id;
  for (const ReferenceRow* row : rows) {
    const auto end = std::mismatch(id.begin(), id.end(), row->id.begin(), row->id.end()).first;
    id.erase(end, id.end());
  }
  const auto dash = id.rfind('-');
  if (rows.size() > 1 && dash != std::string::npos) id.resize(dash);
  return QString::fromStdString(id);
}

/// "A4" of "A4-qwen-qd1": the table or figure that the rows stand in.
std::string placeOf(const ReferenceRow& row) { return row.id.substr(0, row.id.find('-')); }

QString nameOf(const std::vector<const ReferenceRow*>& rows) {
  return Words::tr("documented %1, %2", "id of a documented result, its disk")
      .arg(commonId(rows), shortened(rows.front()->disk, kLongestInLegend));
}

}  // namespace

std::vector<DocumentedSweep> sweepsBeside(const CellGroup& row, const std::string& transport,
                                          const ReferenceCatalogue& catalogue) {
  using Key =
      std::tuple<std::string, std::string, std::string, std::string, std::string, std::string, std::uint64_t, bool>;
  std::map<Key, std::map<std::uint32_t, const ReferenceRow*>> found;
  for (const ReferenceRow& one : catalogue.rows) {
    if (!isBeside(one, row, transport)) continue;
    found[{one.source, placeOf(one), one.machine, one.disk, one.os, one.model, one.expert_bytes, one.threads}]
        .try_emplace(one.in_flight, &one);
  }
  std::vector<DocumentedSweep> sweeps;
  for (const auto& [key, byDepth] : found) {
    if (byDepth.size() < 2) continue;
    DocumentedSweep sweep;
    for (const auto& [depth, reference] : byDepth) sweep.rows.push_back(reference);
    sweep.name = nameOf(sweep.rows);
    sweeps.push_back(std::move(sweep));
  }
  return sweeps;
}

}  // namespace merops::gui
