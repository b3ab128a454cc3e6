#include "results/report/disk.h"

#include "results/report/disk_name.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace merops::report {
namespace {

/// Empty for a cell that counts.
std::string why_left_out(const StoredCell& cell, const Standing& campaign) {
  const CellResult& result = cell.result;
  if (cell.standing.retracted()) return "retracted: " + cell.standing.retracted_reason;
  if (campaign.retracted()) return "its campaign was retracted: " + campaign.retracted_reason;
  if (result.state != CellState::measured) return fmt::format("{}: {}", to_string(result.state), result.reason);
  if (result.validity == Validity::invalid) return "invalid: " + result.validity_reason;
  if (result.cache_state == CacheState::memory) return "no disk: it was read from memory, or not at all";
  if (result.cache_state == CacheState::unverified) return "unproved: where its bytes came from could not be told";
  if (result.cell.check_bytes) return "its payloads were hashed inside the window: the rate is not the disk's";
  if (result.cell.tag == "provisional") return "provisional: measured before the store was whole";
  return {};
}

const SourceRecord* source_of(const CampaignInfo& campaign, const CellResult& result) {
  const auto found = std::find_if(campaign.sources.begin(), campaign.sources.end(),
                                  [&](const SourceRecord& source) { return source.path == result.source_path; });
  return found == campaign.sources.end() ? nullptr : &*found;
}

/// The disk of a campaign on which a cell's source lies; made where it is not there yet.
class CampaignDisks {
 public:
  explicit CampaignDisks(const StoredCampaign& campaign) : campaign_(campaign) {
    for (const SourceRecord& source : campaign.info.sources) of(source).sources.push_back(source);
  }

  Disk& of(const CellResult& result) {
    const SourceRecord* source = source_of(campaign_.info, result);
    return source != nullptr ? of(*source)
                             : made("\n" + result.device, result.device.empty() ? "unknown disk" : result.device, {});
  }
  std::vector<Disk> take() { return std::move(disks_); }

 private:
  Disk& of(const SourceRecord& source) {
    return made(disk_identity(campaign_.info.machine, source.storage), disk_name(source.storage),
                transport_of(source.storage));
  }
  Disk& made(const std::string& identity, const std::string& name, const std::string& transport) {
    const auto [place, added] = places_.try_emplace(identity, disks_.size());
    if (added) {
      disks_.emplace_back();
      disks_.back().name = name;
      disks_.back().transport = transport;
      disks_.back().campaign = campaign_;
    }
    return disks_[place->second];
  }

  const StoredCampaign& campaign_;
  std::map<std::string, std::size_t> places_{};
  std::vector<Disk> disks_{};
};

std::vector<Disk> disks_of(const LoadedCampaign& loaded) {
  CampaignDisks disks(loaded.campaign);
  for (const StoredCell& cell : loaded.cells) {
    Disk& disk = disks.of(cell.result);
    const std::string why = why_left_out(cell, loaded.campaign.row.standing);
    if (why.empty()) {
      disk.counted.push_back(cell.result);
    } else {
      disk.left_out.push_back({cell.id, cell.result.cell.reader, cell.result.cell.depth, why});
    }
  }
  return disks.take();
}

/// Two campaigns of one disk, and disks of one model, are told apart by their campaigns, else by number.
void make_names_unique(std::vector<Disk>& disks) {
  constexpr std::size_t kIdDigits = 6;
  std::map<std::string, int> count;
  for (const Disk& disk : disks) ++count[disk.name];
  std::set<std::string> taken;
  for (Disk& disk : disks) {
    if (count[disk.name] > 1) disk.name += ", " + disk.campaign.row.id.substr(0, kIdDigits);
    const std::string name = disk.name;
    for (int number = 2; !taken.insert(disk.name).second; ++number) disk.name = fmt::format("{} #{}", name, number);
  }
}

double rate_of(const Disk& disk) { return disk.best ? disk.best->at_best_depth.value : -1; }

}  // namespace

std::vector<Disk> disks_of(const std::vector<LoadedCampaign>& campaigns) {
  std::vector<Disk> all;
  for (const LoadedCampaign& campaign : campaigns) {
    for (Disk& disk : disks_of(campaign)) all.push_back(std::move(disk));
  }
  make_names_unique(all);
  for (Disk& disk : all) {
    disk.groups = group_cells(disk.counted);
    disk.best = best_direct_road(disk.groups);
  }
  std::stable_sort(all.begin(), all.end(), [](const Disk& a, const Disk& b) { return rate_of(a) > rate_of(b); });
  return all;
}

const CellGroup* group_at(const Disk& disk, const ReaderPlateau& road, std::uint32_t depth) {
  const auto found = std::find_if(disk.groups.begin(), disk.groups.end(), [&](const CellGroup& group) {
    return group.cell.reader == road.reader && group.source_path == road.source_path && group.cell.depth == depth &&
           group.cache_state == CacheState::bypassed && group.cell.block == 0 && group.cell.order == Order::random &&
           !group.cell.check_bytes;
  });
  return found == disk.groups.end() ? nullptr : &*found;
}

const CellGroup* deciding_group(const Disk& disk) {
  return disk.best ? group_at(disk, *disk.best, disk.best->best_depth) : nullptr;
}

}  // namespace merops::report
