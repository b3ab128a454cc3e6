#pragma once

#include "cli/symbols.h"
#include "core/model/campaign.h"
#include "core/model/cell_group.h"
#include "core/model/geometry.h"
#include "results/reference.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Machine, disk and source, as the head of a report.
void print_environment(std::ostream& out, const CampaignInfo& campaign);
/// The plateau of each reader, best first, with its gain over depth 1.
void print_plateaus(std::ostream& out, std::span<const CellGroup> groups, const Symbols& symbols);
/// GB per token, and the tokens a second that the best direct road allows at each hit rate of the expert cache.
void print_forecast(std::ostream& out, std::span<const CellGroup> groups, const Geometry& geometry,
                    const Symbols& symbols);
/// The nearest documented rows of the same regime as the cells that decide, with ratios.
void print_documented(std::ostream& out, std::span<const CellResult> results, const CampaignInfo& campaign,
                      const ReferenceCatalogue& catalogue, const Symbols& symbols);

/// Measured here over documented there: each documented row once, of several cells that match it the first.
struct DocumentedMatch {
  const CellResult* cell;  ///< of the results
  ReferenceMatch match;    ///< its row is in the catalogue
};
[[nodiscard]] std::vector<DocumentedMatch> documented_matches(std::span<const CellResult> results,
                                                              const std::string& transport,
                                                              const ReferenceCatalogue& catalogue);

/// That of the campaign's first source (results/regime.h).
[[nodiscard]] std::string transport_of(const CampaignInfo& campaign);

}  // namespace merops
