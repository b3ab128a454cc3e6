#include "gui/window/command_line.h"

#include "core/model/geometry.h"
#include "gui/models/native_path.h"
#include "gui/pages/pages.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <string_view>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString pageIds() {
  QStringList ids;
  for (const PageRow& row : pageRows()) ids << QLatin1String(row.id);
  return ids.join(QStringLiteral(", "));
}

QCommandLineOption option(const char* name, const QString& about, const QString& value) {
  return {QLatin1String(name), about, value};
}

/// Each reads one option's value into the line; false where it makes no sense.
using Take = bool (*)(CommandLine&, const QString&);

bool takePage(CommandLine& line, const QString& value) {
  const auto rows = pageRows();
  line.page = value;
  return std::any_of(rows.begin(), rows.end(), [&](const PageRow& row) { return value == QLatin1String(row.id); });
}

bool takeCells(FirstSelection& select, const QStringList& values) {
  bool good = true;
  for (const QString& value : values) {
    bool number = false;
    select.cells.push_back(value.toLongLong(&number));
    good = good && number;
  }
  return good;
}

bool takeSelection(CommandLine& line, const QString& text) {
  const QString kind = text.section(QLatin1Char(':'), 0, 0), value = text.section(QLatin1Char(':'), 1);
  const QStringList values = value.split(QLatin1Char(','), Qt::SkipEmptyParts);
  if (values.isEmpty()) return false;
  FirstSelection& select = line.select;
  if (kind == QLatin1String("cell")) return takeCells(select, values);
  if (kind == QLatin1String("reader")) {
    select.readers += values;
  } else if (kind == QLatin1String("campaign")) {
    select.campaign = value.toStdString();
  } else if (kind == QLatin1String("model")) {
    select.model = value;
    return find_preset(value.toStdString()) != nullptr;
  } else if (kind == QLatin1String("disk")) {
    for (const QString& name : values) select.disks.push_back(name.toStdString());
  } else {
    return false;
  }
  return true;
}

bool takeSize(CommandLine& line, const QString& value) {
  static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
  const auto match = form.match(value);
  line.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
  constexpr int kMost = 16'384;  // pixels; a picture of more takes gigabytes
  return match.hasMatch() && std::max(line.size->width(), line.size->height()) <= kMost;
}

bool takeAppearance(CommandLine& line, const QString& value) {
  line.appearance = value == QLatin1String("dark")    ? Appearance::dark
                    : value == QLatin1String("light") ? Appearance::light
                                                      : Appearance::system;
  return value == QLatin1String("dark") || value == QLatin1String("light") || value == QLatin1String("system");
}

bool takeUnit(CommandLine& line, const QString& value) {
  line.unit = rateUnitOf(value);
  return line.unit.has_value();
}

struct OptionRow {
  const char* name;
  const char* value;
  const char* about;
  Take take;
};
constexpr OptionRow kOptions[] = {
    {"db", "FILE", QT_TRANSLATE_NOOP("CommandLine", "the results database"),
     [](CommandLine& line, const QString& value) {
       line.database = nativePath(value);
       return !value.isEmpty();
     }},
    {"page", "PAGE", QT_TRANSLATE_NOOP("CommandLine", "the page to begin with"), takePage},
    {"select", "KIND:VALUE,...",
     QT_TRANSLATE_NOOP("CommandLine",
                       "what to look at: disk:NAME, cell:N, reader:NAME, campaign:ID, model:PRESET; can be repeated"),
     takeSelection},
    {"screenshot", "FILE.png",
     QT_TRANSLATE_NOOP("CommandLine", "write a picture of the page and end; needs no display"),
     [](CommandLine& line, const QString& value) {
       line.screenshot = value;
       return !value.isEmpty();
     }},
    {"size", "WIDTHxHEIGHT", QT_TRANSLATE_NOOP("CommandLine", "size of the window, before scaling"), takeSize},
    {"appearance", "light|dark|system", QT_TRANSLATE_NOOP("CommandLine", "colours; default: as the system has them"),
     takeAppearance},
    {"unit", "MB/s|GB/s|MiB/s", QT_TRANSLATE_NOOP("CommandLine", "unit of throughput, for this time"), takeUnit},
    {"merops", "FILE", QT_TRANSLATE_NOOP("CommandLine", "the program that measures; default: the one beside this one"),
     [](CommandLine& line, const QString& value) {
       line.program = value;
       return !value.isEmpty();
     }},
};

/// Who mistypes a page has no other way to learn their names in one step.
QString refusal(const OptionRow& row, const QString& value) {
  const QLatin1String name(row.name), takes(row.value);
  if (row.take == takePage) {
    return Words::tr("--%1 takes %2, not '%3'; pages: %4").arg(name, takes, value, pageIds());
  }
  return Words::tr("--%1 takes %2, not '%3'.").arg(name, takes, value);
}

void addOptions(QCommandLineParser& parser) {
  parser.setApplicationDescription(Words::tr("Shows what Merops measured, and measures.\nPages: %1").arg(pageIds()));
  for (const OptionRow& row : kOptions) {
    parser.addOption(option(row.name, Words::tr(row.about), QLatin1String(row.value)));
  }
}

}  // namespace

ParsedCommandLine parseCommandLine(const QStringList& arguments) {
  QCommandLineParser parser;
  addOptions(parser);
  const QCommandLineOption help = parser.addHelpOption(), version = parser.addVersionOption();
  ParsedCommandLine parsed;
  const bool understood = parser.parse(QStringList(QStringLiteral("merops-gui")) + arguments);
  const auto isBroken = [](const QString& one) { return one.contains(QChar(QChar::ReplacementCharacter)); };
  if (std::any_of(arguments.begin(), arguments.end(), isBroken)) {
    parsed.problem = Words::tr("an argument is not valid UTF-8: give the file another name");
  } else if (!understood) {
    parsed.problem = parser.errorText();
  } else if (parser.isSet(help)) {
    parsed.information = parser.helpText();
  } else if (parser.isSet(version)) {
    parsed.information = QStringLiteral("merops-gui %1\n").arg(QCoreApplication::applicationVersion());
  } else if (!parser.positionalArguments().isEmpty()) {
    parsed.problem =
        Words::tr("'%1' is not understood; --help lists what is.").arg(parser.positionalArguments().first());
  }
  if (!parsed.problem.isEmpty() || !parsed.information.isEmpty()) return parsed;
  for (const OptionRow& row : kOptions) {
    for (const QString& value : parser.values(QLatin1String(row.name))) {
      if (row.take(parsed.line, value)) continue;
      parsed.problem = refusal(row, value);
      return parsed;
    }
  }
  return parsed;
}

bool wantsNoDisplay(int argc, const char* const* argv) {
  return std::any_of(argv, argv + argc, [](std::string_view argument) {
    return argument.starts_with("--screenshot") || argument == "--help" || argument == "--version" ||
           argument == "-h" || argument == "-v";
  });
}

}  // namespace merops::gui
