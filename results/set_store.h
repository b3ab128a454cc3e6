#pragma once

#include "results/set_read.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// What became of a campaign of an imported set.
struct CampaignImport {
  std::string id{}, origin{};
  bool added = false;  ///< false: it was there already, as a whole or in part
  std::uint32_t cells_added = 0, cells_present = 0;
  std::uint32_t work_added = 0, work_present = 0;
  std::uint32_t remarks_added = 0;  ///< notes, retractions and stamps that rows here did not have
  /// Whether anything of it was not there before.
  [[nodiscard]] bool changed() const { return added || cells_added + work_added + remarks_added > 0; }
};

struct ImportReport {
  std::vector<CampaignImport> campaigns{};
  std::uint32_t work_added = 0, work_present = 0;  ///< that was no part of a campaign
  [[nodiscard]] bool changed() const;
};

struct ImportOptions {
  bool dry_run = false;  ///< only say what would come of it
  std::vector<std::string> users{};
};

/// Merges a set into the database, all or nothing, in one transaction. What is there already, by content and whether
/// identity was taken out of it or not, is not added again; of a campaign of which a part is there the rest is added,
/// as are notes and retractions. Error where a campaign or cell is there with other content, naming it: nothing is
/// imported then. `users` as for redacted().
[[nodiscard]] ImportReport import_set(Database& database, const ReadSet& read, const ImportOptions& options = {});

}  // namespace merops
