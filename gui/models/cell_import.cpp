#include "gui/models/cell_import.h"

#include "core/model/error.h"
#include "gui/models/native_path.h"
#include "results/import.h"
#include "results/import_file.h"
#include "results/own_names.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace merops::gui {
namespace {

struct CellImport {
  Q_DECLARE_TR_FUNCTIONS(CellImport)
};

int number(std::uint32_t count) { return static_cast<int>(std::min<std::uint32_t>(count, 0x7fffffffU)); }

FileImport importFile(Database& database, const QString& file) {
  const std::string name = file.toStdString();
  FileImport outcome{file, {}, {}, {}};
  try {
    const ReadSet read = read_importable(read_import_file(nativePath(file), "importing " + name), name);
    outcome.report = import_set(database, read, {.dry_run = false, .users = own_names()});
  } catch (const Error& error) {
    outcome.problem = QString::fromUtf8(error.what());
    outcome.hint = QString::fromStdString(error.hint());
  } catch (const std::exception& fault) {  // no memory for it, say
    outcome.problem = QString::fromUtf8(fault.what());
  }
  return outcome;
}

QString nameOf(const CampaignImport& campaign) {
  const QString id = QString::fromStdString(campaign.id), origin = QString::fromStdString(campaign.origin);
  return campaign.origin == "merops" ? CellImport::tr("Campaign %1").arg(id)
                                     : CellImport::tr("Campaign %1 of %2").arg(id, origin);
}

QString wordsOf(const CampaignImport& campaign) {
  const QString name = nameOf(campaign);
  if (!campaign.changed()) {
    return CellImport::tr("%1 was there already, with %n result(s).", "", number(campaign.cells_present)).arg(name);
  }
  if (campaign.added) {
    return CellImport::tr("%1 was added with %n result(s).", "", number(campaign.cells_added)).arg(name);
  }
  const QString results =
      CellImport::tr("%1 was there in part; %n result(s) were added.", "", number(campaign.cells_added)).arg(name);
  if (campaign.remarks_added == 0) return results;
  return CellImport::tr("%1 %n note(s), retraction(s) or series of single reads were added.", "",
                        number(campaign.remarks_added))
      .arg(results);
}

QString wordsOf(const FileImport& file) {
  QStringList lines{file.file};
  if (!file.problem.isEmpty()) {
    lines.append(CellImport::tr("Nothing was imported: %1").arg(file.problem));
    if (!file.hint.isEmpty()) lines.append(CellImport::tr("What to try: %1").arg(file.hint));
    return lines.join(QLatin1Char('\n'));
  }
  for (const CampaignImport& campaign : file.report.campaigns) lines.append(wordsOf(campaign));
  if (file.report.work_added + file.report.work_present > 0) {
    lines.append(CellImport::tr("Of packing, making and verifying stores %1 were added and %2 were there already.")
                     .arg(file.report.work_added)
                     .arg(file.report.work_present));
  }
  if (lines.size() == 1) lines.append(CellImport::tr("There is nothing in it."));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

std::vector<FileImport> importFiles(Database& database, const QStringList& files) {
  std::vector<FileImport> outcomes;
  for (const QString& file : files) outcomes.push_back(importFile(database, file));
  return outcomes;
}

QString wordsOf(const std::vector<FileImport>& files) {
  QStringList paragraphs;
  for (const FileImport& file : files) paragraphs.append(wordsOf(file));
  return paragraphs.join(QStringLiteral("\n\n"));
}

QString summaryOf(const std::vector<FileImport>& files) {
  std::uint32_t cells = 0;
  const auto refused =
      std::count_if(files.begin(), files.end(), [](const FileImport& f) { return !f.problem.isEmpty(); });
  for (const FileImport& file : files) {
    for (const CampaignImport& campaign : file.report.campaigns) cells += campaign.cells_added;
  }
  const QString added = CellImport::tr("%n result(s) were imported.", "", number(cells));
  if (refused == 0) return added;
  return CellImport::tr("%1 %n file(s) were refused.", "", static_cast<int>(refused)).arg(added);
}

}  // namespace merops::gui
