#include "core/host/error_windows.h"
#include "core/host/open_file.h"
#include "core/host/slot_mapping.h"
#include "core/host/slot_memory.h"

#include <algorithm>
#include <array>

// psapi.h needs the words of windows.h.
// clang-format off
#include <windows.h>
#include <psapi.h>
// clang-format on

namespace merops {
namespace {

std::uint64_t round_up(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

/// Large pages need a right that is given to the user and then switched on in the process.
bool switch_right_on() {
  HANDLE opened = nullptr;
  if (::OpenProcessToken(::GetCurrentProcess(), TOKEN_ADJUST_PRIVILEGES | TOKEN_QUERY, &opened) == 0) return false;
  const FileHandle token(opened);
  TOKEN_PRIVILEGES wish{};
  wish.PrivilegeCount = 1;
  wish.Privileges[0].Attributes = SE_PRIVILEGE_ENABLED;
  if (::LookupPrivilegeValueW(nullptr, L"SeLockMemoryPrivilege", &wish.Privileges[0].Luid) == 0) return false;
  // Succeeds also where the right is not held: the last error tells.
  return ::AdjustTokenPrivileges(token.handle(), FALSE, &wish, 0, nullptr, nullptr) != 0 &&
         ::GetLastError() == ERROR_SUCCESS;
}

bool has_large_pages() {
  static const bool has = ::GetLargePageMinimum() == kHugePage && switch_right_on();
  return has;
}

SlotMapping reserve(std::uint64_t bytes, DWORD extra_flags) {
  const auto length = static_cast<std::size_t>(bytes);
  void* start = ::VirtualAlloc(nullptr, length, MEM_RESERVE | MEM_COMMIT | extra_flags, PAGE_READWRITE);
  if (start == nullptr) return {nullptr, 0, nullptr, windows_error(::GetLastError())};
  return {start, length, static_cast<std::byte*>(start), {}};
}

/// Whether the pages at these addresses are large ones, as the system says of the process' working set.
bool are_large(const std::byte* begin, std::uint64_t bytes) {
  constexpr std::size_t kAtOnce = 256;
  std::array<PSAPI_WORKING_SET_EX_INFORMATION, kAtOnce> asked{};
  for (std::uint64_t at = 0; at < bytes;) {
    std::size_t count = 0;
    for (; count < kAtOnce && at < bytes; ++count, at += kHugePage) {
      asked[count] = {};
      asked[count].VirtualAddress = const_cast<std::byte*>(begin + at);
    }
    const auto size = static_cast<DWORD>(count * sizeof asked[0]);
    if (::K32QueryWorkingSetEx(::GetCurrentProcess(), asked.data(), size) == 0) return false;
    const auto is_large = [](const auto& page) {
      return page.VirtualAttributes.Valid != 0 && page.VirtualAttributes.LargePage != 0;
    };
    if (!std::all_of(asked.begin(), asked.begin() + static_cast<std::ptrdiff_t>(count), is_large)) return false;
  }
  return true;
}

}  // namespace

SlotMapping map_pages(std::uint64_t bytes, PageKind kind) {
  if (kind == PageKind::thp) return {nullptr, 0, nullptr, windows_error(ERROR_NOT_SUPPORTED)};
  if (kind != PageKind::hugetlb) return reserve(bytes, 0);
  if (!has_large_pages()) return {nullptr, 0, nullptr, windows_error(ERROR_PRIVILEGE_NOT_HELD)};
  return reserve(round_up(bytes, kHugePage), MEM_LARGE_PAGES);
}

void unmap_pages(const SlotMapping& mapping) { ::VirtualFree(mapping.start, 0, MEM_RELEASE); }

bool is_granted(const SlotMapping& mapping, std::uint64_t bytes, PageKind kind) {
  // Small pages are never made large unasked.
  return kind != PageKind::hugetlb || are_large(mapping.aligned, bytes);
}

bool is_from_a_pool(PageKind /*kind*/) { return false; }

std::string hint_for_pages(PageKind kind) {
  if (kind == PageKind::thp) return "Windows has no such pages: take --pages auto, 4k or hugetlb";
  if (kind == PageKind::hugetlb)
    return "give this user the right 'Lock pages in memory' (secpol.msc, Local Policies, User Rights Assignment), sign "
           "in anew and start as administrator; memory without 2 MiB in one piece is had again by a restart";
  return "lower the queue depth";
}

PageKind best_page_kind(std::uint64_t bytes) {
  return bytes >= kHugePage && has_large_pages() ? PageKind::hugetlb : PageKind::small;
}

}  // namespace merops
