#include "gui/models/cell_detail.h"

#include "gui/models/cell_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>

namespace merops::gui {
namespace {

struct CellDetails {
  Q_DECLARE_TR_FUNCTIONS(CellDetails)
};

using Section = CellDetail::Section;

/// Notes and reasons may have several lines.
QString plain(const std::string& text) {
  QStringList lines = QString::fromStdString(text).split(QLatin1Char('\n'));
  for (QString& line : lines) line = shownText(line.toStdString());
  return lines.join(QLatin1Char('\n'));
}

QString quantile(const std::optional<Estimate>& estimate, const Display& display) {
  if (!estimate) return CellDetails::tr("not bounded by so few reads");
  const QString value = display.latencyText(estimate->value);
  if (!estimate->low || !estimate->high) return value;
  return CellDetails::tr("%1 (%2 to %3)")
      .arg(value, display.latencyText(*estimate->low), display.latencyText(*estimate->high));
}

/// Zero stands for what was not learned: a cell that was skipped has no source yet.
QString known(std::uint64_t bytes, const Display& display) { return bytes == 0 ? QString() : display.bytesText(bytes); }

QString bytes(const std::optional<std::uint64_t>& value, const Display& display) {
  return value ? display.bytesText(*value) : QString();
}

QString standingWords(const Standing& own, const Standing& campaign, const Display& display) {
  const Standing& standing = own.retracted() ? own : campaign;
  const QString text = own.retracted() ? CellDetails::tr("Retracted on %1: %2")
                                       : CellDetails::tr("Retracted with its campaign on %1: %2");
  return text.arg(display.timeText(standing.retracted_utc), plain(standing.retracted_reason));
}

QString validityWords(const CellResult& result) {
  const QString why = plain(result.validity_reason);
  switch (markOf(result.state, result.validity)) {
    case CellMark::contaminated:
      return CellDetails::tr("Contaminated: %1").arg(why);
    case CellMark::invalid:
      return CellDetails::tr("Invalid: %1").arg(why);
    case CellMark::unknown:
      return why.isEmpty() ? QString() : CellDetails::tr("It is not known whether it is valid: %1").arg(why);
    case CellMark::skipped:
      return CellDetails::tr("Skipped: %1").arg(plain(result.reason));
    case CellMark::interrupted:
      return CellDetails::tr("Interrupted: %1").arg(plain(result.reason));
    case CellMark::failed:
      return CellDetails::tr("Failed: %1").arg(plain(result.reason));
    case CellMark::valid:
      break;
  }
  return {};
}

QStringList warningsOf(const CellInCampaign& known, const Display& display) {
  const Standing &own = known.cell.standing, &campaign = known.campaign.row.standing;
  QStringList warnings;
  if (own.deleted()) warnings.append(CellDetails::tr("Deleted on %1.").arg(display.timeText(own.deleted_utc)));
  if (campaign.deleted()) {
    warnings.append(CellDetails::tr("Deleted with its campaign on %1.").arg(display.timeText(campaign.deleted_utc)));
  }
  if (own.retracted() || campaign.retracted()) warnings.append(standingWords(own, campaign, display));
  if (const QString why = validityWords(known.cell.result); !why.isEmpty()) warnings.append(why);
  return warnings;
}

Section figures(const Measurement& measured, const Display& display) {
  const auto rate = reads_per_s(measured);
  Section section{CellDetails::tr("Figures"), {}};
  section.facts = {
      {CellDetails::tr("Throughput"),
       CellDetails::tr("%1 %2").arg(display.rateText(measured.mb_per_s), display.rateUnitText())},
      {CellDetails::tr("Reads"), display.count(measured.reads)},
      {CellDetails::tr("Reads a second"), rate ? display.number(*rate) : QString()},
      {CellDetails::tr("Payload"), display.bytesText(measured.payload_bytes)},
      {CellDetails::tr("Time"), display.latencyText(static_cast<double>(measured.wall_ns))},
      {CellDetails::tr("Mean reads in flight"), display.number(measured.mean_in_flight)},
      {CellDetails::tr("p50"), quantile(measured.latency.p50, display)},
      {CellDetails::tr("p90"), quantile(measured.latency.p90, display)},
      {CellDetails::tr("p99"), quantile(measured.latency.p99, display)},
      {CellDetails::tr("p99.9"), quantile(measured.latency.p999, display)},
      {CellDetails::tr("Shortest"), display.latencyText(static_cast<double>(measured.latency.min))},
      {CellDetails::tr("Longest"), display.latencyText(static_cast<double>(measured.latency.max))},
      {CellDetails::tr("Mean latency"), display.latencyText(measured.latency.mean)},
  };
  return section;
}

QString steadyWords(const Steadiness& steadiness) {
  switch (steadiness.state) {
    case SteadyState::steady:
      return CellDetails::tr("yes");
    case SteadyState::unsteady:
      return CellDetails::tr("no");
    case SteadyState::not_assessed:
      break;
  }
  return {};
}

QString perGigabyte(const std::optional<double>& seconds, const Display& display) {
  return seconds ? CellDetails::tr("%1 s").arg(display.number(*seconds)) : QString();
}

Section evidence(const Measurement& measured, const Display& display) {
  const auto& split = measured.split_ratio;
  Section section{CellDetails::tr("Evidence"), {}};
  section.facts = {
      {CellDetails::tr("Asked of the reader"), display.bytesText(measured.origin.asked_bytes)},
      {CellDetails::tr("Delivered by the disk"), bytes(measured.origin.device_read_bytes, display)},
      {CellDetails::tr("Written to the disk meanwhile"), bytes(measured.origin.device_written_bytes, display)},
      {CellDetails::tr("In the page cache before"), bytes(measured.origin.cached_bytes_before, display)},
      {CellDetails::tr("In the page cache after"), bytes(measured.origin.cached_bytes_after, display)},
      {CellDetails::tr("Share of experts touched"), CellDetails::tr("%1 %").arg(display.number(measured.span * 100))},
      {CellDetails::tr("Device requests over the least possible"), split ? display.ratioText(*split) : QString()},
      {CellDetails::tr("Processor time for each GB"), perGigabyte(cpu_s_per_gb(measured), display)},
      {CellDetails::tr("Of the whole machine"), perGigabyte(machine_cpu_s_per_gb(measured), display)},
      {CellDetails::tr("Steady state reached"), steadyWords(measured.steadiness)},
      {CellDetails::tr("Not quiet before"), plain(measured.surroundings.not_quiet)},
      {CellDetails::tr("Repeated after a refusal"),
       measured.resubmitted == 0 ? QString() : display.count(measured.resubmitted)},
  };
  return section;
}

Section setting(const CellResult& result, const Display& display) {
  const bool measured = result.state == CellState::measured;
  Section section{CellDetails::tr("What was measured"), {}};
  section.facts = {
      {CellDetails::tr("Leaf device"), plain(result.device)},
      {CellDetails::tr("Reader"), plain(result.cell.reader)},
      {CellDetails::tr("Reads in flight"), display.count(result.cell.depth)},
      {CellDetails::tr("Source"), words(result.source_kind)},
      {CellDetails::tr("Path"), plain(result.source_path)},
      {CellDetails::tr("Size of the source"), known(result.source_bytes, display)},
      {CellDetails::tr("Expert size"), known(result.expert_bytes, display)},
      {CellDetails::tr("Order"), words(result.cell.order)},
      {CellDetails::tr("Page cache"), measured ? words(result.cache_state) : QString()},
      {CellDetails::tr("Memory pages"), measured ? words(result.effective.pages) : QString()},
      {CellDetails::tr("Alignment"), known(result.effective.alignment, display)},
      {CellDetails::tr("Granted to the reader"), plain(result.effective.granted)},
      {CellDetails::tr("Repetition"), display.count(std::uint64_t{result.cell.repetition} + 1)},
      {CellDetails::tr("Tag"), plain(result.cell.tag)},
      {CellDetails::tr("Started"), display.timeText(result.started_utc)},
  };
  return section;
}

Section origin(const CellInCampaign& known, const Display& display) {
  const CampaignInfo& info = known.campaign.info;
  Section section{CellDetails::tr("Campaign"), {}};
  section.facts = {
      {CellDetails::tr("Campaign"), plain(info.id)},
      {CellDetails::tr("Cell"), QString::number(known.cell.id)},
      {CellDetails::tr("Command"), plain(info.command)},
      {CellDetails::tr("Campaign started"), display.timeText(info.started_utc)},
      {CellDetails::tr("Measured by"), info.origin == "merops" ? plain(info.build) : plain(info.origin)},
      {CellDetails::tr("Imported"),
       known.campaign.row.imported_utc.empty() ? QString() : display.timeText(known.campaign.row.imported_utc)},
      {CellDetails::tr("Machine"), plain(info.machine.host_name)},
      {CellDetails::tr("Processor"), plain(info.machine.cpu_model)},
      {CellDetails::tr("System"), plain(info.machine.os)},
      {CellDetails::tr("Kernel"), plain(info.machine.kernel)},
  };
  return section;
}

void addNotes(std::vector<CellDetail::Remark>& remarks, const std::vector<Note>& notes, const QString& title,
              const Display& display) {
  for (const Note& note : notes)
    remarks.push_back({title.arg(display.timeText(note.written_utc)), plain(note.text), {}});
}

// The document.

QString safe(const QString& text) { return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")); }

QString heading(const QString& text) { return QStringLiteral("<h4>%1</h4>").arg(safe(text)); }

QString toHtml(const Section& section) {
  QString rows;
  for (const auto& [name, value] : section.facts) {
    if (value.isEmpty()) continue;
    rows += QStringLiteral("<tr><td style='padding-right:0.8em'>%1</td><td>%2</td></tr>").arg(safe(name), safe(value));
  }
  return rows.isEmpty() ? QString() : heading(section.title) + QStringLiteral("<table>%1</table>").arg(rows);
}

QString toHtml(const QString& title, const std::vector<CellDetail::Remark>& remarks) {
  if (remarks.empty()) return {};
  QString items;
  for (const CellDetail::Remark& remark : remarks) {
    items += QStringLiteral("<p><b>%1</b><br>%2").arg(safe(remark.title), safe(remark.text));
    if (!remark.advice.isEmpty()) items += QStringLiteral("<br><i>%1</i>").arg(safe(remark.advice));
    items += QStringLiteral("</p>");
  }
  return heading(title) + items;
}

QString titleOf(const CellResult& result, const Display& display) {
  const QString reader = plain(result.cell.reader), depth = display.count(result.cell.depth);
  if (result.device.empty()) return CellDetails::tr("%1, %2 in flight").arg(reader, depth);
  return CellDetails::tr("%1 on %2, %3 in flight").arg(reader, plain(result.device), depth);
}

}  // namespace

CellInCampaign loadCellInCampaign(Database& database, std::int64_t id) {
  CellInCampaign known{load_cell(database, id), {}};
  known.campaign = load_campaign(database, known.cell.campaign);
  return known;
}

CellDetail detailOf(const CellInCampaign& known, const Display& display) {
  const CellResult& result = known.cell.result;
  CellDetail detail;
  detail.title = titleOf(result, display);
  detail.warnings = warningsOf(known, display);
  for (const Flag& flag : result.flags) {
    detail.flags.push_back({CellDetails::tr("%1 (%2)").arg(plain(flag.id), plain(flag.kind)), plain(flag.evidence),
                            flag.advice.empty() ? QString() : CellDetails::tr("Advice: %1").arg(plain(flag.advice))});
  }
  addNotes(detail.notes, known.cell.notes, CellDetails::tr("Written on %1"), display);
  addNotes(detail.notes, known.campaign.notes, CellDetails::tr("Written beside the campaign on %1"), display);
  if (result.measurement.reads > 0) detail.sections.push_back(figures(result.measurement, display));
  detail.sections.push_back(setting(result, display));
  if (result.measurement.reads > 0) detail.sections.push_back(evidence(result.measurement, display));
  detail.sections.push_back(origin(known, display));
  return detail;
}

QString toHtml(const CellDetail& detail) {
  QString html = QStringLiteral("<h3>%1</h3>").arg(safe(detail.title));
  for (const QString& warning : detail.warnings) html += QStringLiteral("<p><b>%1</b></p>").arg(safe(warning));
  html += toHtml(CellDetails::tr("Flags"), detail.flags) + toHtml(CellDetails::tr("Notes"), detail.notes);
  for (const Section& section : detail.sections) html += toHtml(section);
  return html;
}

}  // namespace merops::gui
