#include "gui/models/measure_place.h"

#include "core/model/geometry.h"
#include "gui/models/measure_cell_model.h"
#include "gui/models/measure_validation.h"
#include "gui/models/native_path.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QStringList>
#include <QUrl>
#include <algorithm>
#include <filesystem>
#include <system_error>

namespace merops::gui {
namespace {

constexpr char kDefaultPreset[] = "qwen3-30b-a3b";
constexpr std::uint64_t kMostFirst = 2'000'000'000, kMostContainer = 4'000'000'000;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MeasurePlace)
};

QJsonValue member(const QJsonObject& object, const char* name) { return object.value(QLatin1String(name)); }

std::uint64_t count(const QJsonObject& object, const char* name) {
  return static_cast<std::uint64_t>(std::max<qint64>(0, member(object, name).toInteger()));
}

QStringList texts(const QJsonObject& object, const char* name) {
  QStringList found;
  for (const QJsonValue& one : member(object, name).toArray()) found << one.toString();
  return found;
}

/// The program's words without its name.
QString plain(const QString& problem) {
  const QLatin1String name("merops: ");
  return (problem.startsWith(name) ? problem.mid(name.size()) : problem).simplified();
}

/// "/dev/sda1 at /home, /dev/sda2 at /srv" of a device that is in use.
QString mountsOf(const QJsonObject& document) {
  const QJsonArray chain = member(member(document, "storage").toObject(), "chain").toArray();
  QStringList places;
  for (const QJsonValue& one : member(chain.at(0).toObject(), "mounts").toArray()) {
    const QJsonObject mount = one.toObject();
    places << Words::tr("%1 at %2").arg(member(mount, "device").toString(), member(mount, "mount_point").toString());
  }
  return places.join(QLatin1String(", "));
}

