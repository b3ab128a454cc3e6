#include "backends/mapped_file.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <sys/mman.h>
#include <sys/stat.h>

namespace merops {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int error) {
  throw Error("mapping " + path.string(), std::generic_category().message(error), "try another reader");
}

std::uint64_t size_of(int fd) {
  struct stat now {};
  return fstat(fd, &now) == 0 ? static_cast<std::uint64_t>(now.st_size) : 0;
}

std::span<const std::byte> map_whole(int fd, const std::filesystem::path& path) {
  const auto size = static_cast<std::size_t>(size_of(fd));
  if (size == 0) return {};  // an empty file cannot be mapped; reads of it end early
  void* start = mmap(nullptr, size, PROT_READ, MAP_SHARED, fd, 0);
  if (start == MAP_FAILED) refuse(path, errno);
  return {static_cast<const std::byte*>(start), size};
}

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path)
    : file_(open_for_reading(path, Access::buffered)), mapping_(map_whole(file_.get(), path)) {}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : file_(std::move(other.file_)), mapping_(std::exchange(other.mapping_, {})) {}

MappedFile::~MappedFile() {
  // munmap wants a writable pointer, though it writes nothing through it.
  if (!mapping_.empty()) munmap(const_cast<std::byte*>(mapping_.data()), mapping_.size());
}

std::span<const std::byte> MappedFile::bytes(const Extent& extent) const {
  if (extent.offset >= mapping_.size()) return {};
  const std::uint64_t there = mapping_.size() - extent.offset;
  return mapping_.subspan(static_cast<std::size_t>(extent.offset),
                          static_cast<std::size_t>(std::min(extent.length, there)));
}

bool MappedFile::still_holds(const Extent& extent) const {
  const std::uint64_t size = size_of(file_.get());
  return extent.offset <= size && extent.length <= size - extent.offset;
}

}  // namespace merops
