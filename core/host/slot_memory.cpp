#include "core/host/slot_memory.h"

#include "core/host/available_memory.h"
#include "core/host/slot_mapping.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <string>
#include <utility>

namespace merops {
namespace {

constexpr std::uint64_t kLeftAlone = std::uint64_t{16} << 20U;  // for stacks, stamps and queues
constexpr std::uint64_t kLargeExpert = std::uint64_t{1} << 20U;

std::uint64_t round_up(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

void touch(std::byte* begin, std::uint64_t bytes) {
  for (std::uint64_t at = 0; at < bytes; at += kSmallPage) begin[at] = std::byte{1};
}

[[noreturn]] void refuse(PageKind wish, std::uint64_t bytes, const std::string& why, const std::string& hint) {
  throw Error("reserving " + format_bytes(bytes) + " of read buffers (" + std::string(to_string(wish)) + " pages)", why,
              hint);
}

void check_memory(std::uint64_t bytes, PageKind kind) {
  if (is_from_a_pool(kind)) return;
  const std::uint64_t available = available_memory().value_or(0);
  const std::uint64_t left_alone = std::max(available / 10, kLeftAlone);
  if (available >= left_alone && bytes <= available - left_alone) return;
  refuse(kind, bytes,
         "only " + format_bytes(available) + " of memory are available, and " + format_bytes(left_alone) +
             " must stay free",
         "lower the queue depth, or choose a model with smaller experts");
}

}  // namespace

SlotPages::SlotPages(SlotPages&& other) noexcept
    : memory_(std::exchange(other.memory_, {})), mapping_(std::exchange(other.mapping_, {})) {}

SlotPages& SlotPages::operator=(SlotPages&& other) noexcept {
  std::swap(memory_, other.memory_);
  std::swap(mapping_, other.mapping_);
  return *this;
}

SlotPages::~SlotPages() {
  if (mapping_.start != nullptr) unmap_pages(mapping_);
}

void SlotPages::abandon() { mapping_ = {}; }

std::uint64_t slot_stride(std::uint64_t expert_bytes, PageKind pages) {
  const bool huge = pages != PageKind::small && expert_bytes >= kLargeExpert;
  return round_up(std::max<std::uint64_t>(expert_bytes, 1), huge ? kHugePage : kSmallPage);
}

SlotPages allocate_slots(std::uint32_t slots, std::uint64_t expert_bytes, PageKind wish) {
  const std::uint64_t largest = slots * slot_stride(expert_bytes, PageKind::thp);
  const PageKind kind = wish == PageKind::any ? best_page_kind(largest) : wish;
  const bool has_other_choice = wish == PageKind::any && kind != PageKind::small;
  const std::uint64_t stride = slot_stride(expert_bytes, kind);
  // Whole huge pages under the last slot too, so that the kind holds for every byte.
  const std::uint64_t bytes = kind == PageKind::small ? slots * stride : round_up(slots * stride, kHugePage);
  check_memory(bytes, kind);

  SlotPages pages;
  pages.mapping_ = map_pages(bytes, kind);
  if (pages.mapping_.start == nullptr) {
    if (has_other_choice) return allocate_slots(slots, expert_bytes, PageKind::small);
    refuse(kind, bytes, pages.mapping_.error.message(), hint_for_pages(kind));
  }
  std::byte* const begin = pages.mapping_.aligned;
  touch(begin, bytes);
  pages.memory_ = {{begin, static_cast<std::size_t>(slots * stride)}, static_cast<std::size_t>(stride), slots, kind};
  if (is_granted(pages.mapping_, bytes, kind)) return pages;
  if (has_other_choice) return allocate_slots(slots, expert_bytes, PageKind::small);
  refuse(kind, bytes, "the system gave other pages than these", "take --pages auto or 4k");
}

}  // namespace merops
