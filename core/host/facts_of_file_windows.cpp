#include "core/host/facts_of_file.h"
#include "core/host/file_ranges_windows.h"
#include "core/host/open_file_windows.h"

#include <exception>

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

using Clock = std::chrono::steady_clock;

constexpr DWORD kEncoded = FILE_ATTRIBUTE_COMPRESSED | FILE_ATTRIBUTE_ENCRYPTED;
constexpr DWORD kMayHaveHoles = FILE_ATTRIBUTE_SPARSE_FILE | FILE_ATTRIBUTE_COMPRESSED;

/// Kept elsewhere by a filter, compressed as a rule (compact /exe), without an attribute that says so.
bool is_kept_elsewhere(const FileHandle& file) {
  alignas(8) std::byte answer[64];
  DWORD got = 0;
  return ::DeviceIoControl(file.handle(), FSCTL_GET_EXTERNAL_BACKING, nullptr, 0, answer, sizeof answer, &got,
                           nullptr) != 0;
}

std::optional<AllocatedRanges> ranges_of(const FileHandle& file, std::uint64_t size, DWORD attributes,
                                         Clock::time_point end) {
  if ((attributes & kMayHaveHoles) != 0) return allocated_ranges(file, size, end);
  return AllocatedRanges{{{0, size}}, size};
}

ExtentFacts facts_from(const FileHandle& file, const AllocatedRanges& allocated, DWORD attributes) {
  ExtentFacts facts;
  const std::uint64_t bytes = bytes_behind(allocated.ranges, 0);
  facts.looked_at_bytes = allocated.looked_at;
  facts.hole_bytes = allocated.looked_at - bytes;
  if (const auto valid = valid_bytes(file, allocated.looked_at))
    facts.unwritten_bytes = bytes_behind(allocated.ranges, *valid);
  facts.encoded_bytes = (attributes & kEncoded) != 0 || is_kept_elsewhere(file) ? bytes : 0;
  return facts;
}

}  // namespace

std::optional<ExtentFacts> facts_of_file(const Target& target, Clock::time_point end) noexcept try {
  const FileHandle file = open_with_flags(target.path, FILE_ATTRIBUTE_NORMAL);
  FILE_BASIC_INFO basic{};
  if (!file || ::GetFileInformationByHandleEx(file.handle(), FileBasicInfo, &basic, sizeof basic) == 0)
    return std::nullopt;
  const auto allocated = ranges_of(file, target.size, basic.FileAttributes, end);
  if (!allocated) return std::nullopt;
  ExtentFacts facts = facts_from(file, *allocated, basic.FileAttributes);
  facts.extents = count_extents(file, end);
  return facts;
} catch (const std::exception&) {
  return std::nullopt;
}

}  // namespace merops
