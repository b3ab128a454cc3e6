#pragma once

#include "core/model/measurement.h"
#include "results/database.h"
#include "results/regime.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Repetitions of one cell over one source in one campaign: what a claim's ratio is made of.
struct ClaimCells {
  std::string campaign{};   ///< id
  std::int64_t order = 0;   ///< of campaigns: the greater the newer
  std::string machine{};    ///< machine_id
  std::string device{};     ///< leaf devices, joined by '+'
  std::string transport{};  ///< of the regime (results/regime.h)
  std::string reader{};
  SourceKind kind = SourceKind::store;
  std::uint32_t depth = 0;
  std::uint64_t expert_bytes = 0;
  std::optional<Regime> regime{};
  std::map<std::string, std::string> key{};  ///< the cell key's fields
  std::vector<double> mb_per_s{};            ///< of each repetition
  std::vector<double> p99_us{};              ///< of those whose reads bound it
};

/// The fields of a cell key ("reader=raw depth=4 ..."), by name.
[[nodiscard]] std::map<std::string, std::string> key_fields(std::string_view cell_key);

/// What may be compared: valid cells in random order that were measured here, and are neither provisional, checked for
/// their bytes, deleted nor retracted, nor is their campaign. Newest campaign first. Error where the database cannot be
/// read.
[[nodiscard]] std::vector<ClaimCells> load_claim_cells(Database& database);

}  // namespace merops
