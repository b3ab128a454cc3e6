#include "gui/models/disk_cards.h"

#include "gui/models/disk_words.h"
#include "results/report/disk_name.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace merops::gui {
namespace {

struct DiskCards {
  Q_DECLARE_TR_FUNCTIONS(merops::gui::DiskCards)
};

/// Results of this machine are told by its id; where neither has one, what was imported is another's.
bool isOfHere(const report::DiskSummary& disk, const std::optional<MachineDevices>& machine) {
  const bool known = machine && !(machine->machine.empty() && disk.machine.machine_id.empty());
  return known ? disk.machine.machine_id == machine->machine : disk.campaign.imported_utc.empty();
}

const MachineDevice* deviceOf(const report::DiskSummary& disk, const std::optional<MachineDevices>& machine) {
  if (!machine || !isOfHere(disk, machine)) return nullptr;
  const auto found = std::find_if(machine->devices.begin(), machine->devices.end(),
                                  [&](const MachineDevice& device) { return device.identity == disk.identity; });
  return found == machine->devices.end() ? nullptr : &*found;
}

QString placeOf(const report::DiskSummary& disk, const std::optional<MachineDevices>& machine, bool attached) {
  if (!isOfHere(disk, machine)) return DiskCards::tr("Of another machine: %1.").arg(machineWords(disk.machine));
  return attached || !machine || !disk.device ? QString() : DiskCards::tr("Not attached now.");
}

void describe(DiskCard& card, const DeviceFacts& device, const Display& display) {
  card.hardware = hardwareWords(device, display);
  card.link = linkWords(device.link);
  card.cautions += cautionWords(device);
}

DiskCard cardOf(const report::DiskSummary& disk, const std::optional<MachineDevices>& machine, const CardTerms& terms) {
  const MachineDevice* device = deviceOf(disk, machine);
  DiskCard card;
  card.identity = disk.identity;
  card.campaign = disk.campaign.id;
  card.name = plain(disk.name);
  card.place = placeOf(disk, machine, device != nullptr);
  card.cautions = cautionWords(disk, terms.model, terms.display);
  if (device != nullptr) {
    describe(card, device->facts, terms.display);
    if (!device->facts.unusable.empty()) {
      card.cautions += DiskCards::tr("It cannot be measured now: %1.").arg(plain(device->facts.unusable));
    }
  } else if (disk.device) {
    describe(card, *disk.device, terms.display);
  }
  if (disk.deciding) {
    card.kind = DiskCard::Kind::measured;
    card.rate = headlineWords(disk, terms.display);
    card.verdict = verdictWords(disk, terms.today, terms.display);
    if (terms.model) card.tokens = tokensWords(disk, *terms.model, terms.display);
  } else {
    card.kind = DiskCard::Kind::recorded;
    card.verdict = DiskCards::tr("Measured %1, but no direct read of a model's experts counts.")
                       .arg(dayWords(disk.campaign.started_utc, terms.today, terms.display));
  }
  return card;
}

QString nameOf(const DeviceFacts& device) {
  StorageFacts storage;
  storage.chain = {device};
  storage.leaves = {device.name};
  return plain(report::disk_name(storage));
}

/// Where a user may put files: not what the machine starts from.
QString folderOn(const DeviceFacts& device) {
  const auto found = std::find_if(device.mounts.begin(), device.mounts.end(), [](const PartitionMount& mount) {
    return !mount.mount_point.empty() && !mount.mount_point.starts_with("/boot");
  });
  return found == device.mounts.end() ? QString() : QString::fromStdString(found->mount_point);
}

DiskCard cardOf(const MachineDevice& device, const CardTerms& terms) {
  DiskCard card;
  card.identity = device.identity;
  card.name = nameOf(device.facts);
  describe(card, device.facts, terms.display);
  card.folder = folderOn(device.facts);
  if (device.facts.unusable.empty()) {
    card.verdict = DiskCards::tr("Not measured yet.");
  } else {
    card.kind = DiskCard::Kind::unusable;
    card.verdict = DiskCards::tr("Cannot be measured: %1.").arg(plain(device.facts.unusable));
  }
  return card;
}

}  // namespace

QString DiskCard::sentences() const {
  QStringList all{name + QLatin1Char('.')};
  if (!hardware.isEmpty()) all += hardware + QLatin1Char('.');
  if (!rate.isEmpty()) all += rate + QLatin1Char('.');
  all += {verdict, tokens, place, link};
  all += cautions;
  all.removeAll(QString());
  return all.join(QLatin1Char(' '));
}

std::vector<DiskCard> diskCards(const std::optional<MachineDevices>& machine,
                                const std::vector<report::DiskSummary>& disks, const CardTerms& terms) {
  std::vector<DiskCard> cards;
  std::set<std::string> known;
  for (const report::DiskSummary& disk : disks) {
    cards.push_back(cardOf(disk, machine, terms));
    if (deviceOf(disk, machine) != nullptr) known.insert(disk.identity);
  }
  if (machine) {
    for (const MachineDevice& device : machine->devices) {
      if (!known.contains(device.identity)) cards.push_back(cardOf(device, terms));
    }
  }
  std::stable_sort(cards.begin(), cards.end(), [](const DiskCard& a, const DiskCard& b) { return a.kind < b.kind; });
  return cards;
}

}  // namespace merops::gui
