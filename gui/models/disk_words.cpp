#include "gui/models/disk_words.h"

#include "core/model/forecast.h"
#include "gui/models/words.h"
#include "results/report/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <array>
#include <utility>

namespace merops::gui {
namespace {

struct DiskWords {
  Q_DECLARE_TR_FUNCTIONS(merops::gui::DiskWords)
};

constexpr int kDaysInWords = 7;

constexpr std::array<std::pair<const char*, const char*>, 10> kTransports{{
    {"nvme", "NVMe"},
    {"usb", "USB"},
    {"sata", "SATA"},
    {"sas", "SAS"},
    {"scsi", "SCSI"},
    {"iscsi", "iSCSI"},
    {"mmc", "MMC"},
    {"nbd", "NBD"},
    {"pcie", "PCIe"},
    {"pmem", "PMem"},
}};
constexpr std::array<std::pair<const char*, const char*>, 7> kTransportWords{{
    {"virtual", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "virtual disk")},
    {"loop", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "loop device")},
    {"dm", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "mapped device")},
    {"md", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "software RAID")},
    {"ram", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "memory")},
    {"zram", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "compressed memory")},
    {"", QT_TRANSLATE_NOOP("merops::gui::DiskWords", "unknown connection")},
}};

QDate localDay(const std::string& utc) {
  return QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs).toLocalTime().date();
}

QString validityWords(const CellGroup& row) {
  switch (row.validity) {
    case Validity::valid:
      return DiskWords::tr("valid");
    case Validity::contaminated:
      return DiskWords::tr("contaminated (%1)").arg(plain(row.validity_reason));
    case Validity::invalid:
      return DiskWords::tr("invalid (%1)").arg(plain(row.validity_reason));
    case Validity::unknown:
      break;
  }
  return DiskWords::tr("not known whether valid");
}

}  // namespace

QString plain(const std::string& utf8) {
  QString text = QString::fromStdString(utf8);
  for (QChar& c : text) {
    if (c.category() == QChar::Other_Control) c = QLatin1Char(' ');
  }
  return shownText(text.simplified().toStdString());
}

QString transportWords(const std::string& transport) {
  const auto is = [&](const auto& row) { return transport == row.first; };
  if (const auto found = std::find_if(kTransports.begin(), kTransports.end(), is); found != kTransports.end()) {
    return QString::fromLatin1(found->second);
  }
  if (const auto found = std::find_if(kTransportWords.begin(), kTransportWords.end(), is);
      found != kTransportWords.end()) {
    return DiskWords::tr(found->second);
  }
  return plain(transport);
}

QString linkWords(const LinkFacts& link) {
  if (link.negotiated.empty()) return {};
  const QString kind = transportWords(link.kind), now = plain(link.negotiated);
  if (link.full == false) {
    return DiskWords::tr("Link: %1 at %2, while %3 would be possible: try another plug, cable or slot.")
        .arg(kind, now, plain(link.possible));
  }
  return link.full ? DiskWords::tr("Link: %1 at %2, the full one.").arg(kind, now)
                   : DiskWords::tr("Link: %1 at %2.").arg(kind, now);
}

QString hardwareWords(const DeviceFacts& device, const Display& display) {
  const QString transport = transportWords(device.transport);
  if (device.size == 0) return transport;
  return DiskWords::tr("%1, %2", "transport and size").arg(transport, display.bytesText(device.size));
}

QString dayWords(const std::string& utc, const QDate& today, const Display& display) {
  const QDate day = localDay(utc);
  if (!day.isValid()) return plain(utc);
  const qint64 days = day.daysTo(today);
  if (days == 0) return DiskWords::tr("today");
  if (days == 1) return DiskWords::tr("yesterday");
  if (days > 1 && days < kDaysInWords) return DiskWords::tr("%1 days ago").arg(days);
  return DiskWords::tr("on %1", "a date").arg(display.locale().toString(day, QLocale::ShortFormat));
}

QString machineWords(const MachineFacts& machine) {
  if (!machine.host_name.empty()) return plain(machine.host_name);
  if (machine.cpu_model.empty()) return DiskWords::tr("a machine without a name");
  return DiskWords::tr("one with %1", "a processor").arg(plain(machine.cpu_model));
}

QString headlineWords(const report::DiskSummary& disk, const Display& display) {
  return DiskWords::tr("%1 %2", "a rate and its unit")
      .arg(display.rateText(disk.deciding->mb_per_s.value), display.rateUnitText());
}

QString verdictWords(const report::DiskSummary& disk, const QDate& today, const Display& display) {
  const QString reader = plain(disk.best->reader), day = dayWords(disk.campaign.started_utc, today, display);
  const QString validity = validityWords(*disk.deciding), depth = display.count(disk.best->depth);
  if (disk.best->depth == disk.best->best_depth) {
    return DiskWords::tr("By %1 from depth %2 on; %3. Measured %4.").arg(reader, depth, validity, day);
  }
  return DiskWords::tr("By %1 from depth %2 on, best at %3; %4. Measured %5.")
      .arg(reader, depth, display.count(disk.best->best_depth), validity, day);
}

QString tokensWords(const report::DiskSummary& disk, const ChosenModel& model, const Display& display) {
  const auto tokens = [&](double hits) {
    return display.number(tokens_per_second(disk.deciding->mb_per_s, model.geometry, hits).value);
  };
  return DiskWords::tr("%1: at most %2 tokens/s with no expert in memory, %3 with 80 % of them there.")
      .arg(model.name, tokens(0), tokens(0.8));
}

QStringList cautionWords(const report::DiskSummary& disk, const std::optional<ChosenModel>& model,
                         const Display& display) {
  QStringList words;
  if (!disk.deciding) return words;
  if (disk.deciding->repetitions == 1) words += DiskWords::tr("Measured once, which proves little.");
  if (model && !isOfTheModelsSize(*disk.deciding, model->geometry)) {
    words += DiskWords::tr("Measured with experts of %1; the model's have %2.")
                 .arg(display.bytesText(disk.deciding->expert_bytes), display.bytesText(expert_bytes(model->geometry)));
  }
  return words;
}

QStringList cautionWords(const DeviceFacts& device) {
  QStringList words;
  if (device.memory_backed) words += DiskWords::tr("It lives in memory: its rates are no disk's.");
  if (device.virtual_disk) {
    words += DiskWords::tr("A virtual disk: what its host keeps in memory cannot be seen from here.");
  }
  return words;
}

bool isOfTheModelsSize(const CellGroup& row, const Geometry& model) { return row.expert_bytes == expert_bytes(model); }

}  // namespace merops::gui
