#include "core/host/open_file.h"
#include "core/host/raw_device.h"
#include "core/model/error.h"

#include <cassert>
#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

std::string errno_text() { return std::generic_category().message(errno); }

class ExclusiveDevice final : public BlockAccess {
 public:
  ExclusiveDevice(FileHandle file, std::string name) : file_(std::move(file)), name_(std::move(name)) {}

  [[nodiscard]] const std::string& name() const override { return name_; }

  void write(std::uint64_t offset, std::span<const std::byte> blocks) override {
    assert(offset % kBlock == 0 && blocks.size() % kBlock == 0);
    while (!blocks.empty()) {
      const ssize_t written = ::pwrite(file_.get(), blocks.data(), blocks.size(), static_cast<off_t>(offset));
      if (written < 0 && errno == EINTR) continue;
      const std::size_t whole = written < 0 ? 0 : static_cast<std::size_t>(written) / kBlock * kBlock;
      if (whole == 0) fail("writing", offset, written < 0 ? errno_text() : "the device takes no more");
      offset += whole;
      blocks = blocks.subspan(whole);
    }
  }

  void read(std::uint64_t offset, std::span<std::byte> blocks) const override {
    assert(offset % kBlock == 0 && blocks.size() % kBlock == 0);
    while (!blocks.empty()) {
      const ssize_t got = ::pread(file_.get(), blocks.data(), blocks.size(), static_cast<off_t>(offset));
      if (got < 0 && errno == EINTR) continue;
      const std::size_t whole = got < 0 ? 0 : static_cast<std::size_t>(got) / kBlock * kBlock;
      if (whole == 0) fail("reading back", offset, got < 0 ? errno_text() : "the device ends here");
      offset += whole;
      blocks = blocks.subspan(whole);
    }
  }

  void flush() override {
    if (::fsync(file_.get()) != 0) throw Error("flushing " + name_, errno_text());
  }

 private:
  [[noreturn]] void fail(const char* doing, std::uint64_t offset, const std::string& why) const {
    throw Error(fmt::format("{} {} at byte {}", doing, name_, offset), why);
  }

  FileHandle file_;
  std::string name_;
};

[[noreturn]] void refuse(const RawDevice& device, const std::string& why, const std::string& hint = {}) {
  throw Error("opening " + device.path.string() + " for writing", why, hint);
}

/// Never creates, never follows a link, fails where anybody has claimed the device.
FileHandle open_alone(const RawDevice& device) {
  FileHandle file(::open(device.path.c_str(), O_RDWR | O_EXCL | O_DIRECT | O_NOFOLLOW | O_CLOEXEC));
  if (file) return file;
  const int error = errno;
  if (error == EBUSY) refuse(device, "something uses it that cannot be seen from here", "choose another device");
  refuse(device, std::generic_category().message(error), error == EACCES || error == EPERM ? "run as root" : "");
}

std::uint64_t size_of(const FileHandle& file) {
  std::uint64_t size = 0;
  return ::ioctl(file.get(), BLKGETSIZE64, &size) == 0 ? size : 0;
}

/// By the kernel's count of media, where it has one.
bool is_same_medium(const FileHandle& file, const RawDevice& device) {
  std::uint64_t sequence = 0;
  if (device.sequence == 0 || ::ioctl(file.get(), BLKGETDISKSEQ, &sequence) != 0) return true;
  return sequence == device.sequence;
}

bool is_read_only(const FileHandle& file) {
  int read_only = 0;
  return ::ioctl(file.get(), BLKROGET, &read_only) != 0 || read_only != 0;
}

void require_same(const FileHandle& file, const RawDevice& device) {
  struct stat status {};
  if (::fstat(file.get(), &status) != 0) refuse(device, errno_text());
  const bool same = S_ISBLK(status.st_mode) && status.st_rdev == device.number && size_of(file) == device.size &&
                    is_same_medium(file, device);
  if (!same) refuse(device, "it is not the device any more that was looked at before", "look at it again");
  if (is_read_only(file)) refuse(device, "it is read-only");
}

}  // namespace

std::unique_ptr<BlockAccess> open_exclusively(const RawDevice& device) {
  FileHandle file = open_alone(device);
  require_same(file, device);
  return std::make_unique<ExclusiveDevice>(std::move(file), device.path.string());
}

}  // namespace merops
