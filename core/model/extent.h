#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace merops {

/// A run of bytes of one target. `target` indexes the Source's list of targets.
struct Extent {
  std::uint32_t target = 0;
  std::uint64_t offset = 0;  ///< bytes from the target's start
  std::uint64_t length = 0;  ///< payload bytes
  friend bool operator==(const Extent&, const Extent&) = default;
};

enum class TargetKind : std::uint8_t { file, block_device };

/// Which kinds of target a reader takes.
struct TargetKinds {
  bool files = true;
  bool devices = true;
  [[nodiscard]] bool has(TargetKind kind) const { return kind == TargetKind::file ? files : devices; }
};

/// What a reader opens.
struct Target {
  std::filesystem::path path{};
  TargetKind kind = TargetKind::file;
  std::uint64_t size = 0;  ///< bytes at the time the source was opened
  friend bool operator==(const Target&, const Target&) = default;
};

}  // namespace merops
