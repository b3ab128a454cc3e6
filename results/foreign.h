#pragma once

#include "results/set_read.h"

#include <cstdint>
#include <string>
#include <string_view>

/// What the results of other programs have in common.
namespace merops {

/// An empty campaign of another program; its id follows from the text that it is read from, so that the same text is
/// the same campaign.
[[nodiscard]] SetCampaign foreign_campaign(const std::string& origin, std::string_view text);

/// A measured cell over uniform blocks of which only figures are known: validity and cache state are not, and no loop
/// of this program read it (version 0), so that it is comparable with foreign ones alone.
[[nodiscard]] StoredCell foreign_cell(const std::string& origin, std::uint32_t index);

/// The set of one campaign, under the digest of the text.
[[nodiscard]] ReadSet foreign_set(SetCampaign campaign, std::string_view text);

}  // namespace merops
