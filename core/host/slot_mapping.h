#pragma once

#include "core/model/cell.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>

namespace merops {

inline constexpr std::uint64_t kSmallPage = 4096;
inline constexpr std::uint64_t kHugePage = std::uint64_t{2} << 20U;

/// Memory as the system gave it; owned by who holds it, until unmap_pages.
struct SlotMapping {
  void* start = nullptr;         ///< null: there is none, and `error` says why
  std::size_t length = 0;        ///< bytes from `start` on
  std::byte* aligned = nullptr;  ///< the first byte to use, at a huge page's boundary, but for Windows' small pages
  std::error_code error{};
};

/// At least `bytes` of untouched memory of a page kind, as far as the system takes wishes.
[[nodiscard]] SlotMapping map_pages(std::uint64_t bytes, PageKind kind);
void unmap_pages(const SlotMapping& mapping);

/// Whether the kind really lies under the first `bytes` of touched memory: huge only when every byte of it is.
[[nodiscard]] bool is_granted(const SlotMapping& mapping, std::uint64_t bytes, PageKind kind);

/// Whether such pages come from a pool that was reserved before, and not from available memory.
[[nodiscard]] bool is_from_a_pool(PageKind kind);

/// What a user can do where such pages cannot be had.
[[nodiscard]] std::string hint_for_pages(PageKind kind);

}  // namespace merops
