#include "core/engine/aligned_writer.h"
#include "core/host/slot_memory.h"
#include "core/model/error.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <linux/falloc.h>
#include <unistd.h>

namespace merops {
namespace {

constexpr std::size_t kCopyBytes = std::size_t{8} << 20U;

std::string errno_text() { return std::generic_category().message(errno); }

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& doing) {
  const std::string hint =
      errno == ENOSPC || errno == EDQUOT ? "free some space, choose another disk, or write less" : "";
  throw Error(doing + " " + path.string(), errno_text(), hint);
}

/// Writes all, going on after partial writes; false with errno set where that is refused.
bool write_all(int fd, std::uint64_t offset, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = pwrite(fd, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    offset += static_cast<std::uint64_t>(written);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return true;
}

FileHandle open_for_writing(const std::filesystem::path& path, int flags) {
  return FileHandle(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | flags, 0666));
}

}  // namespace

AlignedWriter::AlignedWriter(std::filesystem::path path, std::uint64_t size)
    : path_(std::move(path)), file_(open_for_writing(path_, 0)) {
  if (!file_) fail(path_, "opening");
  why_buffered_ = make_direct();
  preallocate(size);
}

/// Empty once the file is reopened for direct writes, proved by one; else why it is not.
std::string AlignedWriter::make_direct() {
  if (direct_alignment(path_) > kBlock) return "direct I/O needs blocks larger than 4096 bytes here";
  FileHandle file = open_for_writing(path_, O_DIRECT);
  if (!file) return "direct I/O is refused: " + errno_text();
  alignas(kBlock) static const std::byte zeros[kBlock]{};
  if (!write_all(file.get(), 0, zeros)) {
    if (errno != EINVAL && errno != EOPNOTSUPP) fail(path_, "writing");
    return "direct writes are refused: " + errno_text();
  }
  file_ = std::move(file);
  return {};
}

/// So that no write has to find space or move the file's end, both of which make writes wait for each other.
void AlignedWriter::preallocate(std::uint64_t size) {
  size_ = size;
  if (size == 0 || fallocate(file_.get(), 0, 0, static_cast<off_t>(size)) == 0) return;
  if (errno != EOPNOTSUPP && errno != ENOSYS && errno != EINVAL) fail(path_, "taking space for");
}

void AlignedWriter::write(std::uint64_t offset, std::span<const std::byte> blocks) {
  assert(offset % kBlock == 0 && blocks.size() % kBlock == 0);
  if (!write_all(file_.get(), offset, blocks)) fail(path_, "writing");
}

void AlignedWriter::cut(std::uint64_t size) {
  if (ftruncate(file_.get(), static_cast<off_t>(size)) != 0) fail(path_, "cutting");
  size_ = size;
}

bool AlignedWriter::removes_cheaply() {
  // Tried on two blocks behind the end, which finish() cuts off.
  const auto end = static_cast<off_t>((size_ + kBlock - 1) / kBlock * kBlock);
  constexpr off_t kOne = kBlock;
  return fallocate(file_.get(), 0, end, 2 * kOne) == 0 &&
         fallocate(file_.get(), FALLOC_FL_COLLAPSE_RANGE, end, kOne) == 0;
}

void AlignedWriter::remove_blocks(std::uint64_t offset, std::uint64_t count) {
  const std::uint64_t bytes = count * kBlock;
  if (bytes == 0) return;
  if (fallocate(file_.get(), FALLOC_FL_COLLAPSE_RANGE, static_cast<off_t>(offset), static_cast<off_t>(bytes)) != 0) {
    copy_down(offset + bytes, offset);
  }
  cut(size_ - bytes);
}

void AlignedWriter::copy_down(std::uint64_t from, std::uint64_t to) {
  const SlotPages pages = allocate_slots(1, kCopyBytes, PageKind::any);
  const std::span<std::byte> buffer = pages.memory().slot(0);
  while (from < size_) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), size_ - from));
    const ssize_t got = pread(file_.get(), buffer.data(), wanted, static_cast<off_t>(from));
    if (got < 0 && errno == EINTR) continue;
    const std::uint64_t blocks = got < 0 ? 0 : static_cast<std::uint64_t>(got) / kBlock * kBlock;
    if (blocks == 0) fail(path_, "moving bytes of");
    write(to, buffer.first(blocks));
    from += blocks;
    to += blocks;
  }
}

void AlignedWriter::finish(std::uint64_t size) {
  cut(size);
  if (fsync(file_.get()) != 0) fail(path_, "making durable");
  // What went through the page cache must not make the first measurement a warm one.
  if (!direct()) posix_fadvise(file_.get(), 0, 0, POSIX_FADV_DONTNEED);
}

}  // namespace merops
