#pragma once

#include "core/host/temperature.h"
#include "core/model/measurement.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace merops {

/// Reads thermometers on a thread of its own, at its making and then once a second, until stopped: beside the timed
/// path, never on it. So there is one reading at least. Without sensors there is no thread. Used by one thread.
class TemperatureLog {
 public:
  using Read = std::function<std::optional<double>()>;

  /// Each sample is the hottest of the sensors; none where all are unknown.
  explicit TemperatureLog(std::vector<TemperatureSensor> sensors);
  /// The same with any way of reading. `grace` is how long stop waits for a reading that does not return.
  TemperatureLog(Read read, std::chrono::nanoseconds every, std::chrono::nanoseconds grace = std::chrono::seconds(1));
  TemperatureLog(const TemperatureLog&) = delete;
  TemperatureLog& operator=(const TemperatureLog&) = delete;
  ~TemperatureLog();

  /// Ends the thread and gives the samples, stamped (now_ns) from the log's making on. At once, but for a reading that
  /// hangs: its thread is left behind after the grace, with all that it touches.
  [[nodiscard]] std::vector<TemperatureSample> stop();

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_{};
  std::thread thread_{};
};

}  // namespace merops
