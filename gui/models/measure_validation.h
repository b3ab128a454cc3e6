#pragma once

#include "gui/models/measure_plan.h"

#include <optional>
#include <vector>

namespace merops::gui {

/// The parts of the form that can be wrong.
enum class PlanField : std::uint8_t {
  path,
  config,
  size,
  budget,
  depths,
  repetitions,
  caches,
  memory,
  limit,  ///< reads, bytes or seconds a cell
  block,
  quietWait,
};

struct PlanFault {
  PlanField field = PlanField::path;
  QString text{};  ///< a sentence: what is wrong and how it is written
  friend bool operator==(const PlanFault&, const PlanFault&) = default;
};

/// What keeps the plan from being started, in the order of the form; what the program would refuse as a command line.
/// Looks at no disk.
[[nodiscard]] std::vector<PlanFault> faultsOf(const MeasurePlan& plan);

/// "1,2, 4" as numbers; absent where it is no list of depths.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> depthsOf(const QString& text);
/// "30s", "2m" in nanoseconds; absent where it is no time.
[[nodiscard]] std::optional<std::uint64_t> timeOf(const QString& text);
/// "64MB" in bytes; absent where it is no size.
[[nodiscard]] std::optional<std::uint64_t> sizeOf(const QString& text);

}  // namespace merops::gui
