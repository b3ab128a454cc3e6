#include "core/host/device_health.h"

#include "core/host/child_query.h"
#include "core/model/error.h"
#include "core/model/nvme_health.h"
#include "core/model/units.h"

#include <fmt/format.h>

namespace merops {
namespace {

// What a child sends begins with a letter: what follows.
constexpr char kPage = 'p', kWhyNot = 'w';

std::string ask_in_child(const HealthQuery& query, const DeviceFacts& device) {
  try {
    return kPage + query(device);
  } catch (const Error& error) {
    return kWhyNot + error.why();
  }
}

DeviceHealth without(const std::string& problem) {
  DeviceHealth health;
  health.problem = problem;
  return health;
}

DeviceHealth decoded(const std::string& answer) {
  if (answer.front() == kWhyNot) return without("not read: " + answer.substr(1));
  const auto bytes = std::as_bytes(std::span(answer)).subspan(1);
  if (bytes.size() != kNvmeHealthBytes)
    return without(fmt::format("not read: {} bytes came instead of {}", bytes.size(), kNvmeHealthBytes));
  return decode_nvme_health(bytes.first<kNvmeHealthBytes>());
}

DeviceHealth health_of(const DeviceFacts& device, std::chrono::milliseconds timeout, const HealthQuery& query) {
  if (device.transport.rfind("nvme", 0) != 0) return without("not read: no NVMe disk");
  const ChildAnswer answer = ask_child([query, device] { return ask_in_child(query, device); }, timeout);
  if (answer.text && !answer.text->empty()) return decoded(*answer.text);
  if (!answer.timed_out) return without("not read: the query ended without an answer");
  const auto limit_ns = static_cast<std::uint64_t>(std::chrono::nanoseconds(timeout).count());
  return without("no answer within " + format_duration(limit_ns));
}

}  // namespace

std::vector<DeviceHealth> device_health(std::span<const DeviceFacts> leaves, std::chrono::milliseconds timeout) {
  return device_health(leaves, timeout, read_nvme_health_page);
}

std::vector<DeviceHealth> device_health(std::span<const DeviceFacts> leaves, std::chrono::milliseconds timeout,
                                        const HealthQuery& query) {
  std::vector<DeviceHealth> all;
  for (const DeviceFacts& device : leaves) {
    all.push_back(health_of(device, timeout, query));
    all.back().device = device.name;
  }
  return all;
}

}  // namespace merops
