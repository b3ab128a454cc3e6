#pragma once

#include "results/report/document.h"
#include "results/report/load.h"

#include <optional>
#include <vector>

namespace merops {
struct Geometry;
struct ReferenceCatalogue;
}  // namespace merops

namespace merops::report {

/// The report of these campaigns for a model; without a geometry, for the model whose experts were measured, where the
/// sources tell one. The same campaigns give the same document.
[[nodiscard]] Document make_report(const std::vector<LoadedCampaign>& campaigns,
                                   const std::optional<Geometry>& geometry, const ReferenceCatalogue& catalogue);

}  // namespace merops::report
