#pragma once

#include "results/connection.h"
#include "results/set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Writing the parts of an imported set into the tables, with the times and remarks that they came with. None of these
/// opens a transaction.
namespace merops::sql {

/// A row of a table that notes and retractions go to.
struct RowPlace {
  std::string table, column;
  std::int64_t number = 0;
};

/// The number of a campaign's row; 0 where there is none.
[[nodiscard]] std::int64_t campaign_number(Connection& connection, const std::string& id);

/// With all that belongs to it; `digest` is the set's.
void insert_set_campaign(Connection& connection, const SetCampaign& campaign, const std::string& digest);
void insert_set_cell(Connection& connection, std::int64_t campaign, const StoredCell& cell);
void insert_set_work(Connection& connection, std::optional<std::int64_t> campaign, const StoredWork& work);

/// How it ended, with what the drives said then.
void set_campaign_end(Connection& connection, std::int64_t number, const StoredCampaign& campaign);
/// Whether the present cell had none and the set's has.
bool add_missing_stamps(Connection& connection, const StoredCell& present, const StoredCell& incoming);
void insert_set_notes(Connection& connection, const RowPlace& row, const std::vector<Note>& notes);
void set_retraction(Connection& connection, const RowPlace& row, const Standing& standing);

}  // namespace merops::sql
