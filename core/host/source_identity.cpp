#include "core/host/open_file.h"
#include "core/host/read_at.h"
#include "core/host/source_file.h"
#include "core/host/target_identity.h"

#include <array>
#include <cstddef>

namespace merops {
namespace {

/// The superblock names the index by its hash. Read directly, since a check must not put pages into the cache.
std::string superblock_hash(const Target& target) {
  alignas(kStoreBlock) std::array<std::byte, kStoreBlock> block;
  const FileHandle file = open_for_reading(target.path, Access::direct);
  if (read_whole_at(file, 0, block).bytes != block.size()) return "unreadable";
  return to_hex(sha256(block));
}

}  // namespace

std::string identity_of(const Source& source) {
  std::string identity;
  for (const Target& target : source.targets) identity += identity_of(target) + "\n";
  if (source.kind == SourceKind::device_store) identity += superblock_hash(source.targets.at(0)) + "\n";
  return identity;
}

}  // namespace merops
