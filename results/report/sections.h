#pragma once

#include "core/model/geometry.h"
#include "results/reference.h"
#include "results/report/disk.h"
#include "results/report/document.h"

#include <optional>
#include <string>
#include <vector>

namespace merops::report {

/// What a report is made of.
struct Material {
  std::vector<Disk> disks{};           ///< as disks_of orders them
  std::optional<Geometry> geometry{};  ///< of the model that the disks are judged for
  const ReferenceCatalogue* catalogue = nullptr;
};

/// The sections of a report, in this order; each in a file of its own. Pure functions of the material.
[[nodiscard]] Section answer_section(const Material& material);        ///< which disk, why, and what is doubtful
[[nodiscard]] Section side_by_side_section(const Material& material);  ///< the disks, and documented rows
[[nodiscard]] Section depth_section(const Material& material);         ///< rate and p99 over queue depth
[[nodiscard]] Section latency_section(const Material& material);       ///< quantiles
[[nodiscard]] Section time_section(const Material& material);          ///< rate over time, run by run
[[nodiscard]] Section cache_section(const Material& material);         ///< direct, cold and warm
[[nodiscard]] Section flags_section(const Material& material);
[[nodiscard]] Section left_out_section(const Material& material);
[[nodiscard]] Section environment_section(const Material& material);
[[nodiscard]] Section rerun_section(const Material& material);

}  // namespace merops::report
