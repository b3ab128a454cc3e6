#include "gui/models/latency_samples.h"

#include "gui/models/lines_words.h"
#include "gui/models/words.h"
#include "results/report/timeline.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace merops::gui {
namespace {

constexpr int kIdDigits = 6;

class Words {
  Q_DECLARE_TR_FUNCTIONS(LatencySamples)
};

/// Cells of one sample; the first stands for them.
struct Members {
  const LatencyCell* first = nullptr;
  CellGroup group{};
  std::vector<const CellResult*> runs{};
};

std::string keyOf(const LatencyCell& cell) {
  return cell_key(cell.result) + "\n" + cell.result.source_path + "\n" + cell.machine + "\n" + cell.disk;
}

std::vector<std::vector<const LatencyCell*>> byKey(std::span<const LatencyCell> cells) {
  std::map<std::string, std::size_t> places;
  std::vector<std::vector<const LatencyCell*>> all;
  for (const LatencyCell& cell : cells) {
    if (cell.result.state != CellState::measured || cell.result.measurement.latency.n == 0) continue;
    const auto [place, added] = places.try_emplace(keyOf(cell), all.size());
    if (added) all.emplace_back();
    all[place->second].push_back(&cell);
  }
  return all;
}

/// The same cell of several campaigns may have been planned differently (repeated, swept): what was measured is equal.
CellResult planless(const LatencyCell& cell, const LatencyCell& first) {
  CellResult result = cell.result;
  result.cell.source = first.result.cell.source;
  result.cell.cache = first.result.cell.cache;
  result.cell.pages = first.result.cell.pages;
  result.cell.memory_limit = first.result.cell.memory_limit;
  result.cell.check_bytes = first.result.cell.check_bytes;
  result.cell.tag = first.result.cell.tag;
  result.measurement.intervals.clear();
  return result;
}

Members membersOf(const std::vector<const LatencyCell*>& cells) {
  Members members{cells.front(), {}, {}};
  std::vector<CellResult> results;
  results.reserve(cells.size());
  for (const LatencyCell* cell : cells) results.push_back(planless(*cell, *cells.front()));
  members.group = group_cells(results).front();
  for (const LatencyCell* cell : cells) {
    const bool aside = members.group.set_aside > 0 && cell->result.validity != Validity::valid;
    if (!aside) members.runs.push_back(&cell->result);
  }
  return members;
}

HistogramBuckets mergedBuckets(const std::vector<const CellResult*>& runs) {
  Histogram all;
  for (const CellResult* run : runs) all.merge(Histogram::from_buckets(run->measurement.histogram));
  return all.buckets();
}

QString shortName(const Members& members) {
  return Words::tr("qd %1, %2", "queue depth, reader")
      .arg(QString::number(members.group.cell.depth), QString::fromStdString(members.group.cell.reader));
}

/// What was read, and how, where the short names do not tell.
void tellApart(std::vector<LatencySample>& samples, const std::vector<Members>& members, const Display& display) {
  const auto repeated = [&](const QString& name) {
    return std::count_if(samples.begin(), samples.end(), [&](const auto& one) { return one.name == name; }) > 1;
  };
  const auto renamed = [&](const auto& suffix) {
    std::vector<QString> names;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      names.push_back(repeated(samples[i].name) ? Words::tr("%1, %2").arg(samples[i].name, suffix(members[i]))
                                                : samples[i].name);
    }
    for (std::size_t i = 0; i < samples.size(); ++i) samples[i].name = names[i];
  };
  renamed([&](const Members& one) { return regimeWords(one.group, display); });
  renamed([](const Members& one) { return shortened(one.group.source_path, kLongestInLegend); });
  renamed([](const Members& one) { return QString::fromStdString(one.first->campaign).left(kIdDigits); });
}

bool isOneDisk(const std::vector<Members>& members) {
  return std::all_of(members.begin(), members.end(), [&](const Members& one) {
    return one.first->disk == members.front().first->disk && one.first->machine == members.front().first->machine;
  });
}

void nameThem(std::vector<LatencySample>& samples, const std::vector<Members>& members, const Display& display) {
  const bool oneDisk = isOneDisk(members);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const QString name = shortName(members[i]);
    const QString disk = shortened(members[i].first->disk, kLongestInLegend);
    samples[i].name = oneDisk ? name : Words::tr("%1, %2").arg(name, disk);
  }
  tellApart(samples, members, display);
}

QString aboutOf(const Members& members, const Display& display) {
  return Words::tr("%1, %2, %3; %4; campaign %5", "disk, reader, reads in flight; what was read; id")
      .arg(QString::fromStdString(members.first->disk), QString::fromStdString(members.group.cell.reader),
           inFlightWords(members.group.cell.depth), regimeWords(members.group, display),
           QString::fromStdString(members.first->campaign));
}

}  // namespace

LatencySamples latencySamples(std::span<const LatencyCell> cells, const Display& display) {
  LatencySamples found;
  const auto groups = byKey(cells);
  std::size_t used = 0;
  for (const auto& group : groups) used += group.size();
  found.left_out = cells.size() - used;
  std::vector<Members> members;
  for (const auto& group : groups) {
    if (members.size() == kMostLatencySamples) {
      ++found.left_out;
      continue;
    }
    members.push_back(membersOf(group));
    const Members& one = members.back();
    found.samples.push_back({QString(), aboutOf(one, display), found.samples.size(), one.group.repetitions,
                             one.group.latency, mergedBuckets(one.runs)});
  }
  nameThem(found.samples, members, display);
  return found;
}

std::vector<LatencyCell> decidingCells(const std::vector<const report::Disk*>& disks) {
  std::vector<LatencyCell> cells;
  for (const report::Disk* disk : disks) {
    const StoredCampaign& campaign = disk->campaign;
    for (const CellResult* run : report::runs_of(*disk)) {
      cells.push_back({*run, campaign.info.id, disk->name, campaign.info.machine.machine_id});
    }
  }
  return cells;
}

}  // namespace merops::gui
