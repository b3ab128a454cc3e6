#include "core/host/device_health.h"
#include "core/host/nvme_status.h"
#include "core/host/open_file.h"
#include "core/model/error.h"
#include "core/model/nvme_health.h"

#include <cerrno>
#include <cstdint>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/nvme_ioctl.h>
#include <sys/ioctl.h>

namespace merops {
namespace {

[[noreturn]] void fail(const DeviceFacts& device, const std::string& why) {
  throw Error(fmt::format("reading the health log of {}", device.name), why);
}

std::string words_of(int error) {
  const bool rights = error == EACCES || error == EPERM;
  return std::generic_category().message(error) + (rights ? " (it needs root)" : "");
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
  if (status > 0) fail(device, "the disk refused: " + nvme_status(status).message());
  return page;
}

}  // namespace merops
