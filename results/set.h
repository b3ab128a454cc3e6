#pragma once

#include "results/query.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace merops {

/// Version of the result set's form that this program writes (docs/result-set.md); it reads all up to it. It grows with
/// every key that is added: a program that does not know a key would lose it.
inline constexpr std::uint32_t kSetVersion = 2;

/// A campaign on its way out of one database and into another. Cells are in the order of the campaign; their ids, those
/// of the work, and `row` beyond its end and standing mean nothing outside the database.
struct SetCampaign {
  StoredCampaign campaign{};
  std::vector<StoredCell> cells{};
  std::vector<StoredWork> work{};
};

/// Recorded results as a value: what `merops export` writes and `merops import` reads. Deleted rows are no part of it,
/// retracted ones are, with their reason.
struct ResultSet {
  std::vector<SetCampaign> campaigns{};
  std::vector<StoredWork> work{};  ///< that was no part of a campaign
  bool identity = false;           ///< host names, paths, serial numbers are in it
  bool stamps = true;              ///< the raw stamps are in it, where they were kept
};

/// What stands for folders, names and numbers that were taken out of a set.
inline constexpr std::string_view kTakenOut = "...";

}  // namespace merops
