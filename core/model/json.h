#pragma once

#include "core/model/campaign.h"

#include <string>
#include <string_view>

namespace merops {

/// Compact JSON text of the result values (one line): stable keys, the unit in each name; what is absent, and a number
/// that is not finite, is null; bytes that are not UTF-8 become U+FFFD. A cell's result carries, beside all its
/// members, the headline figures in people's units (mb_per_s, reads_per_s, p50_us, ..., cpu_s_per_gb) and its cell key.
/// Stamps are left out unless `with_stamps`.
[[nodiscard]] std::string to_json(const CellResult& result, bool with_stamps = false);
[[nodiscard]] std::string to_json(const Cell& cell);
[[nodiscard]] std::string to_json(const MachineFacts& machine);
[[nodiscard]] std::string to_json(const StorageFacts& storage);
[[nodiscard]] std::string to_json(const DeviceFacts& device);
[[nodiscard]] std::string to_json(const SourceRecord& source);
[[nodiscard]] std::string to_json(const SelfMeasure& self);
[[nodiscard]] std::string to_json(const CampaignInfo& campaign);
[[nodiscard]] std::string to_json(const DeviceHealth& health);
[[nodiscard]] std::string to_json(const Plan& plan);
[[nodiscard]] std::string to_json(const WorkResult& work);

/// The inverses: numbers come back exactly. Unknown keys are ignored, missing and null ones keep their defaults; throw
/// Error naming the key where a value has the wrong type or does not fit.
[[nodiscard]] CellResult cell_result_from_json(std::string_view text);
[[nodiscard]] CampaignInfo campaign_from_json(std::string_view text);
[[nodiscard]] MachineFacts machine_from_json(std::string_view text);
[[nodiscard]] StorageFacts storage_from_json(std::string_view text);
[[nodiscard]] SourceRecord source_record_from_json(std::string_view text);
[[nodiscard]] SelfMeasure self_measure_from_json(std::string_view text);
[[nodiscard]] DeviceHealth health_from_json(std::string_view text);
[[nodiscard]] Plan plan_from_json(std::string_view text);
[[nodiscard]] WorkResult work_from_json(std::string_view text);

}  // namespace merops
