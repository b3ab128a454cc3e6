#include "core/host/open_file.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

namespace merops {
namespace {

class OpenFile final : public ByteSource {
 public:
  OpenFile(FileHandle file, const Target& target)
      : file_(std::move(file)),
        name_(target.path.string()),
        size_(target.size),
        is_device_(target.kind == TargetKind::block_device) {}

  [[nodiscard]] std::uint64_t size() const override { return size_; }
  [[nodiscard]] const std::string& name() const override { return name_; }
  [[nodiscard]] bool is_device() const override { return is_device_; }

  void read(std::uint64_t offset, std::span<std::byte> out) const override {
    if (offset > size_ || out.size() > size_ - offset) fail(offset, fmt::format("it ends at byte {}", size_));
    while (!out.empty()) {
      const ssize_t got = ::pread(file_.get(), out.data(), out.size(), static_cast<off_t>(offset));
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) fail(offset, std::generic_category().message(errno));
      if (got == 0) fail(offset, fmt::format("it ends here now; it had {} bytes when it was opened", size_));
      out = out.subspan(static_cast<std::size_t>(got));
      offset += static_cast<std::uint64_t>(got);
    }
  }

 private:
  [[noreturn]] void fail(std::uint64_t offset, const std::string& why) const {
    throw Error(fmt::format("reading {} at byte {}", name_, offset), why);
  }

  FileHandle file_;
  std::string name_;
  std::uint64_t size_;
  bool is_device_;
};

}  // namespace

std::unique_ptr<ByteSource> open_byte_source(const std::filesystem::path& path) {
  const Target target = make_target(path);
  return std::make_unique<OpenFile>(open_for_reading(path, Access::buffered), target);
}

}  // namespace merops
