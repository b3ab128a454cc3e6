#include "core/host/available_memory.h"
#include "core/host/slot_memory.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

#include <sys/mman.h>

namespace merops {
namespace {

constexpr std::uint64_t kSmallPage = 4096;
constexpr std::uint64_t kHugePage = std::uint64_t{2} << 20U;
constexpr std::uint64_t kLeftAlone = std::uint64_t{16} << 20U;  // for stacks, stamps and queues
constexpr std::uint64_t kLargeExpert = std::uint64_t{1} << 20U;

std::uint64_t round_up(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

/// A line "Name:   123 kB" or "Name:  123" of a proc file, in its own unit; 0 when absent.
std::uint64_t proc_value(const char* file, const std::string& name) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.rfind(name + ":", 0) != 0) continue;
    std::istringstream rest(line.substr(name.size() + 1));
    std::uint64_t value = 0;
    rest >> value;
    return value;
  }
  return 0;
}

std::uint64_t free_hugetlb_pages() {
  const std::uint64_t free = proc_value("/proc/meminfo", "HugePages_Free");
  const std::uint64_t reserved = proc_value("/proc/meminfo", "HugePages_Rsvd");
  return proc_value("/proc/meminfo", "Hugepagesize") == kHugePage / 1024 && free > reserved ? free - reserved : 0;
}

bool thp_can_be_had() {
  std::ifstream in("/sys/kernel/mm/transparent_hugepage/enabled");
  std::string line;
  std::getline(in, line);
  return line.find("[madvise]") != std::string::npos || line.find("[always]") != std::string::npos;
}

/// Kilobytes of huge pages that the kernel says lie under [begin, end), from smaps.
std::uint64_t huge_bytes_under(const std::byte* begin, const std::byte* end, const char* field) {
  std::ifstream smaps("/proc/self/smaps");
  const auto low = reinterpret_cast<std::uintptr_t>(begin);
  const auto high = reinterpret_cast<std::uintptr_t>(end);
  bool inside = false;
  std::uint64_t total = 0;
  for (std::string line; std::getline(smaps, line);) {
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
    if (std::sscanf(line.c_str(), "%lx-%lx ", &from, &to) == 2) {
      inside = from < high && to > low;
    } else if (inside && line.rfind(field, 0) == 0) {
      total += std::stoull(line.substr(std::string(field).size())) * 1024;
    }
  }
  return total;
}

struct Mapping {
  void* start = nullptr;
  std::size_t length = 0;
  std::byte* aligned = nullptr;
};

Mapping map_anonymous(std::uint64_t bytes, int extra_flags, std::uint64_t alignment) {
  const std::size_t length = static_cast<std::size_t>(extra_flags != 0 ? bytes : bytes + alignment);
  void* start = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | extra_flags, -1, 0);
  if (start == MAP_FAILED) return {};
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  return {start, length, static_cast<std::byte*>(start) + (round_up(address, alignment) - address)};
}

void touch(std::byte* begin, std::uint64_t bytes) {
  for (std::uint64_t at = 0; at < bytes; at += kSmallPage) begin[at] = std::byte{1};
}

[[noreturn]] void refuse(PageKind wish, std::uint64_t bytes, const std::string& why, const std::string& hint) {
  throw Error("reserving " + format_bytes(bytes) + " of read buffers (" + std::string(to_string(wish)) + " pages)", why,
              hint);
}

Mapping map_pages(std::uint64_t bytes, PageKind kind) {
  if (kind == PageKind::hugetlb) return map_anonymous(round_up(bytes, kHugePage), MAP_HUGETLB, kHugePage);
  const Mapping mapping = map_anonymous(bytes, 0, kHugePage);
  if (mapping.start != nullptr) {
    madvise(mapping.start, mapping.length, kind == PageKind::thp ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
  }
  return mapping;
}

/// The kind that really lies under the memory. Huge only when every byte of it is.
bool is_granted(const Mapping& mapping, std::uint64_t bytes, PageKind kind) {
  const std::byte* end = mapping.aligned + bytes;
  if (kind == PageKind::small) return huge_bytes_under(mapping.aligned, end, "AnonHugePages:") == 0;
  if (kind == PageKind::thp) return huge_bytes_under(mapping.aligned, end, "AnonHugePages:") >= bytes;
  return huge_bytes_under(mapping.aligned, end, "Private_Hugetlb:") >= bytes;
}

void check_memory(std::uint64_t bytes, PageKind kind) {
  if (kind == PageKind::hugetlb) return;  // taken from a pool of its own
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
    : memory_(std::exchange(other.memory_, {})),
      mapping_(std::exchange(other.mapping_, nullptr)),
      mapped_(std::exchange(other.mapped_, 0)) {}

SlotPages& SlotPages::operator=(SlotPages&& other) noexcept {
  std::swap(memory_, other.memory_);
  std::swap(mapping_, other.mapping_);
  std::swap(mapped_, other.mapped_);
  return *this;
}

SlotPages::~SlotPages() {
  if (mapping_ != nullptr) munmap(mapping_, mapped_);
}

void SlotPages::abandon() { mapping_ = nullptr; }

std::uint64_t slot_stride(std::uint64_t expert_bytes, PageKind pages) {
  const bool huge = pages != PageKind::small && expert_bytes >= kLargeExpert;
  return round_up(std::max<std::uint64_t>(expert_bytes, 1), huge ? kHugePage : kSmallPage);
}

PageKind best_page_kind(std::uint64_t bytes) {
  if (bytes < kHugePage) return PageKind::small;
  if (thp_can_be_had()) return PageKind::thp;
  if (free_hugetlb_pages() * kHugePage >= round_up(bytes, kHugePage)) return PageKind::hugetlb;
  return PageKind::small;
}

SlotPages allocate_slots(std::uint32_t slots, std::uint64_t expert_bytes, PageKind wish) {
  const std::uint64_t largest = slots * slot_stride(expert_bytes, PageKind::thp);
  const PageKind kind = wish == PageKind::any ? best_page_kind(largest) : wish;
  const std::uint64_t stride = slot_stride(expert_bytes, kind);
  // Whole huge pages under the last slot too, so that the kind holds for every byte.
  const std::uint64_t bytes = kind == PageKind::small ? slots * stride : round_up(slots * stride, kHugePage);
  check_memory(bytes, kind);

  SlotPages pages;
  const Mapping mapping = map_pages(bytes, kind);
  if (mapping.start == nullptr) {
    refuse(kind, bytes, std::error_code(errno, std::generic_category()).message(),
           kind == PageKind::hugetlb ? "reserve pages first: sysctl vm.nr_hugepages=N (2 MiB each), or take --pages thp"
                                     : "lower the queue depth");
  }
  pages.mapping_ = mapping.start;
  pages.mapped_ = mapping.length;
  touch(mapping.aligned, bytes);
  pages.memory_ = {
      {mapping.aligned, static_cast<std::size_t>(slots * stride)}, static_cast<std::size_t>(stride), slots, kind};
  if (is_granted(mapping, bytes, kind)) return pages;
  if (wish == PageKind::any) return allocate_slots(slots, expert_bytes, PageKind::small);
  refuse(kind, bytes, "the kernel gave other pages than these", "take --pages auto or 4k");
}

}  // namespace merops
