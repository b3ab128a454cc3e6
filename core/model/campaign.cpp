#include "core/model/campaign.h"

#include "core/model/enum_names.h"

namespace merops {
namespace {

constexpr EnumName<CampaignEnd> kCampaignEnds[] = {
    {CampaignEnd::finished, "finished"}, {CampaignEnd::interrupted, "interrupted"}, {CampaignEnd::failed, "failed"}};

}  // namespace

std::string_view to_string(CampaignEnd end) { return name_in<CampaignEnd>(kCampaignEnds, end); }
CampaignEnd parse_campaign_end(std::string_view text) {
  return value_in<CampaignEnd>(kCampaignEnds, text, "campaign end");
}

}  // namespace merops
