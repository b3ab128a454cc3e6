#include "gui/models/time_rows.h"

#include "core/model/statistics.h"
#include "gui/models/lines_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(TimeRows)
};

std::string keyOf(const CellRow& cell) {
  return fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", cell.source_path, cell.expert_bytes, cell.reader, cell.depth,
                     to_string(cell.order), to_string(cell.cache_state), to_string(cell.pages),
                     cell.tag == "provisional" ? "provisional" : "");
}

bool isDirect(const TimeRow& row) {
  return row.first.cache_state == CacheState::bypassed && row.first.order == Order::random &&
         row.first.tag != "provisional" && row.first.validity != Validity::invalid &&
         row.first.source_kind != SourceKind::uniform;
}

/// The best of the rows for each device; repeated often enough, so that no lucky run decides.
std::vector<std::string> bestOfEachDevice(const std::vector<const TimeRow*>& rows) {
  std::map<std::string, std::size_t> mostRuns;
  for (const TimeRow* row : rows) {
    std::size_t& most = mostRuns[row->first.device];
    most = std::max(most, row->ids.size());
  }
  std::map<std::string, const TimeRow*> best;
  for (const TimeRow* row : rows) {
    if (2 * row->ids.size() < mostRuns[row->first.device]) continue;
    const TimeRow*& champion = best[row->first.device];
    if (champion == nullptr || row->mb_per_s > champion->mb_per_s) champion = row;
  }
  std::vector<std::string> keys;
  for (const auto& [device, row] : best) keys.push_back(row->key);
  return keys;
}

}  // namespace

std::vector<TimeRow> timeRows(std::span<const CellRow> cells) {
  std::vector<const CellRow*> order;
  for (const CellRow& cell : cells) {
    if (cell.state == CellState::measured && !cell.standing.retracted()) order.push_back(&cell);
  }
  std::sort(order.begin(), order.end(), [](const CellRow* a, const CellRow* b) {
    return std::tie(a->started_utc, a->index, a->id) < std::tie(b->started_utc, b->index, b->id);
  });
  std::vector<TimeRow> rows;
  std::vector<std::vector<double>> rates;
  std::map<std::string, std::size_t> places;
  for (const CellRow* cell : order) {
    const auto [place, added] = places.try_emplace(keyOf(*cell), rows.size());
    if (added) {
      rows.push_back({place->first, *cell, {}, 0});
      rates.emplace_back();
    }
    rows[place->second].ids.push_back(cell->id);
    rates[place->second].push_back(cell->mb_per_s.value);
  }
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].mb_per_s = median(rates[i]).value;
  return rows;
}

std::vector<std::string> decidingRows(const std::vector<TimeRow>& rows) {
  std::vector<const TimeRow*> direct, all;
  for (const TimeRow& row : rows) {
    all.push_back(&row);
    if (isDirect(row)) direct.push_back(&row);
  }
  return bestOfEachDevice(direct.empty() ? all : direct);
}

std::vector<std::string> rowsWith(const std::vector<TimeRow>& rows, const std::vector<std::int64_t>& ids) {
  std::vector<std::string> keys;
  for (const TimeRow& row : rows) {
    if (std::find_first_of(row.ids.begin(), row.ids.end(), ids.begin(), ids.end()) != row.ids.end()) {
      keys.push_back(row.key);
    }
  }
  return keys;
}

QString timeRowWords(const CellRow& first, const Display& display) {
  return Words::tr("%1, %2: %3, %4, %5", "reader, reads in flight: way through the page cache, source, memory pages")
      .arg(QString::fromStdString(first.reader), inFlightWords(first.depth), cacheWords(first.cache_state),
           sourceWords(first.source_kind, first.expert_bytes, first.source_kind == SourceKind::uniform, first.order,
                       display),
           pageWords(first.pages));
}

namespace {

/// What may tell rows apart beside reader and depth; bits.
enum Part : unsigned { kSource = 1, kCache = 2, kPages = 4 };

QString nameWith(const CellRow& cell, unsigned parts, const Display& display) {
  QString name = Words::tr("%1, qd %2", "reader, reads in flight")
                     .arg(QString::fromStdString(cell.reader), QString::number(cell.depth));
  const auto add = [&](Part part, const QString& text) {
    if ((parts & part) != 0) name = Words::tr("%1, %2", "a name, and what else tells it apart").arg(name, text);
  };
  add(kSource, shortSourceWords(cell.source_kind, cell.expert_bytes, cell.order, display));
  add(kCache, cacheWords(cell.cache_state));
  add(kPages, pageWords(cell.pages));
  return name;
}

}  // namespace

/// Only what tells the rows apart stands in their names, as far as it does: a list has little room.
std::vector<QString> timeRowNames(const std::vector<TimeRow>& rows, const Display& display) {
  std::vector<QString> best;
  std::size_t apart = 0;
  for (unsigned parts = 0; parts <= (kSource | kCache | kPages); ++parts) {
    std::vector<QString> names;
    for (const TimeRow& row : rows) names.push_back(nameWith(row.first, parts, display));
    const std::size_t different = std::set<QString>(names.begin(), names.end()).size();
    if (different <= apart) continue;
    apart = different;
    best = std::move(names);
  }
  return best;
}

std::vector<LinesChoice> timeRowChoices(const std::vector<TimeRow>& rows, const std::vector<std::string>& chosen,
                                        const Display& display) {
  std::vector<LinesChoice> choices;
  const std::vector<QString> names = timeRowNames(rows, display);
  for (std::size_t i = 0; i < std::min(rows.size(), kMostTimeChoices); ++i) {
    const TimeRow& row = rows[i];
    const QString words = timeRowWords(row.first, display);
    const QString about = Words::tr("%1, of %2, %n run(s)", "row, path", static_cast<int>(row.ids.size()))
                              .arg(words, QString::fromStdString(row.first.source_path));
    choices.push_back({row.key, names[i], about, std::find(chosen.begin(), chosen.end(), row.key) != chosen.end()});
  }
  return choices;
}

CampaignChoice campaignChoice(const CampaignRow& campaign, const Display& display) {
  const QString devices =
      campaign.devices.empty() ? Words::tr("no disk yet") : QString::fromStdString(campaign.devices);
  const QString text = campaign.end ? Words::tr("%1 – %2 – %3", "when, disks, command line")
                                    : Words::tr("%1 – %2 – %3 (not ended)", "when, disks, command line");
  return {campaign.id,
          text.arg(display.timeText(campaign.started_utc), devices, QString::fromStdString(campaign.command))};
}

}  // namespace merops::gui
