#include "backends/mapped_file.h"
#include "core/host/error_windows.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, DWORD error) {
  throw Error(fmt::format("mapping {}", path.string()), words_of_error(error), "try another reader");
}

std::uint64_t size_of(const FileHandle& file) {
  LARGE_INTEGER size{};
  return ::GetFileSizeEx(file.handle(), &size) != FALSE ? static_cast<std::uint64_t>(size.QuadPart) : 0;
}

std::span<const std::byte> map_whole(const FileHandle& file, const std::filesystem::path& path) {
  const auto size = static_cast<std::size_t>(size_of(file));
  if (size == 0) return {};  // an empty file cannot be mapped; reads of it end early
  HANDLE section = ::CreateFileMappingW(file.handle(), nullptr, PAGE_READONLY, 0, 0, nullptr);
  if (section == nullptr) refuse(path, ::GetLastError());
  const void* start = ::MapViewOfFile(section, FILE_MAP_READ, 0, 0, size);
  const DWORD error = ::GetLastError();
  ::CloseHandle(section);  // the view keeps it
  if (start == nullptr) refuse(path, error);
  return {static_cast<const std::byte*>(start), size};
}

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path)
    : file_(open_for_reading(path, Access::buffered)), mapping_(map_whole(file_, path)) {}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : file_(std::move(other.file_)), mapping_(std::exchange(other.mapping_, {})) {}

MappedFile::~MappedFile() {
  if (!mapping_.empty()) ::UnmapViewOfFile(mapping_.data());
}

std::span<const std::byte> MappedFile::bytes(const Extent& extent) const {
  if (extent.offset >= mapping_.size()) return {};
  const std::uint64_t there = mapping_.size() - extent.offset;
  return mapping_.subspan(static_cast<std::size_t>(extent.offset),
                          static_cast<std::size_t>(std::min(extent.length, there)));
}

bool MappedFile::still_holds(const Extent& extent) const {
  const std::uint64_t size = size_of(file_);
  return extent.offset <= size && extent.length <= size - extent.offset;
}

}  // namespace merops
