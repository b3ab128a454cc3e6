#include "gui/models/cell_columns.h"

#include "gui/models/cell_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

namespace merops::gui {
namespace {

struct CellColumns {
  Q_DECLARE_TR_FUNCTIONS(CellColumns)
};

QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }
QString number(std::uint64_t value) { return QString::number(value); }
QString number(const std::optional<double>& value) { return value ? number(*value) : QString(); }
template <class T>
QString latin(T value) {
  const std::string_view text = to_string(value);
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}
/// A text that a spreadsheet would take for a formula begins with an apostrophe instead.
QString field(const std::string& text) {
  const QString line = oneLine(text);
  const bool formula = !line.isEmpty() && QStringLiteral("=+-@").contains(line.front());
  return formula ? QLatin1Char('\'') + line : line;
}
bool hasFigures(const CellRow& row) { return row.reads > 0; }

QString stateText(const CellRow& row, const Display&) {
  const QString state = words(markOf(row.state, row.validity));
  if (row.deleted()) return CellColumns::tr("deleted; %1").arg(state);
  if (row.retracted()) return CellColumns::tr("retracted; %1").arg(state);
  return state;
}
QString stateRaw(const CellRow& row) { return latin(row.state) + QLatin1Char('\t') + latin(row.validity); }

QString rateText(const CellRow& row, const Display& display) {
  return hasFigures(row) ? display.rateText(row.mb_per_s) : QString();
}
QString rateRaw(const CellRow& row) {
  if (!hasFigures(row)) return QStringLiteral("\t\t");
  return QStringList{number(row.mb_per_s.value), number(row.mb_per_s.low), number(row.mb_per_s.high)}.join(
      QLatin1Char('\t'));
}

QString latencyText(const std::optional<double>& ns, const Display& display) {
  return ns ? display.latencyText(*ns) : QString();
}

QString flagsText(const CellRow& row) {
  QStringList flags;
  for (const std::string& flag : row.flags) flags.append(QString::fromStdString(flag));
  return flags.join(QStringLiteral(", "));
}

QString retractedText(const CellRow& row, const Display&) {
  return row.retracted() ? CellColumns::tr("retracted: %1").arg(oneLine(row.retracted_reason())) : QString();
}
QString retractedRaw(const CellRow& row) { return row.retracted() ? field(row.retracted_reason()) : QString(); }

QString countText(std::uint64_t value, const Display& display) { return value == 0 ? QString() : display.count(value); }

constexpr std::array<CellColumnRow, kCellColumns> kColumns{{
    {CellColumn::state, "state", QT_TRANSLATE_NOOP("CellColumns", "State"),
     QT_TRANSLATE_NOOP("CellColumns", "What became of it, and how far it is to be trusted"), "state\tvalidity", false,
     true, stateText, stateRaw},
    {CellColumn::device, "device", QT_TRANSLATE_NOOP("CellColumns", "Leaf device"),
     QT_TRANSLATE_NOOP("CellColumns", "The device at the bottom, as the system calls it"), "device", false, true,
     [](const CellRow& row, const Display&) { return oneLine(row.device); },
     [](const CellRow& row) { return field(row.device); }},
    {CellColumn::reader, "reader", QT_TRANSLATE_NOOP("CellColumns", "Reader"),
     QT_TRANSLATE_NOOP("CellColumns", "The way in which it was read"), "reader", false, true,
     [](const CellRow& row, const Display&) { return oneLine(row.reader); },
     [](const CellRow& row) { return field(row.reader); }},
    {CellColumn::source_kind, "kind", QT_TRANSLATE_NOOP("CellColumns", "Source"),
     QT_TRANSLATE_NOOP("CellColumns", "What was read: a model's container, a store, or blocks of one size"),
     "source_kind", false, true, [](const CellRow& row, const Display&) { return words(row.source_kind); },
     [](const CellRow& row) { return latin(row.source_kind); }},
    {CellColumn::depth, "depth", QT_TRANSLATE_NOOP("CellColumns", "Depth"),
     QT_TRANSLATE_NOOP("CellColumns", "Reads in flight"), "depth", true, true,
     [](const CellRow& row, const Display& display) { return display.count(row.depth); },
     [](const CellRow& row) { return number(std::uint64_t{row.depth}); }},
    {CellColumn::pages, "pages", QT_TRANSLATE_NOOP("CellColumns", "Pages"),
     QT_TRANSLATE_NOOP("CellColumns", "Memory pages under the buffers, as granted"), "pages", false, false,
     [](const CellRow& row, const Display&) { return words(row.pages); },
     [](const CellRow& row) { return latin(row.pages); }},
    {CellColumn::cache_state, "cache", QT_TRANSLATE_NOOP("CellColumns", "Cache"),
     QT_TRANSLATE_NOOP("CellColumns", "The proved state of the page cache"), "cache_state", false, true,
     [](const CellRow& row, const Display&) { return words(row.cache_state); },
     [](const CellRow& row) { return latin(row.cache_state); }},
    {CellColumn::order, "order", QT_TRANSLATE_NOOP("CellColumns", "Order"),
     QT_TRANSLATE_NOOP("CellColumns", "Whether experts were read at random or in sequence"), "order", false, false,
     [](const CellRow& row, const Display&) { return words(row.order); },
     [](const CellRow& row) { return latin(row.order); }},
    {CellColumn::expert_bytes, "expert", QT_TRANSLATE_NOOP("CellColumns", "Expert size"),
     QT_TRANSLATE_NOOP("CellColumns", "Bytes that one read delivers"), "expert_bytes", true, true,
     [](const CellRow& row, const Display& display) {
       return row.expert_bytes == 0 ? QString() : display.bytesText(row.expert_bytes);
     },
     [](const CellRow& row) { return number(row.expert_bytes); }},
    {CellColumn::repetition, "repetition", QT_TRANSLATE_NOOP("CellColumns", "Repetition"),
     QT_TRANSLATE_NOOP("CellColumns", "Which of several equal runs, counted from 1"), "repetition", true, false,
     [](const CellRow& row, const Display& display) { return display.count(std::uint64_t{row.repetition} + 1); },
     [](const CellRow& row) { return number(std::uint64_t{row.repetition} + 1); }},
    {CellColumn::mb_per_s, "rate", QT_TRANSLATE_NOOP("CellColumns", "Throughput (%1)"),
     QT_TRANSLATE_NOOP("CellColumns", "Payload over time; in brackets its 95 % interval"),
     "mb_per_s\tmb_per_s_low\tmb_per_s_high", true, true, rateText, rateRaw},
    {CellColumn::p50, "p50", QT_TRANSLATE_NOOP("CellColumns", "p50"),
     QT_TRANSLATE_NOOP("CellColumns", "Half of the reads took no longer"), "p50_ns", true, true,
     [](const CellRow& row, const Display& display) { return latencyText(row.p50_ns, display); },
     [](const CellRow& row) { return number(row.p50_ns); }},
    {CellColumn::p99, "p99", QT_TRANSLATE_NOOP("CellColumns", "p99"),
     QT_TRANSLATE_NOOP("CellColumns", "99 of 100 reads took no longer; empty where too few reads bound it"), "p99_ns",
     true, true, [](const CellRow& row, const Display& display) { return latencyText(row.p99_ns, display); },
     [](const CellRow& row) { return number(row.p99_ns); }},
    {CellColumn::reads, "reads", QT_TRANSLATE_NOOP("CellColumns", "Reads"),
     QT_TRANSLATE_NOOP("CellColumns", "Experts read in the timed window"), "reads", true, false,
     [](const CellRow& row, const Display& display) { return countText(row.reads, display); },
     [](const CellRow& row) { return hasFigures(row) ? number(row.reads) : QString(); }},
    {CellColumn::flags, "flags", QT_TRANSLATE_NOOP("CellColumns", "Flags"),
     QT_TRANSLATE_NOOP("CellColumns", "Remarks with evidence; sorted by their number"), "flags", false, true,
     [](const CellRow& row, const Display&) { return flagsText(row); },
     [](const CellRow& row) { return flagsText(row).remove(QLatin1Char(',')); }},
    {CellColumn::started, "started", QT_TRANSLATE_NOOP("CellColumns", "Started"),
     QT_TRANSLATE_NOOP("CellColumns", "When it was measured, in local time"), "started_utc", false, true,
     [](const CellRow& row, const Display& display) { return display.timeText(row.started_utc); },
     [](const CellRow& row) { return field(row.started_utc); }},
    {CellColumn::campaign, "campaign", QT_TRANSLATE_NOOP("CellColumns", "Campaign"),
     QT_TRANSLATE_NOOP("CellColumns", "The campaign that it is a part of"), "campaign", false, false,
     [](const CellRow& row, const Display&) { return oneLine(row.campaign); },
     [](const CellRow& row) { return field(row.campaign); }},
    {CellColumn::retracted, "retracted", QT_TRANSLATE_NOOP("CellColumns", "Retracted"),
     QT_TRANSLATE_NOOP("CellColumns", "Why it was marked as wrong, by itself or with its campaign"), "retracted_reason",
     false, false, retractedText, retractedRaw},
    {CellColumn::notes, "notes", QT_TRANSLATE_NOOP("CellColumns", "Notes"),
     QT_TRANSLATE_NOOP("CellColumns", "How many remarks were written beside it"), "notes", true, false,
     [](const CellRow& row, const Display& display) { return countText(row.standing.notes, display); },
     [](const CellRow& row) { return number(std::uint64_t{row.standing.notes}); }},
    {CellColumn::tag, "tag", QT_TRANSLATE_NOOP("CellColumns", "Tag"),
     QT_TRANSLATE_NOOP("CellColumns", "Why the plan held it"), "tag", false, false,
     [](const CellRow& row, const Display&) { return oneLine(row.tag); },
     [](const CellRow& row) { return field(row.tag); }},
    {CellColumn::path, "path", QT_TRANSLATE_NOOP("CellColumns", "Path"),
     QT_TRANSLATE_NOOP("CellColumns", "The file, folder or device that was read"), "source_path", false, true,
     [](const CellRow& row, const Display&) { return oneLine(row.source_path); },
     [](const CellRow& row) { return field(row.source_path); }},
}};

QString stateToolTip(const CellRow& row, const Display& display) {
  QStringList lines{stateText(row, display)};
  if (row.retracted()) lines.append(retractedText(row, display));
  if (row.state != CellState::measured && !row.reason.empty()) lines.append(oneLine(row.reason));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

std::span<const CellColumnRow> cellColumns() { return kColumns; }

const CellColumnRow& columnRow(CellColumn column) { return kColumns.at(static_cast<std::size_t>(column)); }

QString titleOf(const CellColumnRow& column, const Display& display) {
  const QString title = CellColumns::tr(column.title);
  return column.column == CellColumn::mb_per_s ? title.arg(display.rateUnitText()) : title;
}

QString nameOf(const CellColumnRow& column) {
  return column.column == CellColumn::mb_per_s ? CellColumns::tr("Throughput") : CellColumns::tr(column.title);
}

QString aboutOf(const CellColumnRow& column) { return CellColumns::tr(column.about); }

QString toolTipOf(const CellColumnRow& column, const CellRow& row, const Display& display) {
  if (column.column == CellColumn::state) return stateToolTip(row, display);
  if (column.column == CellColumn::p99 && !row.p99_ns && row.reads > 0) {
    return CellColumns::tr("%n read(s) are too few to bound a p99.", "",
                           static_cast<int>(std::min<std::uint64_t>(row.reads, 1'000'000)));
  }
  return column.text(row, display);
}

QString copiedText(std::span<const CellRow> rows, std::span<const CellColumn> columns) {
  QStringList names;
  for (const CellColumn column : columns) names.append(QString::fromLatin1(columnRow(column).copied));
  QStringList lines{names.join(QLatin1Char('\t'))};
  for (const CellRow& row : rows) {
    QStringList fields;
    for (const CellColumn column : columns) fields.append(columnRow(column).raw(row));
    lines.append(fields.join(QLatin1Char('\t')));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace merops::gui
