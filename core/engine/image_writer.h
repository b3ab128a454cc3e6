#pragma once

#include "core/engine/cold_file.h"
#include "core/engine/work_crew.h"
#include "core/host/raw_device.h"

#include <cstdint>
#include <functional>

namespace merops {

struct ImageWork {
  const ColdFile& store;
  std::uint64_t bytes = 0;  ///< of the store, whole blocks
  std::uint32_t workers = 1;
  std::function<void()> before_superblock{};  ///< called when all else is durable and verified; may throw
  /// Throws Error where somebody else uses the device. Called where bytes read back other than they were written, by
  /// any worker and by several at once: then that is why, and not the device.
  std::function<void()> require_alone{};
};

/// What the meter counts: the body once written and once read back.
[[nodiscard]] std::uint64_t image_work_bytes(std::uint64_t store_bytes);

/// The order in which a store gets onto a device: first block zero; flush; body; flush; body read back and compared;
/// superblock; flush; superblock read back and compared. Where anything fails, the first block is (again) no
/// superblock, unless the device takes no more writes at all. Throws Error, or Interrupted.
void write_image(BlockAccess& device, const ImageWork& work, WorkMeter& meter);

/// Whether the device begins as a store does. Throws Error where that cannot be read.
[[nodiscard]] bool begins_with_store(const BlockAccess& device);

}  // namespace merops
