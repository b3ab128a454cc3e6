#pragma once

#include "core/engine/counting.h"
#include "core/engine/round_watch.h"
#include "core/host/temperature_log.h"
#include "core/model/cell.h"
#include "core/model/facts.h"
#include "core/model/measurement.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace merops {

/// All that is looked at around the timed part of one cell, or beside it on other threads: counters, the disks'
/// thermometers and, of a thorough cell, its rounds. `storage` outlives it.
class CellWatch {
 public:
  CellWatch(const Cell& cell, const StorageFacts& storage);
  void before();  ///< just before the first warm-up read
  void after();   ///< just after the last completion
  /// About ten times a second, with the payload of the window so far: whether it may end.
  bool enough(std::uint64_t window_bytes);
  /// Origin (but residency and asked bytes), cost, surroundings (but the wait before) and steadiness; the measurement
  /// holds the window's intervals already.
  void fill(Measurement& m) const;

 private:
  Counting counting_;
  std::vector<TemperatureSensor> sensors_{};
  std::optional<TemperatureLog> log_{};
  std::vector<TemperatureSample> temperatures_{};
  std::optional<RoundWatch> rounds_{};
};

}  // namespace merops
