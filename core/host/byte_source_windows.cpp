#include "core/host/open_file.h"
#include "core/host/read_at.h"
#include "core/host/sector_reading_windows.h"
#include "core/model/error.h"

#include <string>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

class OpenFile : public ByteSource {
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
    if (!out.empty()) read_inside(offset, out);
  }

 protected:
  virtual void read_inside(std::uint64_t offset, std::span<std::byte> out) const { fill(offset, out); }

  void fill(std::uint64_t offset, std::span<std::byte> out) const {
    const BytesRead got = read_whole_at(file_, offset, out);
    if (got.bytes == out.size()) return;
    const std::uint64_t end = offset + got.bytes;
    if (got.error) fail(end, got.error.message());
    fail(end, fmt::format("it ends here now; it had {} bytes when it was opened", size_));
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

/// Windows reads devices in whole sectors only.
class OpenDevice final : public OpenFile {
 public:
  OpenDevice(FileHandle device, const Target& target, std::uint64_t sector)
      : OpenFile(std::move(device), target), sector_(sector) {}

 protected:
  void read_inside(std::uint64_t offset, std::span<std::byte> out) const override {
    read_by_sectors(offset, out, sector_, size(),
                    [this](std::uint64_t first, std::span<std::byte> sectors) { fill(first, sectors); });
  }

 private:
  std::uint64_t sector_;
};

}  // namespace

std::unique_ptr<ByteSource> open_byte_source(const std::filesystem::path& path) {
  const Target target = make_target(path);
  FileHandle file = open_for_reading(path, Access::buffered);
  if (target.kind == TargetKind::file) return std::make_unique<OpenFile>(std::move(file), target);
  return std::make_unique<OpenDevice>(std::move(file), target, direct_alignment(path));
}

}  // namespace merops
