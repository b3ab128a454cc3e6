#pragma once

#include "core/model/campaign.h"

#include <string>
#include <string_view>

namespace merops {

/// JSON text of the result values: stable keys, the unit in each name. Stamps are left out unless `with_stamps`.
[[nodiscard]] std::string to_json(const CellResult& result, bool with_stamps = false);
[[nodiscard]] std::string to_json(const MachineFacts& machine);
[[nodiscard]] std::string to_json(const StorageFacts& storage);
[[nodiscard]] std::string to_json(const DeviceFacts& device);
[[nodiscard]] std::string to_json(const SourceRecord& source);
[[nodiscard]] std::string to_json(const SelfMeasure& self);
[[nodiscard]] std::string to_json(const CampaignInfo& campaign);
[[nodiscard]] std::string to_json(const Plan& plan);
[[nodiscard]] std::string to_json(const WorkResult& work);

/// The inverses. Unknown keys are ignored, missing ones keep their defaults; throw Error where a value has the wrong
/// type.
[[nodiscard]] CellResult cell_result_from_json(std::string_view text);
[[nodiscard]] MachineFacts machine_from_json(std::string_view text);
[[nodiscard]] StorageFacts storage_from_json(std::string_view text);
[[nodiscard]] SourceRecord source_record_from_json(std::string_view text);
[[nodiscard]] SelfMeasure self_measure_from_json(std::string_view text);
[[nodiscard]] Plan plan_from_json(std::string_view text);

}  // namespace merops
