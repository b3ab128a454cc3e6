#include "gui/models/cell_export.h"

#include "core/model/error.h"
#include "gui/models/saved_file.h"
#include "results/own_names.h"
#include "results/reference.h"
#include "results/report/report.h"
#include "results/report/writers.h"
#include "results/set_csv.h"
#include "results/set_load.h"
#include "results/set_markdown.h"
#include "results/set_redact.h"
#include "results/set_write.h"

#include <QCoreApplication>
#include <array>

namespace merops::gui {
namespace {

struct CellExport {
  Q_DECLARE_TR_FUNCTIONS(CellExport)
};

constexpr std::array kFormats{
    ExportFormatRow{ExportFormat::set, "set", QT_TRANSLATE_NOOP("CellExport", "Result set (JSON), to be imported"),
                    ".json", true},
    ExportFormatRow{ExportFormat::csv, "csv", QT_TRANSLATE_NOOP("CellExport", "Table (CSV), a row for each result"),
                    ".csv", false},
    ExportFormatRow{ExportFormat::csvIntervals, "csv-intervals",
                    QT_TRANSLATE_NOOP("CellExport", "Course over time (CSV), a row for each step"), ".csv", false},
    ExportFormatRow{ExportFormat::markdown, "markdown",
                    QT_TRANSLATE_NOOP("CellExport", "Markdown, for an issue or a forum"), ".md", false},
    ExportFormatRow{ExportFormat::report, "report", QT_TRANSLATE_NOOP("CellExport", "Report (HTML), with charts"),
                    ".html", false},
};

std::string reportOf(ResultSet set) {
  std::vector<report::LoadedCampaign> campaigns;
  for (SetCampaign& campaign : set.campaigns) {
    campaigns.push_back({std::move(campaign.campaign), std::move(campaign.cells)});
  }
  return report::to_html(report::make_report(campaigns, std::nullopt, reference_catalogue()));
}

std::string textOf(ResultSet set, ExportFormat format) {
  switch (format) {
    case ExportFormat::set:
      return write_set(set);
    case ExportFormat::csv:
      return write_csv(set);
    case ExportFormat::csvIntervals:
      return write_csv_intervals(set);
    case ExportFormat::markdown:
      return write_markdown(set);
    case ExportFormat::report:
      break;
  }
  return reportOf(std::move(set));
}

}  // namespace

std::span<const ExportFormatRow> exportFormats() { return kFormats; }

QString nameOf(const ExportFormatRow& format) { return CellExport::tr(format.name); }

std::string exportText(Database& database, const ExportWish& wish) {
  SetSelection selection;
  selection.cells = wish.cells;
  selection.stamps = wish.stamps && wish.format == ExportFormat::set;
  ResultSet set = load_set(database, selection);
  if (!wish.identity) set = redacted(std::move(set), own_names());
  return textOf(std::move(set), wish.format);
}

bool writeExport(const std::filesystem::path& path, const std::string& text, bool replace) {
  return saveFile(path, QByteArray::fromStdString(text), replace);
}

}  // namespace merops::gui
