#include "core/host/file_ranges_windows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t positive(std::int64_t number) { return number > 0 ? static_cast<std::uint64_t>(number) : 0; }

LARGE_INTEGER large(std::uint64_t number) {
  LARGE_INTEGER whole{};
  whole.QuadPart = static_cast<LONGLONG>(number);
  return whole;
}

/// What a call for facts of a file brought: all of it, the beginning of it, or nothing.
struct Told {
  DWORD bytes = 0;
  DWORD error = ERROR_SUCCESS;
  [[nodiscard]] bool more() const { return error == ERROR_MORE_DATA; }
  [[nodiscard]] bool something() const { return error == ERROR_SUCCESS || more(); }
};

template <typename Question>
Told ask(const FileHandle& file, DWORD code, Question question, std::span<std::byte> out) {
  Told told;
  const bool whole = ::DeviceIoControl(file.handle(), code, &question, sizeof question, out.data(),
                                       static_cast<DWORD>(out.size()), &told.bytes, nullptr) != 0;
  if (!whole) told.error = ::GetLastError();
  return told;
}

// Newer than some headers: the question, and the answer's head and entries.
constexpr DWORD kQueryFileRegions = CTL_CODE(FILE_DEVICE_FILE_SYSTEM, 161, METHOD_BUFFERED, FILE_ANY_ACCESS);
constexpr DWORD kValidCachedData = 1;
struct RegionQuestion {
  std::int64_t offset = 0, length = 0;
  DWORD usage = kValidCachedData;
};
struct RegionHead {
  DWORD flags = 0, all_entries = 0, entries = 0, reserved = 0;
};
struct Region {
  std::int64_t offset = 0, length = 0;
  DWORD usage = 0, reserved = 0;
};

}  // namespace

std::optional<AllocatedRanges> allocated_ranges(const FileHandle& file, std::uint64_t size, Clock::time_point end) {
  AllocatedRanges all;
  std::array<FILE_ALLOCATED_RANGE_BUFFER, 512> batch{};
  do {
    const FILE_ALLOCATED_RANGE_BUFFER rest{large(all.looked_at), large(size - all.looked_at)};
    const Told told = ask(file, FSCTL_QUERY_ALLOCATED_RANGES, rest, std::as_writable_bytes(std::span(batch)));
    if (!told.something()) return std::nullopt;
    const std::size_t count = told.bytes / sizeof batch[0];
    for (const auto& range : std::span(batch).first(count)) {
      const std::uint64_t begin = std::min(positive(range.FileOffset.QuadPart), size);
      all.ranges.push_back({begin, begin + std::min(positive(range.Length.QuadPart), size - begin)});
    }
    const bool complete = !told.more() || count == 0;
    all.looked_at = complete ? size : all.ranges.back().end;
  } while (all.looked_at < size && Clock::now() < end);
  return all;
}

std::optional<std::uint64_t> valid_bytes(const FileHandle& file, std::uint64_t size) {
  struct {
    RegionHead head{};
    std::array<Region, 64> regions{};
  } answer;
  const RegionQuestion question{0, static_cast<std::int64_t>(size), kValidCachedData};
  const Told told = ask(file, kQueryFileRegions, question, std::as_writable_bytes(std::span(&answer, 1)));
  if (!told.something() || told.bytes < sizeof answer.head) return std::nullopt;
  std::uint64_t end = 0;
  const std::size_t count = std::min<std::size_t>(answer.head.entries, answer.regions.size());
  for (const Region& region : std::span(answer.regions).first(count)) {
    if ((region.usage & kValidCachedData) != 0) end = std::max(end, positive(region.offset) + positive(region.length));
  }
  return std::min(end, size);
}

std::optional<std::uint64_t> count_extents(const FileHandle& file, Clock::time_point end) {
  // The head of the answer (how many, the first cluster's number) and its entries (the next cluster's, where it lies).
  constexpr std::size_t kHead = 16, kEntry = 16, kEntries = 512;
  constexpr std::int64_t kHole = -1;
  alignas(8) std::array<std::byte, kHead + kEntries * kEntry> batch{};
  std::uint64_t extents = 0;
  for (STARTING_VCN_INPUT_BUFFER from{};;) {
    const Told told = ask(file, FSCTL_GET_RETRIEVAL_POINTERS, from, batch);
    if (told.error == ERROR_HANDLE_EOF) return extents;
    if (!told.something() || told.bytes < kHead) return std::nullopt;
    const std::size_t count = (told.bytes - kHead) / kEntry;
    for (std::size_t i = 0; i < count; ++i) {
      std::array<std::int64_t, 2> entry{};
      std::memcpy(entry.data(), batch.data() + kHead + i * kEntry, kEntry);
      if (entry[1] != kHole) ++extents;
      from.StartingVcn.QuadPart = entry[0];
    }
    if (!told.more()) return extents;
    if (count == 0 || Clock::now() >= end) return std::nullopt;
  }
}

std::uint64_t bytes_behind(std::span<const FileRange> ranges, std::uint64_t from) {
  std::uint64_t sum = 0;
  for (const FileRange& range : ranges) sum += range.end > from ? range.end - std::max(range.begin, from) : 0;
  return sum;
}

}  // namespace merops
