#include "core/host/slot_mapping.h"
#include "core/host/slot_memory.h"

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>

#include <sys/mman.h>

namespace merops {
namespace {

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

SlotMapping map_anonymous(std::uint64_t bytes, int extra_flags, std::uint64_t alignment) {
  const std::size_t length = static_cast<std::size_t>(extra_flags != 0 ? bytes : bytes + alignment);
  void* start = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | extra_flags, -1, 0);
  if (start == MAP_FAILED) return {nullptr, 0, nullptr, {errno, std::generic_category()}};
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  return {start, length, static_cast<std::byte*>(start) + (round_up(address, alignment) - address), {}};
}

}  // namespace

SlotMapping map_pages(std::uint64_t bytes, PageKind kind) {
  if (kind == PageKind::hugetlb) return map_anonymous(round_up(bytes, kHugePage), MAP_HUGETLB, kHugePage);
  const SlotMapping mapping = map_anonymous(bytes, 0, kHugePage);
  if (mapping.start != nullptr) {
    madvise(mapping.start, mapping.length, kind == PageKind::thp ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
  }
  return mapping;
}

void unmap_pages(const SlotMapping& mapping) { munmap(mapping.start, mapping.length); }

bool is_granted(const SlotMapping& mapping, std::uint64_t bytes, PageKind kind) {
  const std::byte* end = mapping.aligned + bytes;
  if (kind == PageKind::small) return huge_bytes_under(mapping.aligned, end, "AnonHugePages:") == 0;
  if (kind == PageKind::thp) return huge_bytes_under(mapping.aligned, end, "AnonHugePages:") >= bytes;
  return huge_bytes_under(mapping.aligned, end, "Private_Hugetlb:") >= bytes;
}

bool is_from_a_pool(PageKind kind) { return kind == PageKind::hugetlb; }

std::string hint_for_pages(PageKind kind) {
  return kind == PageKind::hugetlb ? "reserve pages first: sysctl vm.nr_hugepages=N (2 MiB each), or take --pages thp"
                                   : "lower the queue depth";
}

PageKind best_page_kind(std::uint64_t bytes) {
  if (bytes < kHugePage) return PageKind::small;
  if (thp_can_be_had()) return PageKind::thp;
  if (free_hugetlb_pages() * kHugePage >= round_up(bytes, kHugePage)) return PageKind::hugetlb;
  return PageKind::small;
}

}  // namespace merops
