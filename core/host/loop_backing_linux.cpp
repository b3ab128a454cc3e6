#include "core/host/loop_backing_linux.h"

#include "core/host/block_tree_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/open_file.h"

#include <fcntl.h>
#include <linux/loop.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

namespace merops {
namespace {

std::optional<std::string> backing_text(const std::string& name, const SystemRoots& roots) {
  return read_text(BlockTree(roots).folder(name) / "loop/backing_file");
}

// The kernel writes device numbers as dev_t is laid out, but for major numbers above 4095, which it does not have.
std::optional<LoopBacking> told_by_kernel(const std::string& name, const SystemRoots& roots) {
  const FileHandle device(::open((roots.dev / name).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  loop_info64 status{};
  if (!device || ::ioctl(device.get(), LOOP_GET_STATUS64, &status) != 0) return std::nullopt;
  return LoopBacking{{}, status.lo_device, status.lo_inode, status.lo_rdevice};
}

std::optional<LoopBacking> told_by_path(const std::string& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  return LoopBacking{{}, status.st_dev, status.st_ino, S_ISBLK(status.st_mode) ? status.st_rdev : 0};
}

}  // namespace

bool is_loop(const std::string& name, const SystemRoots& roots) { return backing_text(name, roots).has_value(); }

std::optional<LoopBacking> loop_backing(const std::string& name, const SystemRoots& roots) {
  const auto file = backing_text(name, roots);
  if (!file) return std::nullopt;
  auto backing = told_by_kernel(name, roots);
  if (!backing) backing = told_by_path(*file);
  if (backing) backing->file = *file;
  return backing;
}

}  // namespace merops
