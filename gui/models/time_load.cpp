#include "gui/models/time_load.h"

#include "gui/models/lines_cells.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(TimeLoad)
};

const CampaignRow* rowNamed(const std::vector<CampaignRow>& rows, const std::string& id) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const CampaignRow& row) { return row.id == id; });
  return found == rows.end() ? nullptr : &*found;
}

std::string campaignOfCell(Database& database, std::int64_t id) {
  const auto cell = cellIfThere(database, id);
  return cell ? cell->campaign : std::string();
}

/// Newest first; an older one than those listed is listed behind them where it is wanted.
std::vector<CampaignRow> listedCampaigns(Database& database, const std::string& wanted) {
  CampaignFilter filter;
  filter.page.limit = kMostCampaigns;
  std::vector<CampaignRow> rows = list_campaigns(database, filter);
  if (wanted.empty() || rowNamed(rows, wanted) != nullptr) return rows;
  const auto campaign = campaignIfThere(database, wanted);
  if (campaign && !campaign->row.standing.deleted()) rows.push_back(campaign->row);
  return rows;
}

std::string wantedCampaign(Database& database, const TimeRequest& request) {
  if (!request.campaign.empty() || request.cells.empty()) return request.campaign;
  return campaignOfCell(database, request.cells.front());
}

std::vector<CellRow> cellsOf(Database& database, const std::string& campaign) {
  CellFilter filter;
  filter.campaign = campaign;
  filter.page.limit = 0;
  return list_cells(database, filter);
}

QString progressOf(const CampaignRow& campaign) {
  const std::uint32_t recorded = campaign.measured + campaign.skipped + campaign.failed + campaign.interrupted;
  if (campaign.cells_planned > recorded) {
    return Words::tr("%1 of %n cell(s) recorded.", "", static_cast<int>(campaign.cells_planned)).arg(recorded);
  }
  return Words::tr("%n cell(s) recorded.", "", static_cast<int>(recorded));
}

/// Which cells of which row are shown.
struct Chosen {
  std::vector<std::string> keys{};
  bool only_cells = false;  ///< those of the request alone, not the whole rows
};

Chosen chosenOf(const std::vector<TimeRow>& rows, const TimeRequest& request) {
  Chosen chosen;
  std::copy_if(request.rows.begin(), request.rows.end(), std::back_inserter(chosen.keys), [&](const std::string& key) {
    return std::any_of(rows.begin(), rows.end(), [&](const TimeRow& row) { return row.key == key; });
  });
  if (!chosen.keys.empty()) return chosen;
  chosen = {rowsWith(rows, request.cells), true};
  if (!chosen.keys.empty()) return chosen;
  return {decidingRows(rows), false};
}

struct Courses {
  std::vector<TimeCourse> courses{};
  std::size_t left_out = 0;
};

Courses loadCourses(Database& database, const std::vector<TimeRow>& rows, const Chosen& chosen,
                    const TimeRequest& request) {
  Courses loaded;
  const std::set<std::int64_t> cells(request.cells.begin(), request.cells.end());
  std::size_t count = 0;
  const std::vector<QString> names = timeRowNames(rows, request.display);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const TimeRow& row = rows[i];
    if (std::find(chosen.keys.begin(), chosen.keys.end(), row.key) == chosen.keys.end()) continue;
    TimeCourse course{timeRowWords(row.first, request.display), names[i], {}};
    for (const std::int64_t id : row.ids) {
      if (chosen.only_cells && cells.count(id) == 0) continue;
      if (count == kMostTimeCells) {
        ++loaded.left_out;
        continue;
      }
      ++count;
      if (auto cell = cellIfThere(database, id)) course.runs.push_back(std::move(cell->result));
    }
    if (!course.runs.empty()) loaded.courses.push_back(std::move(course));
  }
  return loaded;
}

void tellLeftOut(QStringList& notes, std::size_t cells, std::size_t rows) {
  if (cells > 0) {
    notes.push_back(Words::tr("%n more cell(s) were left out: choose fewer rows.", "", static_cast<int>(cells)));
  }
  if (rows > kMostTimeChoices) {
    notes.push_back(Words::tr("%n more row(s) are not listed: choose their cells among the results.", "",
                              static_cast<int>(rows - kMostTimeChoices)));
  }
}

/// Adds the campaign's rows and the course of those that are chosen.
void addCourses(TimeAnswer& answer, Database& database, const TimeRequest& request) {
  const std::vector<TimeRow> rows = timeRows(cellsOf(database, answer.campaign));
  const Chosen chosen = chosenOf(rows, request);
  answer.rows = timeRowChoices(rows, chosen.keys, request.display);
  const Courses loaded = loadCourses(database, rows, chosen, request);
  answer.picture = timePicture(loaded.courses, request.display);
  tellLeftOut(answer.picture.notes, loaded.left_out, rows.size());
}

}  // namespace

TimeAnswer loadTime(Database& database, const TimeRequest& request) {
  TimeAnswer answer;
  const std::string wanted = wantedCampaign(database, request);
  const std::vector<CampaignRow> campaigns = listedCampaigns(database, wanted);
  if (campaigns.empty()) return answer;
  for (const CampaignRow& row : campaigns) answer.campaigns.push_back(campaignChoice(row, request.display));
  const CampaignRow* named = rowNamed(campaigns, wanted);
  const CampaignRow& shown = named != nullptr ? *named : campaigns.front();
  answer.campaign = shown.id;
  answer.progress = progressOf(shown);
  addCourses(answer, database, request);
  return answer;
}

}  // namespace merops::gui
