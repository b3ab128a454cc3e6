#pragma once

#include "core/host/nvme_target_linux.h"
#include "core/model/flat_store.h"

#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// A target of a reader that commands the drive.
struct NvmeTarget {
  std::uint32_t drive = 0;  ///< index of its namespace
  std::uint64_t size = 0;   ///< bytes that may be asked for
  BlockMap map{};           ///< in whole blocks: it may end behind `size`
};

/// A source's targets and the namespaces they lie on, opened by one reader; targets in the order of Extent::target.
struct NvmeSource {
  std::vector<NvmeNamespace> drives{};
  std::vector<NvmeTarget> targets{};
  std::uint64_t largest_buffer = 0;  ///< of registered memory, bytes: what all of the namespaces take
  std::uint64_t alignment =
      kStoreBlock;  ///< the largest block of any of them, and no less than registered memory wants
};

/// Opens and maps them all. Throws Error naming the target that cannot be read by commands.
[[nodiscard]] NvmeSource open_nvme_source(std::span<const Target> targets);

}  // namespace merops
