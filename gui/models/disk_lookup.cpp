#include "gui/models/disk_lookup.h"

#include "results/query.h"
#include "results/report/disk_name.h"

#include <algorithm>

namespace merops::gui {
namespace {

constexpr std::uint32_t kNewestCampaigns = 512;

bool isNamed(const SourceRecord& source, const std::string& name) {
  const DeviceFacts* disk = report::disk_of(source.storage);
  return report::disk_name(source.storage) == name || (disk != nullptr && (disk->name == name || disk->model == name));
}

std::vector<CampaignInfo> newestCampaigns(Database& database) {
  std::vector<CampaignInfo> found;
  for (const CampaignRow& row : list_campaigns(database, {.page = {kNewestCampaigns, 0}})) {
    found.push_back(load_campaign(database, row.id).info);
  }
  return found;
}

std::string identityOf(const std::vector<CampaignInfo>& newestFirst, const std::string& name) {
  for (const CampaignInfo& campaign : newestFirst) {
    const auto source = std::find_if(campaign.sources.begin(), campaign.sources.end(),
                                     [&](const SourceRecord& one) { return isNamed(one, name); });
    if (source != campaign.sources.end()) return report::disk_identity(campaign.machine, source->storage);
  }
  return {};
}

}  // namespace

std::vector<std::string> identitiesOf(Database& database, const std::vector<std::string>& names) {
  const auto campaigns = newestCampaigns(database);
  std::vector<std::string> identities;
  for (const std::string& name : names) {
    std::string identity = identityOf(campaigns, name);
    if (!identity.empty()) identities.push_back(std::move(identity));
  }
  return identities;
}

}  // namespace merops::gui
