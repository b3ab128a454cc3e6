#include "results/stamps.h"

#include "core/model/error.h"

#include <algorithm>

namespace merops {
namespace {

/// Differences wrap, so that any two stamps have one; small ones of either sign become small numbers.
std::uint64_t zigzag(std::uint64_t difference) { return difference << 1U ^ (std::uint64_t{0} - (difference >> 63U)); }
std::uint64_t unzigzag(std::uint64_t number) { return number >> 1U ^ (std::uint64_t{0} - (number & 1U)); }

void append(std::vector<std::byte>& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7U) out.push_back(static_cast<std::byte>(number | 0x80U));
  out.push_back(static_cast<std::byte>(number));
}

[[noreturn]] void refuse() { throw Error("unpacking the stamps of a cell", "they are damaged"); }

std::uint64_t take(std::span<const std::byte>& in) {
  std::uint64_t number = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (in.empty()) refuse();
    const auto byte = std::to_integer<std::uint64_t>(in.front());
    in = in.subspan(1);
    number |= (byte & 0x7fU) << shift;
    if (byte < 0x80U) return number;
  }
  refuse();
}

}  // namespace

std::vector<std::byte> pack_stamps(std::span<const Stamp> stamps) {
  std::vector<std::byte> packed;
  packed.reserve(stamps.size() * 8);
  std::uint64_t before = 0;
  for (const Stamp& stamp : stamps) {
    append(packed, zigzag(stamp.submitted_ns - before));
    append(packed, zigzag(stamp.completed_ns - stamp.submitted_ns));
    before = stamp.submitted_ns;
  }
  return packed;
}

std::vector<Stamp> unpack_stamps(std::span<const std::byte> packed, std::size_t reads) {
  std::vector<Stamp> stamps;
  stamps.reserve(std::min(reads, packed.size()));
  std::uint64_t before = 0;
  for (std::size_t read = 0; read < reads; ++read) {
    const std::uint64_t submitted = before + unzigzag(take(packed));
    stamps.push_back({submitted, submitted + unzigzag(take(packed))});
    before = submitted;
  }
  if (!packed.empty()) refuse();
  return stamps;
}

}  // namespace merops
