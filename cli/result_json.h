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

void print_campaigns_json(std::ostream& out, const std::vector<CampaignRow>& campaigns);
void print_campaign_json(std::ostream& out, const CampaignReport& report);
void print_cell_json(std::ostream& out, const StoredCell& cell);
void print_work_json(std::ostream& out, const StoredWork& work);

}  // namespace merops
