#pragma once

#include "core/host/block_map.h"
#include "core/host/nvme_namespace_linux.h"
#include "core/model/extent.h"

#include <span>
#include <string>

namespace merops {

/// Empty, or why a target's bytes cannot be asked of an NVMe drive by its blocks, with what to try. Looks at sysfs and
/// mounts alone; a file's extents may still object when they are mapped.
[[nodiscard]] std::string why_not_on_nvme(std::span<const Target> targets);

/// The namespace that a target lies on. Throws Error where there is none, and for a file whose file system does not
/// tell where the bytes are on that one disk, or may move them.
[[nodiscard]] NvmePlace nvme_place_of(const Target& target);

/// Where a target's bytes lie on its namespace, whose place it is. What is still dirty in memory is written back
/// before, since commands do not see it. Throws Error naming the file, the offset and the reason where a byte has no
/// plain place.
[[nodiscard]] BlockMap nvme_map_of(const Target& target, const NvmePlace& place);

}  // namespace merops
