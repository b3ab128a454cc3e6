#pragma once

#include "cli/context.h"
#include "cli/recorded_campaign.h"

#include <string>

namespace merops {

/// The document of a command that measures: campaign, database, exit, cells; with `comparison` (a JSON object as text)
/// that too, unless it is empty.
void print_measured_json(Context& context, const RecordedCampaign& recorded, int exit_code,
                         const std::string& comparison = {});

/// The line that says where the campaign was recorded.
void print_recorded(Context& context, const RecordedCampaign& recorded);

}  // namespace merops
