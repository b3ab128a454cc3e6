#include "core/host/mount.h"
#include "core/host/open_file.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <linux/stat.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace merops {
namespace {

constexpr std::uint64_t kLeastAlignment = 512, kMostAlignment = 4096;

std::string words_of(int error) { return std::generic_category().message(error); }

std::string doing_open(const std::filesystem::path& path) { return fmt::format("opening {}", path.string()); }

std::string hint_for(int error) {
  if (error == EACCES || error == EPERM) return "check the rights of the path and its folders, or run as root";
  if (error == ENOENT) return "check the spelling";
  return {};
}

std::string_view name_of_kind(mode_t mode) {
  if (S_ISDIR(mode)) return "a folder";
  if (S_ISCHR(mode)) return "a character device";
  if (S_ISFIFO(mode)) return "a pipe";
  if (S_ISSOCK(mode)) return "a socket";
  return "neither a file nor a block device";
}

/// Looks before it opens: opening a pipe would wait for its other end.
TargetKind kind_of(const std::filesystem::path& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) throw Error(doing_open(path), words_of(errno), hint_for(errno));
  if (S_ISREG(facts.st_mode)) return TargetKind::file;
  if (S_ISBLK(facts.st_mode)) return TargetKind::block_device;
  throw Error(doing_open(path), fmt::format("it is {}, not a file or block device", name_of_kind(facts.st_mode)));
}

std::uint64_t size_of_file(int fd, const std::filesystem::path& path) {
  struct stat facts {};
  if (::fstat(fd, &facts) != 0) throw Error(fmt::format("asking for the size of {}", path.string()), words_of(errno));
  return static_cast<std::uint64_t>(facts.st_size);
}

std::uint64_t size_of_device(int fd, const std::filesystem::path& path) {
  std::uint64_t size = 0;
  int logical = 0;
  if (::ioctl(fd, BLKGETSIZE64, &size) != 0 || ::ioctl(fd, BLKSSZGET, &logical) != 0)
    throw Error(fmt::format("asking for the size of {}", path.string()), words_of(errno));
  if (static_cast<std::uint64_t>(logical) > kMostAlignment)
    throw Error(doing_open(path), fmt::format("its logical blocks have {} bytes; stores are laid out for {} at most",
                                              logical, kMostAlignment));
  if (size == 0) throw Error(doing_open(path), "the device has no medium, or a size of 0");
  return size;
}

std::uint64_t number_in(const std::string& file) {
  std::uint64_t number = 0;
  std::ifstream(file) >> number;
  return number;
}

/// Logical block size of a block device by its number, the disk's for a partition; 0 where there is none.
std::uint64_t logical_block_of(dev_t device) {
  const std::string folder = fmt::format("/sys/dev/block/{}:{}/", ::major(device), ::minor(device));
  const std::uint64_t own = number_in(folder + "queue/logical_block_size");
  return own != 0 ? own : number_in(folder + "../queue/logical_block_size");
}

/// glibc's statx structure may be older than the kernel's, so the kernel's is used with its own system call.
std::uint64_t alignment_by_statx(const std::filesystem::path& path) {
  struct ::statx facts {};
  if (::syscall(SYS_statx, AT_FDCWD, path.c_str(), 0, STATX_DIOALIGN, &facts) != 0) return 0;
  if ((facts.stx_mask & STATX_DIOALIGN) == 0) return 0;
  return std::max(facts.stx_dio_mem_align, facts.stx_dio_offset_align);
}

std::uint64_t alignment_by_blocks(const std::filesystem::path& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) throw Error(doing_open(path), words_of(errno), hint_for(errno));
  const dev_t device = S_ISBLK(facts.st_mode) ? facts.st_rdev : facts.st_dev;
  if (const std::uint64_t block = logical_block_of(device); block != 0) return block;
  struct statvfs volume {};  // btrfs, overlay, network: no device of their own
  return ::statvfs(path.c_str(), &volume) == 0 ? volume.f_bsize : kMostAlignment;
}

}  // namespace

FileHandle& FileHandle::operator=(FileHandle&& other) noexcept {
  std::swap(native_, other.native_);
  return *this;
}

FileHandle::~FileHandle() {
  if (*this) ::close(get());
}

FileHandle open_for_reading(const std::filesystem::path& path, Access access) {
  (void)kind_of(path);
  const int flags = O_RDONLY | O_CLOEXEC | (access == Access::direct ? O_DIRECT : 0);
  FileHandle file(::open(path.c_str(), flags));
  if (file) return file;
  const int error = errno;
  if (access == Access::direct && error == EINVAL)
    throw Error(doing_open(path), fmt::format("direct I/O is refused by {}", mount_of(path).describe()),
                "use a buffered reader, or a path on a disk's own file system");
  throw Error(doing_open(path), words_of(error), hint_for(error));
}

std::uint64_t direct_alignment(const std::filesystem::path& path) {
  const std::uint64_t told = alignment_by_statx(path);
  return std::max(kLeastAlignment, told != 0 ? told : std::min(alignment_by_blocks(path), kMostAlignment));
}

Target make_target(const std::filesystem::path& path) {
  const TargetKind kind = kind_of(path);
  const FileHandle file = open_for_reading(path, Access::buffered);
  const bool device = kind == TargetKind::block_device;
  return {path, kind, device ? size_of_device(file.get(), path) : size_of_file(file.get(), path)};
}

}  // namespace merops