QString sourceText(const QJsonObject& document, const Display& display) {
  const std::uint64_t experts = count(document, "experts");
  const int number = static_cast<int>(std::min<std::uint64_t>(experts, 1'000'000'000));
  const QString sizes = Words::tr("%1 in all").arg(display.bytesText(count(document, "payload_bytes")));
  const QString each = display.bytesText(count(document, "expert_bytes_max"));
  const QString kind = member(document, "kind").toString();
  if (kind == QLatin1String("container")) {
    return Words::tr("A model’s folder with %n expert(s) of %1, %2.", "", number).arg(each, sizes);
  }
  if (kind == QLatin1String("store")) {
    return Words::tr("A flat store with %n expert(s) of %1, %2.", "", number).arg(each, sizes);
  }
  if (kind == QLatin1String("store-on-device")) {
    return Words::tr("A device that holds a flat store with %n expert(s) of %1, %2.", "", number).arg(each, sizes);
  }
  return Words::tr("%n block(s) of %1, %2.", "", number).arg(each, sizes);
}

QString withReading(const QString& text, const PlaceFacts& place) {
  if (place.kind != PlaceFacts::Kind::device) return text;
  return Words::tr("%1 It is only read: nothing is written to the device.").arg(text);
}

PlaceAnswer ofSource(const MeasurePlan& plan, const PlaceFacts& place, const QJsonObject& document,
                     const Display& display) {
  const QStringList faults = texts(document, "faults");
  if (!faults.isEmpty()) {
    return {false, Words::tr("It cannot be measured as it is: %1").arg(faults.join(QLatin1String("; "))), {}};
  }
  PlaceAnswer answer{true, withReading(sourceText(document, display), place), {}};
  const bool folder = member(document, "kind").toString() == QLatin1String("container");
  if (plan.kind == MeasureKind::qualify && folder && place.writable) {
    answer.text = Words::tr("%1 It is measured, and a store packed from a sample of it, which is removed again.")
                      .arg(answer.text);
  }
  answer.warning = texts(document, "remarks").join(QLatin1Char('\n'));
  const QString mounts = place.kind == PlaceFacts::Kind::device ? mountsOf(document) : QString();
  if (!mounts.isEmpty()) {
    answer.warning =
        Words::tr("The device is mounted (%1): what others read and write there is in the numbers.").arg(mounts);
  }
  return answer;
}

PlaceAnswer ofFolder(const MeasurePlan& plan, const PlaceFacts& place, const Display& display) {
  if (plan.kind == MeasureKind::measure) {
    return {
        false, Words::tr("A folder without a model. Qualify it, or choose a store, a model’s folder or a file."), {}};
  }
  if (!place.writable) {
    return {false,
            Words::tr("A folder without a model, which you may not write: choose one where a store can be "
                      "written for the measurement."),
            {}};
  }
  const auto most = mostBytesWritten(plan);
  const QString much = most ? Words::tr("at most %1").arg(display.bytesText(*most))
                            : Words::tr("as much as the budget and the free space allow");
  const QString text =
      plan.keep ? Words::tr("A folder without a model: a store with the model’s shape is written here (%1) and kept.")
                : Words::tr(
                      "A folder without a model: a store with the model’s shape is written here (%1), into a folder "
                      "of its own that is removed again.");
  PlaceAnswer answer{true, text.arg(much), {}};
  if (place.freeBytes) {
    answer.text = Words::tr("%1 %2 are free.", "what is written, then how much is free")
                      .arg(answer.text, display.bytesText(*place.freeBytes));
  }
  return answer;
}

PlaceAnswer ofOther(const MeasurePlan& plan, const PlaceFacts& place, const QString& problem) {
  const bool device = place.kind == PlaceFacts::Kind::device;
  if (plan.kind == MeasureKind::qualify) {
    return {false,
            device ? Words::tr("A device without a flat store, as far as it can be read. “Measure” reads any "
                               "device in blocks.")
                   : Words::tr("A file that is no flat store. “Measure” reads any file in blocks."),
            problem};
  }
  if (plan.block.isEmpty()) {
    return {false,
            device ? Words::tr("A device without a flat store, as far as it can be read. Give the size of "
                               "blocks to read it in, for instance 2MB.")
                   : Words::tr("A file that is no flat store. Give the size of blocks to read it in, for "
                               "instance 2MB."),
            problem};
  }
  return {false, problem, {}};
}

/// As Windows names a disk, \\.\PhysicalDrive0, which its file functions do not know.
bool isDeviceName(const QString& path) { return path.startsWith(QLatin1String(R"(\\.\)")); }

}  // namespace

QString pathOf(const QString& typed) {
  if (typed.trimmed().isEmpty()) return {};
  if (isDeviceName(typed)) return typed;
  if (typed.startsWith(QLatin1String("file://"))) return QUrl(typed).toLocalFile();
  if (typed == QLatin1String("~") || typed.startsWith(QLatin1String("~/"))) return QDir::homePath() + typed.mid(1);
  std::error_code error;  // the working folder is gone, say
  const std::filesystem::path whole = std::filesystem::absolute(nativePath(typed), error);
  return error ? typed : pathText(whole);
}

PlaceFacts placeAt(const QString& path) {
  namespace fs = std::filesystem;
  PlaceFacts facts;
  if (isDeviceName(path)) {
    facts.kind = PlaceFacts::Kind::device;
    return facts;
  }
  const fs::path native = nativePath(path);
  std::error_code error;
  const fs::file_status status = fs::status(native, error);
  if (status.type() == fs::file_type::not_found) return facts;
  facts.kind = status.type() == fs::file_type::directory ? PlaceFacts::Kind::folder
               : status.type() == fs::file_type::regular ? PlaceFacts::Kind::file
               : status.type() == fs::file_type::block   ? PlaceFacts::Kind::device
                                                         : PlaceFacts::Kind::other;
  if (error) facts.problem = QString::fromStdString(error.message());
  facts.writable = QFileInfo(path).isWritable();
  const fs::space_info space = fs::space(native, error);
  if (!error) facts.freeBytes = space.available;
  return facts;
}

PlaceAnswer answerOf(const MeasurePlan& plan, const PlaceFacts& place, const InspectedSource& inspected,
                     const Display& display) {
  if (place.kind == PlaceFacts::Kind::missing) {
    return {false, Words::tr("There is nothing at this path: check the spelling, or whether the disk is mounted."), {}};
  }
  if (!place.problem.isEmpty()) {
    return {false,
            Words::tr("It cannot be looked at (%1): check the rights of the folders above it.").arg(place.problem),
            {}};
  }
  if (!inspected.document.isEmpty()) return ofSource(plan, place, inspected.document, display);
  if (place.kind == PlaceFacts::Kind::folder) return ofFolder(plan, place, display);
  if (place.kind == PlaceFacts::Kind::other) {
    return {false, Words::tr("It is neither a folder nor a file nor a block device."), {}};
  }
  return ofOther(plan, place, plain(inspected.problem));
}

std::optional<std::uint64_t> mostBytesWritten(const MeasurePlan& plan) {
  auto store = sizeOf(plan.size);
  const Preset* preset = find_preset(plan.preset.isEmpty() ? kDefaultPreset : plan.preset.toStdString());
  if (!store && plan.config.isEmpty() && preset != nullptr) {
    const Geometry geometry = geometry_of(*preset, static_cast<std::uint32_t>(plan.bits));
    store = std::uint64_t{geometry.layers} * geometry.experts * expert_bytes(geometry);
  }
  if (!store) return std::nullopt;
  return *store + std::min(*store, kMostContainer) + (*store > kMostFirst ? kMostFirst : 0);
}

}  // namespace merops::gui
