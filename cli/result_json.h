#pragma once

#include "results/query.h"

#include <iosfwd>
#include <vector>

/// JSON documents of what `merops results` shows.
namespace merops {

/// A campaign with all that belongs to it.
struct CampaignReport {
  StoredCampaign campaign{};
  std::vector<StoredCell> cells{};
  std::vector<StoredWork> work{};
};

/// What `merops results list` found. The work was no part of a campaign.
struct ResultList {
  std::vector<CampaignRow> campaigns{};
  std::vector<StoredWork> work{};
  bool complete = true;  ///< false: the limit left some out
};

void print_list_json(std::ostream& out, const ResultList& list);
void print_campaign_json(std::ostream& out, const CampaignReport& report);
void print_cell_json(std::ostream& out, const StoredCell& cell);
void print_work_json(std::ostream& out, const StoredWork& work);

}  // namespace merops
