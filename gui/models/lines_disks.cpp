#include "gui/models/lines_disks.h"

#include "results/report/disk_name.h"
#include "results/report/load.h"

#include <algorithm>
#include <map>
#include <utility>

namespace merops::gui {

Disks loadDisks(Database& database) {
  auto disks = report::disks_of(report::load_newest_of_each_disk(database));
  return std::make_shared<const std::vector<report::Disk>>(newestOfEach(std::move(disks)));
}

std::vector<report::Disk> newestOfEach(std::vector<report::Disk> disks) {
  std::map<std::string, std::string> newest;
  for (const report::Disk& disk : disks) {
    std::string& began = newest[identityOf(disk)];
    began = std::max(began, disk.campaign.info.started_utc);
  }
  std::erase_if(disks, [&](const report::Disk& disk) {
    const auto found = newest.find(identityOf(disk));
    if (found == newest.end() || found->second != disk.campaign.info.started_utc) return true;
    newest.erase(found);
    return false;
  });
  return disks;
}

std::string identityOf(const report::Disk& disk) {
  if (disk.sources.empty()) return disk.campaign.info.machine.machine_id + "\n" + disk.name;
  return report::disk_identity(disk.campaign.info.machine, disk.sources.front().storage);
}

std::vector<const report::Disk*> chosenDisks(const std::vector<report::Disk>& disks,
                                             const std::vector<std::string>& identities) {
  std::vector<const report::Disk*> chosen;
  for (const std::string& identity : identities) {
    const auto found = std::find_if(disks.begin(), disks.end(),
                                    [&](const report::Disk& disk) { return identityOf(disk) == identity; });
    if (found != disks.end()) chosen.push_back(&*found);
  }
  if (chosen.empty() && !disks.empty()) chosen.push_back(&disks.front());
  return chosen;
}

std::vector<LinesChoice> diskChoices(const std::vector<report::Disk>& disks,
                                     const std::vector<const report::Disk*>& chosen) {
  std::vector<LinesChoice> choices;
  choices.reserve(disks.size());
  for (const report::Disk& disk : disks) {
    const QString name = QString::fromStdString(disk.name);
    const bool isChosen = std::find(chosen.begin(), chosen.end(), &disk) != chosen.end();
    choices.push_back({identityOf(disk), name, name, isChosen});
  }
  return choices;
}

}  // namespace merops::gui
