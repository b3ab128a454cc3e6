#include "tests/support/memory_source.h"

#include "core/model/error.h"

#include <algorithm>

namespace merops::test {

void MemorySource::read(std::uint64_t offset, std::span<std::byte> out) const {
  if (offset > bytes.size() || out.size() > bytes.size() - offset)
    throw Error("reading " + name_ + " at byte " + std::to_string(offset),
                "it ends at byte " + std::to_string(bytes.size()));
  std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(offset), out.size(), out.begin());
}

}  // namespace merops::test
