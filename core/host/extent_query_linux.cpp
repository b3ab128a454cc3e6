#include "core/host/extent_query_linux.h"

#include <algorithm>
#include <cstring>

#include <linux/fs.h>
#include <sys/ioctl.h>

namespace merops {

bool ExtentQuery::ask(int fd, std::uint64_t offset, std::uint64_t end) {
  std::memset(head(), 0, sizeof(fiemap));
  head()->fm_start = offset;
  head()->fm_length = end - offset;
  head()->fm_flags = FIEMAP_FLAG_SYNC;
  head()->fm_extent_count = kBatch;
  return ::ioctl(fd, FS_IOC_FIEMAP, head()) == 0;
}

std::span<const fiemap_extent> ExtentQuery::answer() const {
  return {head()->fm_extents, std::min(head()->fm_mapped_extents, kBatch)};
}

bool ExtentQuery::is_last() const {
  const std::span<const fiemap_extent> extents = answer();
  return extents.empty() || (extents.back().fe_flags & FIEMAP_EXTENT_LAST) != 0;
}

}  // namespace merops
