#include "gui/models/compare_disks.h"

#include "results/report/disk_name.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace merops::gui {
namespace {

/// What repetitions of one cell have in common; they differ in seed and number, and in how long and why they were
/// measured.
Cell withoutRepetition(Cell cell) {
  cell.limits = {};
  cell.thorough = false;
  cell.seed = 0;
  cell.repetition = 0;
  cell.tag.clear();
  return cell;
}

bool areRepetitions(const CellResult& a, const CellResult& b) {
  return a.source_path == b.source_path && withoutRepetition(a.cell) == withoutRepetition(b.cell);
}

/// A copy that is small: figures that are kept elsewhere are left out.
CellResult withoutSeries(const CellResult& cell) {
  CellResult small;
  small.cell = cell.cell;
  small.source_path = cell.source_path;
  small.source_kind = cell.source_kind;
  small.expert_bytes = cell.expert_bytes;
  small.state = cell.state;
  small.validity = cell.validity;
  small.cache_state = cell.cache_state;
  return small;
}

ComparedRow rowOf(const std::string& key, const std::vector<CellResult>& repetitions, const CampaignInfo& campaign) {
  ComparedRow row;
  row.key = CellKey(key);
  row.group = group_cells(repetitions).front();
  row.first = withoutSeries(repetitions.front());
  for (const CellResult& cell : repetitions) {
    const bool rests = row.group.set_aside == 0 || cell.validity == Validity::valid;
    if (rests && cell.measurement.mb_per_s.value > 0) row.cells.push_back(compared_cell(cell, campaign));
  }
  return row;
}

/// The repetitions of one key, apart by what was read and asked.
std::vector<std::vector<CellResult>> byRow(const std::vector<const CellResult*>& cells) {
  std::vector<std::vector<CellResult>> rows;
  for (const CellResult* cell : cells) {
    const auto home =
        std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return areRepetitions(row.front(), *cell); });
    if (home == rows.end()) {
      rows.push_back({*cell});
    } else {
      home->push_back(*cell);
    }
  }
  return rows;
}

void addRows(ComparedDisk& compared, const report::Disk& disk) {
  std::map<std::string, std::vector<const CellResult*>> keys;
  for (const CellResult& cell : disk.counted) keys[cell_key(cell)].push_back(&cell);
  for (const auto& [key, cells] : keys) {
    const auto rows = byRow(cells);
    const auto most =
        std::max_element(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    ComparedRow row = rowOf(key, *most, disk.campaign.info);
    compared.otherSources += rows.size() - 1;
    compared.setAside += row.group.set_aside;
    if (row.cells.empty()) {
      compared.leftOut += most->size();
    } else {
      compared.rows.push_back(std::move(row));
    }
  }
}

ComparedDisk comparedDisk(const report::Disk& disk) {
  ComparedDisk compared;
  compared.identity = comparedIdentity(disk);
  compared.name = disk.name;
  compared.transport = disk.transport;
  compared.campaign = disk.campaign.info;
  compared.campaign.sources = disk.sources;
  compared.leftOut = disk.left_out.size();
  addRows(compared, disk);
  return compared;
}

/// Whether a campaign says more about the disk of today: one with cells that count, then the newer one.
bool saysMore(const report::Disk& a, const report::Disk& b) {
  if (a.counted.empty() != b.counted.empty()) return b.counted.empty();
  return a.campaign.info.started_utc > b.campaign.info.started_utc;
}

}  // namespace

std::string comparedIdentity(const report::Disk& disk) {
  return disk.sources.empty() ? "\n" + disk.name
                              : report::disk_identity(disk.campaign.info.machine, disk.sources.front().storage);
}

std::vector<ComparedDisk> comparedDisks(const std::vector<report::Disk>& disks) {
  std::map<std::string, const report::Disk*> newest;
  for (const report::Disk& disk : disks) {
    const auto [place, added] = newest.try_emplace(comparedIdentity(disk), &disk);
    if (!added && saysMore(disk, *place->second)) place->second = &disk;
  }
  std::vector<ComparedDisk> compared;
  for (const report::Disk& disk : disks) {
    if (newest.at(comparedIdentity(disk)) == &disk) compared.push_back(comparedDisk(disk));
  }
  return compared;
}

std::vector<const ComparedDisk*> chosenDisks(const std::vector<ComparedDisk>& known,
                                             const std::vector<std::string>& identities, std::size_t most) {
  std::vector<const ComparedDisk*> chosen;
  for (const std::string& identity : identities) {
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const ComparedDisk& disk) { return disk.identity == identity; });
    if (found == known.end() || chosen.size() == most) continue;
    if (std::find(chosen.begin(), chosen.end(), &*found) == chosen.end()) chosen.push_back(&*found);
  }
  if (!chosen.empty()) return chosen;
  constexpr std::size_t kBest = 2;
  for (const ComparedDisk& disk : known) {
    if (chosen.size() < std::min(most, kBest)) chosen.push_back(&disk);
  }
  return chosen;
}

QStringList readersOf(const std::vector<const ComparedDisk*>& disks) {
  std::set<std::string> names;
  for (const ComparedDisk* disk : disks) {
    for (const ComparedRow& row : disk->rows) names.insert(row.group.cell.reader);
  }
  QStringList readers;
  for (const std::string& name : names) readers.push_back(QString::fromStdString(name));
  return readers;
}

bool takesReader(const QStringList& readers, const ComparedRow& row) {
  return readers.isEmpty() || readers.contains(QString::fromStdString(row.group.cell.reader));
}

}  // namespace merops::gui
