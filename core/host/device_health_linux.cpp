#include "core/host/child_query.h"
#include "core/host/device_health.h"
#include "core/host/open_file.h"
#include "core/model/error.h"
#include "core/model/nvme_health.h"
#include "core/model/units.h"

#include <cerrno>
#include <cstdint>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/nvme_ioctl.h>
#include <sys/ioctl.h>

namespace merops {
namespace {

// What a child sends begins with a letter: what follows.
constexpr char kPage = 'p', kWhyNot = 'w';

[[noreturn]] void fail(const DeviceFacts& device, const std::string& why) {
  throw Error(fmt::format("reading the health log of {}", device.name), why);
}

std::string words_of(int error) {
  const bool rights = error == EACCES || error == EPERM;
  return std::generic_category().message(error) + (rights ? " (it needs root)" : "");
}

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
  const ChildAnswer answer = ask_child([&] { return ask_in_child(query, device); }, timeout);
  if (answer.text && !answer.text->empty()) return decoded(*answer.text);
  if (!answer.timed_out) return without("not read: the query ended without an answer");
  const auto limit_ns = static_cast<std::uint64_t>(std::chrono::nanoseconds(timeout).count());
  return without("no answer within " + format_duration(limit_ns));
}

}  // namespace

std::string read_nvme_health_page(const DeviceFacts& device) {
  const FileHandle node(::open(device.path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (!node) fail(device, words_of(errno));
  std::string page(kNvmeHealthBytes, '\0');
  nvme_admin_cmd command{};
  command.opcode = 0x02;      // Get Log Page
  command.nsid = 0xFFFFFFFF;  // of the controller
  command.addr = reinterpret_cast<std::uintptr_t>(page.data());
  command.data_len = kNvmeHealthBytes;
  command.cdw10 = 0x02 | (kNvmeHealthBytes / 4 - 1) << 16U;  // the page, and its length in words less one
  const int status = ::ioctl(node.get(), NVME_IOCTL_ADMIN_CMD, &command);
  if (status < 0) fail(device, words_of(errno));
  if (status > 0) fail(device, fmt::format("the disk refused with NVMe status {:#x}", status));
  return page;
}

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
