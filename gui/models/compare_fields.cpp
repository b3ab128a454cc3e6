#include "gui/models/compare_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <span>

namespace merops::gui {
namespace {

struct CompareFields {
  Q_DECLARE_TR_FUNCTIONS(CompareFields)
};

struct NameRow {
  const char* name;
  const char* words;
};

constexpr std::array kKeyFields{NameRow{"reader", QT_TRANSLATE_NOOP("CompareFields", "the reader")},
                                NameRow{"pages", QT_TRANSLATE_NOOP("CompareFields", "the kind of memory pages")},
                                NameRow{"source", QT_TRANSLATE_NOOP("CompareFields", "the kind of source")},
                                NameRow{"expert_bytes", QT_TRANSLATE_NOOP("CompareFields", "the size of an expert")},
                                NameRow{"padded_bytes", QT_TRANSLATE_NOOP("CompareFields", "its size on the disk")},
                                NameRow{"block", QT_TRANSLATE_NOOP("CompareFields", "the size of a block")},
                                NameRow{"coverage", QT_TRANSLATE_NOOP("CompareFields", "the share of the model")},
                                NameRow{"depth", QT_TRANSLATE_NOOP("CompareFields", "the reads in flight")},
                                NameRow{"cache", QT_TRANSLATE_NOOP("CompareFields", "the state of the page cache")},
                                NameRow{"order", QT_TRANSLATE_NOOP("CompareFields", "the order of the reads")},
                                NameRow{"loop", QT_TRANSLATE_NOOP("CompareFields", "the version of the timed loop")},
                                NameRow{"machine", QT_TRANSLATE_NOOP("CompareFields", "the machine")},
                                NameRow{"device", QT_TRANSLATE_NOOP("CompareFields", "the device")},
                                NameRow{"file system", QT_TRANSLATE_NOOP("CompareFields", "the file system")}};

/// As results/comparison.h names them.
constexpr std::array kFacts{
    NameRow{"operating system", QT_TRANSLATE_NOOP("CompareFields", "Operating system")},
    NameRow{"kernel", QT_TRANSLATE_NOOP("CompareFields", "Kernel")},
    NameRow{"processor", QT_TRANSLATE_NOOP("CompareFields", "Processor")},
    NameRow{"processors", QT_TRANSLATE_NOOP("CompareFields", "Number of processors")},
    NameRow{"memory", QT_TRANSLATE_NOOP("CompareFields", "Memory")},
    NameRow{"virtual machine", QT_TRANSLATE_NOOP("CompareFields", "Virtual machine")},
    NameRow{"governor", QT_TRANSLATE_NOOP("CompareFields", "Frequency governor")},
    NameRow{"transparent huge pages", QT_TRANSLATE_NOOP("CompareFields", "Transparent huge pages")},
    NameRow{"power", QT_TRANSLATE_NOOP("CompareFields", "Power")},
    NameRow{"swap in use", QT_TRANSLATE_NOOP("CompareFields", "Swap in use")},
    NameRow{"program", QT_TRANSLATE_NOOP("CompareFields", "Program")},
    NameRow{"measured by", QT_TRANSLATE_NOOP("CompareFields", "Measured by")},
    NameRow{"clock", QT_TRANSLATE_NOOP("CompareFields", "Clock")},
    NameRow{"disk", QT_TRANSLATE_NOOP("CompareFields", "Disk")},
    NameRow{"firmware", QT_TRANSLATE_NOOP("CompareFields", "Firmware")},
    NameRow{"transport", QT_TRANSLATE_NOOP("CompareFields", "Transport")},
    NameRow{"driver", QT_TRANSLATE_NOOP("CompareFields", "Driver")},
    NameRow{"link", QT_TRANSLATE_NOOP("CompareFields", "Link")},
    NameRow{"scheduler", QT_TRANSLATE_NOOP("CompareFields", "I/O scheduler")},
    NameRow{"logical block", QT_TRANSLATE_NOOP("CompareFields", "Logical block")},
    NameRow{"greatest request", QT_TRANSLATE_NOOP("CompareFields", "Greatest request")},
    NameRow{"requests queued", QT_TRANSLATE_NOOP("CompareFields", "Requests queued at most")},
    NameRow{"file system", QT_TRANSLATE_NOOP("CompareFields", "File system")},
    NameRow{"mount options", QT_TRANSLATE_NOOP("CompareFields", "Mount options")},
    NameRow{"source digest", QT_TRANSLATE_NOOP("CompareFields", "Digest of the source")},
    NameRow{"disk's temperature", QT_TRANSLATE_NOOP("CompareFields", "Temperature of the disk")}};

/// The name itself where it is a new one.
QString wordsIn(std::span<const NameRow> rows, const std::string& name) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const NameRow& row) { return name == row.name; });
  return found == rows.end() ? QString::fromStdString(name) : CompareFields::tr(found->words);
}

bool isSize(const std::string& field) { return field == "expert_bytes" || field == "padded_bytes" || field == "block"; }

QString valueWords(const std::string& field, const std::string& value, const Display& display) {
  if (value.empty()) return CompareFields::tr("none", "a field that a key lacks");
  const QString text = QString::fromStdString(value);
  bool isNumber = false;
  const qulonglong number = text.toULongLong(&isNumber);
  if (!isNumber) return text;
  return isSize(field) ? display.bytesText(number) : display.count(number);
}

}  // namespace

QString fieldWords(const FieldDifference& difference, const Display& display) {
  return CompareFields::tr("%1 (%2 against %3)")
      .arg(wordsIn(kKeyFields, difference.name), valueWords(difference.name, difference.a, display),
           valueWords(difference.name, difference.b, display));
}

QString factWords(const std::string& name) {
  constexpr std::string_view kFlag = "flag ";
  if (!name.starts_with(kFlag)) return wordsIn(kFacts, name);
  return CompareFields::tr("Flag %1").arg(QString::fromStdString(name.substr(kFlag.size())));
}

QString factValueWords(const std::string& value) {
  if (value == "not known") return CompareFields::tr("not known");
  const QString text = QString::fromStdString(value);
  static const QRegularExpression kCounted(QStringLiteral("^(\\d+) of (\\d+) cells$"));
  const QRegularExpressionMatch match = kCounted.match(text);
  return match.hasMatch() ? CompareFields::tr("%1 of %2 cells").arg(match.captured(1), match.captured(2)) : text;
}

}  // namespace merops::gui
