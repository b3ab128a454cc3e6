#pragma once

#include "core/model/campaign.h"
#include "results/connection.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Writing values into the tables. None of these opens a transaction; campaigns are told by their row's number.
namespace merops::sql {

/// With its sources; returns its number.
[[nodiscard]] std::int64_t insert_campaign(Connection& connection, const CampaignInfo& campaign);
/// `number`: its place among the campaign's sources, from 0.
void insert_source(Connection& connection, std::int64_t campaign, std::size_t number, const SourceRecord& source);
/// What the drives said before the first cell, or behind the last one.
void insert_health(Connection& connection, std::int64_t campaign, const std::vector<DeviceHealth>& drives, bool after);
void end_campaign(Connection& connection, std::int64_t campaign, CampaignEnd end, int exit_code);
/// With all that belongs to it; returns its id.
[[nodiscard]] std::int64_t insert_cell(Connection& connection, std::int64_t campaign, std::uint32_t position,
                                       const CellResult& result);
/// Nothing where there are none. Part of insert_cell.
void insert_stamps(Connection& connection, std::int64_t cell, const std::vector<Stamp>& stamps);
/// Returns its id.
[[nodiscard]] std::int64_t insert_work(Connection& connection, std::optional<std::int64_t> campaign,
                                       const WorkResult& work);

/// SQL for the time now, as the *_utc columns hold it.
inline constexpr char kNow[] = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

}  // namespace merops::sql
