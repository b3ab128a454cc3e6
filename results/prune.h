#pragma once

#include "results/database.h"

#include <cstdint>
#include <optional>
#include <string>

/// Removing results for good: the only place where recorded ones are lost. All need a database opened for writing.
namespace merops {

/// What is to go. Whatever was marked deleted goes in any case.
struct PruneOptions {
  bool retracted = false;                      ///< what was retracted, too
  std::string before_utc{};                    ///< campaigns and lone work that began before it; empty: none for that
  std::optional<std::uint32_t> keep_newest{};  ///< campaigns beyond the newest so many
  bool dry_run = false;                        ///< only count
};

struct PruneReport {
  std::uint64_t campaigns = 0, cells = 0, work = 0;  ///< cells and work include those of the campaigns
  [[nodiscard]] bool empty() const { return campaigns + cells + work == 0; }
};

/// In one transaction, with all that belongs to what goes.
[[nodiscard]] PruneReport prune(Database& database, const PruneOptions& options);

struct VacuumReport {
  std::uint64_t bytes_before = 0, bytes_after = 0;
};
/// Gives the space of what was removed back to the file system. Error where there is not enough space for the copy that
/// this needs, or another program is using the file.
[[nodiscard]] VacuumReport vacuum(Database& database);

}  // namespace merops
