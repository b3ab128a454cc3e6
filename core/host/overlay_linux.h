#pragma once

#include "core/host/mount.h"

#include <filesystem>

namespace merops {

/// Where a path on an overlayfs mount lies in one of its layers: the upper one, else the first lower one that has it;
/// the upper layer's folder where none shows it. Empty where no layer can be seen from here, as inside a container.
[[nodiscard]] std::filesystem::path below_overlay(const std::filesystem::path& resolved, const Mount& mount);

}  // namespace merops
