#include "tests/support/loop_device.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <linux/blkpg.h>
#include <linux/loop.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace merops::test {
namespace {

[[noreturn]] void fail(const std::string& doing) { throw std::system_error(errno, std::generic_category(), doing); }

FileHandle open_or_throw(const std::filesystem::path& path, int flags) {
  FileHandle file(::open(path.c_str(), flags | O_CLOEXEC));
  if (!file) fail("opening " + path.string());
  return file;
}

std::filesystem::path free_loop_device() {
  const FileHandle control = open_or_throw("/dev/loop-control", O_RDWR);
  const int number = ::ioctl(control.get(), LOOP_CTL_GET_FREE);
  if (number < 0) fail("asking for a free loop device");
  return "/dev/loop" + std::to_string(number);
}

// Whether the partition call worked.
bool change_partition(int device, int operation, int number, std::uint64_t start, std::uint64_t bytes) {
  blkpg_partition partition{};
  partition.pno = number;
  partition.start = static_cast<long long>(start);
  partition.length = static_cast<long long>(bytes);
  blkpg_ioctl_arg argument{operation, 0, sizeof partition, &partition};
  return ::ioctl(device, BLKPG, &argument) == 0;
}

}  // namespace

std::string LoopDevice::unavailable(std::uint32_t /*block*/) {
  if (::geteuid() != 0) return "loop devices need root";
  if (::access("/dev/loop-control", R_OK | W_OK) != 0) return "no /dev/loop-control here";
  return {};
}

LoopDevice::LoopDevice(const std::filesystem::path& file, const LoopOptions& options) {
  const int access = options.read_only ? O_RDONLY : O_RDWR;
  const FileHandle backing = open_or_throw(file, access);
  loop_config config{};
  config.fd = static_cast<__u32>(backing.get());
  config.block_size = options.block;
  config.info.lo_offset = options.offset;
  config.info.lo_flags = LO_FLAGS_AUTOCLEAR;
  if (options.read_only) config.info.lo_flags |= LO_FLAGS_READ_ONLY;
  if (options.partitions) config.info.lo_flags |= LO_FLAGS_PARTSCAN;
  if (options.direct) config.info.lo_flags |= LO_FLAGS_DIRECT_IO;
  file.string().copy(reinterpret_cast<char*>(config.info.lo_file_name), LO_NAME_SIZE - 1);
  for (int attempt = 0; attempt < 100; ++attempt) {
    path_ = free_loop_device();
    device_ = open_or_throw(path_, access);
    if (::ioctl(device_.get(), LOOP_CONFIGURE, &config) == 0) {
      device_ = open_or_throw(path_, O_RDONLY);  // held, but not for writing
      return;
    }
    if (errno != EBUSY) break;  // busy: somebody else took it in between
  }
  fail("setting up " + path_.string() + " over " + file.string());
}

LoopPartition::LoopPartition(const LoopDevice& device, int number, std::uint64_t start, std::uint64_t bytes)
    : device_(open_or_throw(device.path(), O_RDONLY)), device_name_(device.name()), number_(number) {
  if (!change_partition(device_.get(), BLKPG_ADD_PARTITION, number, start, bytes)) fail("adding a partition");
}

LoopPartition::~LoopPartition() { change_partition(device_.get(), BLKPG_DEL_PARTITION, number_, 0, 0); }

}  // namespace merops::test
