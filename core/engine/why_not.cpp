#include "core/engine/measure_cell.h"
#include "core/model/flat_store.h"

#include <algorithm>

namespace merops {
namespace {

bool all_aligned(const Source& source) {
  for (std::uint32_t expert = 0; expert < source.experts.size(); ++expert) {
    const auto extents = source.experts[expert];
    if (extents.size() != 1 || extents[0].offset % kStoreBlock != 0) return false;
  }
  return true;
}

}  // namespace

std::string why_not(const Backend& backend, const Source& source) {
  if (backend.unavailable != nullptr) {
    if (std::string reason = backend.unavailable(); !reason.empty()) return reason;
  }
  const std::string name(backend.name);
  for (const Target& target : source.targets) {
    if (backend.accepts.has(target.kind)) continue;
    return target.kind == TargetKind::file ? name + " reads block devices only, and the source is a file"
                                           : name + " reads files only, and the source is a block device";
  }
  if (backend.needs.aligned_experts && !all_aligned(source)) {
    return name + " needs experts that start on a 4096-byte block; pack the container into a flat store first";
  }
  return backend.unreachable == nullptr ? std::string() : backend.unreachable(source.targets);
}

}  // namespace merops
