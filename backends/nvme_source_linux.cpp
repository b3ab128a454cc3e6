#include "backends/nvme_source_linux.h"

#include <algorithm>
#include <string>
#include <utility>

namespace merops {
namespace {

/// Namespaces that are open already, by the names of their disks.
std::uint32_t drive_of(const NvmePlace& place, NvmeSource& source, std::vector<std::string>& disks) {
  const auto known = std::find(disks.begin(), disks.end(), place.disk);
  const auto index = static_cast<std::uint32_t>(known - disks.begin());
  if (known == disks.end()) {
    source.drives.push_back(open_nvme_namespace(place));
    disks.push_back(place.disk);
  }
  return index;
}

}  // namespace

NvmeSource open_nvme_source(std::span<const Target> targets) {
  NvmeSource source;
  std::vector<std::string> disks;
  for (const Target& target : targets) {
    const NvmePlace place = nvme_place_of(target);
    const std::uint32_t drive = drive_of(place, source, disks);
    BlockMap map = nvme_map_of(target, place);
    const std::uint64_t size = std::min(target.size, map.size());
    source.targets.push_back({drive, size, std::move(map)});
    source.largest_buffer =
        source.targets.size() == 1 ? place.largest_buffer : std::min(source.largest_buffer, place.largest_buffer);
    source.alignment = std::max<std::uint64_t>(source.alignment, place.block);
  }
  return source;
}

}  // namespace merops
