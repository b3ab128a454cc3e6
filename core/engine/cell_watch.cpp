#include "core/engine/cell_watch.h"

#include "core/engine/measure_cell.h"
#include "core/host/clock.h"
#include "core/model/change_point.h"

namespace merops {

CellWatch::CellWatch(const Cell& cell, const StorageFacts& storage) : counting_(storage) {
  for (const std::string& leaf : storage.leaves) {
    if (auto sensor = find_temperature_sensor(leaf)) sensors_.push_back(std::move(*sensor));
  }
  if (cell.thorough) rounds_.emplace(window_of(cell));
}

void CellWatch::before() {
  counting_.before();
  log_.emplace(sensors_);
}

void CellWatch::after() {
  counting_.after();
  temperatures_ = log_->stop();
}

bool CellWatch::enough(std::uint64_t window_bytes) { return rounds_ && rounds_->look(now_ns(), window_bytes); }

void CellWatch::fill(Measurement& m) const {
  counting_.fill(m);
  m.surroundings.temperatures = temperatures_;
  if (rounds_) m.steadiness = rounds_->assessed();
  m.steadiness.changes = find_changes(m.intervals);
}

}  // namespace merops
