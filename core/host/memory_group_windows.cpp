#include "core/host/memory_group.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <fmt/format.h>

namespace merops {

MemoryGroup::MemoryGroup(std::uint64_t bytes) {
  throw Error(fmt::format("limiting this process to {} of memory", format_bytes(bytes)),
              "Windows charges its file cache to no process or job, so that a limit would not press on it",
              "measure in a virtual machine with less memory, or take a source larger than the memory");
}

MemoryGroup::~MemoryGroup() = default;

}  // namespace merops
