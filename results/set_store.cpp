#include "results/set_store.h"

#include "core/model/error.h"
#include "results/connection.h"
#include "results/edit.h"
#include "results/set_insert.h"
#include "results/set_load.h"
#include "results/set_match.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

/// A campaign that is there, and what of the set's has its like in it.
class CampaignMerge {
 public:
  CampaignMerge(Database& database, SetCampaign present, const SetCampaign& incoming,
                const std::vector<std::string>& users)
      : database_(database),
        number_(sql::campaign_number(database.connection(), incoming.campaign.info.id)),
        present_(std::move(present)),
        incoming_(incoming),
        match_(present_, incoming_, users) {}

  CampaignImport run() {
    CampaignImport report{incoming_.campaign.info.id, incoming_.campaign.info.origin};
    merge_head(report);
    for (std::size_t place = 0; place < incoming_.cells.size(); ++place) merge_cell(report, place);
    for (std::size_t place = 0; place < incoming_.work.size(); ++place) merge_work(report, place);
    return report;
  }

 private:
  void merge_head(CampaignImport& report) {
    match_.need_same_head();
    const StoredCampaign& here = present_.campaign;
    if (!here.row.end && incoming_.campaign.row.end) {
      sql::set_campaign_end(database_.connection(), number_, incoming_.campaign);
      ++report.remarks_added;
    }
    report.remarks_added += add_remarks({"campaign", "number", number_}, match_.new_head_notes(), here.row.standing,
                                        incoming_.campaign.row.standing);
  }

  void merge_cell(CampaignImport& report, std::size_t place) {
    const StoredCell& cell = incoming_.cells[place];
    const auto like = match_.cell_like(place);
    if (!like) {
      sql::insert_set_cell(database_.connection(), number_, cell);
      ++report.cells_added;
      return;
    }
    ++report.cells_present;
    const StoredCell& here = present_.cells[*like];
    report.remarks_added += sql::add_missing_stamps(database_.connection(), here, cell) ? 1U : 0U;
    report.remarks_added +=
        add_remarks({"cell", "id", here.id}, match_.new_cell_notes(*like, place), here.standing, cell.standing);
  }

  void merge_work(CampaignImport& report, std::size_t place) {
    const StoredWork& work = incoming_.work[place];
    if (!match_.take_work_like(place)) {
      sql::insert_set_work(database_.connection(), number_, work);
      ++report.work_added;
    } else {
      ++report.work_present;
    }
  }

  /// Returns how many were added. What was retracted here stays so.
  std::uint32_t add_remarks(const sql::RowPlace& row, const std::vector<Note>& notes, const Standing& here,
                            const Standing& incoming) {
    auto count = static_cast<std::uint32_t>(notes.size());
    sql::insert_set_notes(database_.connection(), row, notes);
    if (incoming.retracted() && !here.retracted()) {
      sql::set_retraction(database_.connection(), row, incoming);
      ++count;
    }
    return count;
  }

  Database& database_;
  std::int64_t number_;
  SetCampaign present_;
  const SetCampaign& incoming_;
  SetMatch match_;
};

CampaignImport add_campaign(Database& database, const SetCampaign& campaign, const std::string& digest) {
  sql::insert_set_campaign(database.connection(), campaign, digest);
  CampaignImport report{campaign.campaign.info.id, campaign.campaign.info.origin, true};
  report.cells_added = static_cast<std::uint32_t>(campaign.cells.size());
  report.work_added = static_cast<std::uint32_t>(campaign.work.size());
  return report;
}

CampaignImport import_campaign(Database& database, const SetCampaign& campaign, const ReadSet& read,
                               const ImportOptions& options) {
  const std::string& id = campaign.campaign.info.id;
  if (sql::campaign_number(database.connection(), id) == 0) return add_campaign(database, campaign, read.digest);
  SetCampaign present = load_set_campaign(database, id, read.set.stamps, Shown::yes);
  return CampaignMerge(database, std::move(present), campaign, options.users).run();
}

void import_lone_work(Database& database, const ReadSet& read, ImportReport& report) {
  if (read.set.work.empty()) return;
  WorkMatch match(list_work(database, {.alone = true, .deleted = Shown::yes, .page = {0, 0}}));
  for (const StoredWork& work : read.set.work) {
    if (match.take_like(work)) {
      ++report.work_present;
    } else {
      sql::insert_set_work(database.connection(), std::nullopt, work);
      ++report.work_added;
    }
  }
}

}  // namespace

bool ImportReport::changed() const {
  const auto is_changed = [](const CampaignImport& campaign) { return campaign.changed(); };
  return work_added > 0 || std::any_of(campaigns.begin(), campaigns.end(), is_changed);
}

ImportReport import_set(Database& database, const ReadSet& read, const ImportOptions& options) {
  Transaction transaction(database.connection());
  ImportReport report;
  for (const SetCampaign& campaign : read.set.campaigns) {
    report.campaigns.push_back(import_campaign(database, campaign, read, options));
  }
  import_lone_work(database, read, report);
  if (!options.dry_run) transaction.commit();
  return report;
}

}  // namespace merops
