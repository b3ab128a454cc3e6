#pragma once

#include "core/host/slot_mapping.h"
#include "core/model/cell.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// Memory for experts, made once per cell before any reader is opened and outliving them all. Slot s is
/// region[s * stride, (s + 1) * stride). The page kind is what was granted and verified, not what was wished.
struct SlotMemory {
  std::span<std::byte> region{};
  std::size_t stride = 0;
  std::uint32_t slots = 0;
  PageKind pages = PageKind::small;
  [[nodiscard]] std::span<std::byte> slot(std::uint32_t number) const {
    return region.subspan(number * stride, stride);
  }
  /// Slots first .. first + count - 1 as a memory of their own (for one thread of a synchronous reader).
  [[nodiscard]] SlotMemory part(std::uint32_t first, std::uint32_t count) const {
    return {region.subspan(first * stride, count * stride), stride, count, pages};
  }
};

/// Owns the pages of a SlotMemory; unmaps them when destroyed unless abandoned.
class SlotPages {
 public:
  SlotPages() = default;
  SlotPages(SlotPages&& other) noexcept;
  SlotPages& operator=(SlotPages&& other) noexcept;
  ~SlotPages();
  [[nodiscard]] const SlotMemory& memory() const { return memory_; }
  /// Never freed: for a device that hangs and may still write into it.
  void abandon();

 private:
  friend SlotPages allocate_slots(std::uint32_t, std::uint64_t, PageKind);
  SlotMemory memory_{};
  SlotMapping mapping_{};
};

/// Bytes a slot takes for experts of `expert_bytes` (rounded out by the reader): 4096-aligned for small pages, whole
/// 2 MiB pages for huge ones where the expert has a megabyte or more.
[[nodiscard]] std::uint64_t slot_stride(std::uint64_t expert_bytes, PageKind pages);

/// Slots of touched, verified memory of one page kind (`any`: thp, else reserved hugetlb pages, else 4k; on
/// Windows hugetlb stands for large pages, where this user has the right to them, and there is no thp). Throws Error
/// naming the bytes where the machine's available memory does not hold them, and where the kind cannot be had.
[[nodiscard]] SlotPages allocate_slots(std::uint32_t slots, std::uint64_t expert_bytes, PageKind wish);

/// The kind `any` stands for on this machine now.
[[nodiscard]] PageKind best_page_kind(std::uint64_t bytes);

}  // namespace merops
