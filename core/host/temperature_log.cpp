#include "core/host/temperature_log.h"

#include "core/host/clock.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace merops {

/// Owned by the log and by its thread, whichever ends last.
struct TemperatureLog::Shared {
  Shared(Read how, std::chrono::nanoseconds how_often, std::chrono::nanoseconds patience)
      : read(std::move(how)), every(how_often), grace(patience) {}

  const Read read;
  const std::chrono::nanoseconds every, grace;
  const std::uint64_t start_ns = now_ns();
  std::mutex mutex{};
  std::condition_variable wake{}, end{};
  bool stopping = false, ended = false;  // by the mutex, as is all that follows
  std::vector<TemperatureSample> samples{};

  void run() {
    std::unique_lock lock(mutex);
    do {
      lock.unlock();
      const std::uint64_t at_ns = now_ns() - start_ns;
      const auto celsius = read();
      lock.lock();
      if (celsius) samples.push_back({at_ns, *celsius});
      wake.wait_for(lock, every, [this] { return stopping; });
    } while (!stopping);
    ended = true;
    end.notify_all();
  }
};

namespace {

std::optional<double> hottest(const std::vector<TemperatureSensor>& sensors) {
  std::optional<double> most;
  for (const TemperatureSensor& sensor : sensors) most = std::max(most, sensor.read_celsius());  // absent is the least
  return most;
}

TemperatureLog::Read read_of(std::vector<TemperatureSensor> sensors) {
  if (sensors.empty()) return {};
  return [sensors = std::move(sensors)] { return hottest(sensors); };
}

}  // namespace

TemperatureLog::TemperatureLog(std::vector<TemperatureSensor> sensors)
    : TemperatureLog(read_of(std::move(sensors)), std::chrono::seconds(1)) {}

TemperatureLog::TemperatureLog(Read read, std::chrono::nanoseconds every, std::chrono::nanoseconds grace) {
  if (!read) return;
  shared_ = std::make_shared<Shared>(std::move(read), every, grace);
  thread_ = std::thread([shared = shared_] { shared->run(); });
}

TemperatureLog::~TemperatureLog() { (void)stop(); }

std::vector<TemperatureSample> TemperatureLog::stop() {
  if (!shared_) return {};
  std::unique_lock lock(shared_->mutex);
  shared_->stopping = true;
  shared_->wake.notify_all();
  const bool ended = shared_->end.wait_for(lock, shared_->grace, [this] { return shared_->ended; });
  std::vector<TemperatureSample> samples = shared_->samples;
  lock.unlock();
  if (thread_.joinable() && ended) thread_.join();
  if (thread_.joinable()) thread_.detach();
  return samples;
}

}  // namespace merops
