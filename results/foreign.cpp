#include "results/foreign.h"

#include "results/set_canonical.h"

#include <utility>

namespace merops {

SetCampaign foreign_campaign(const std::string& origin, std::string_view text) {
  SetCampaign campaign;
  CampaignInfo& info = campaign.campaign.info;
  info.id = digest_of(text).substr(0, 16);
  info.origin = origin;
  info.self.loop_version = 0;
  campaign.campaign.row.id = info.id;
  campaign.campaign.row.end = CampaignEnd::finished;
  return campaign;
}

StoredCell foreign_cell(const std::string& origin, std::uint32_t index) {
  StoredCell cell;
  cell.index = index;
  CellResult& result = cell.result;
  result.cell.cache = CacheMode::as_is;
  result.cell.seed = 0;
  result.source_kind = SourceKind::uniform;
  result.coverage = "uniform";
  result.state = CellState::measured;
  result.validity = Validity::unknown;
  result.validity_reason = "measured by " + origin + ", which does not tell where the bytes came from";
  result.cache_state = CacheState::unverified;
  result.effective.pages = PageKind::any;
  result.loop_version = 0;
  return cell;
}

ReadSet foreign_set(SetCampaign campaign, std::string_view text) {
  campaign.campaign.info.cells_planned = static_cast<std::uint32_t>(campaign.cells.size());
  ReadSet read;
  read.set.identity = true;
  read.set.campaigns.push_back(std::move(campaign));
  read.digest = digest_of(text);
  return read;
}

}  // namespace merops
