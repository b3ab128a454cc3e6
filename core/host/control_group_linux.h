#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// Where control groups for memory are and how their files are called there: version 1 has a hierarchy of its own for
/// each controller, version 2 one for all.
struct MemoryHierarchy {
  std::filesystem::path own{};  ///< folder of the group this process is in
  std::filesystem::path top{};  ///< where the hierarchy is mounted
  bool unified = false;         ///< version 2
  [[nodiscard]] const char* limit_file() const { return unified ? "memory.max" : "memory.limit_in_bytes"; }
  [[nodiscard]] const char* usage_file() const { return unified ? "memory.current" : "memory.usage_in_bytes"; }
};

/// The hierarchy with the memory controller as this process sees it; absent where none is mounted, or the process is
/// outside what is mounted.
[[nodiscard]] std::optional<MemoryHierarchy> memory_hierarchy(const std::filesystem::path& proc = "/proc");

/// Groups in which a new one for this process can be limited, best first. Version 1: its own. Version 2: those above
/// its own that hand the controller to their groups, since a group with processes may not (but the root).
[[nodiscard]] std::vector<std::filesystem::path> places_for_groups(const MemoryHierarchy& hierarchy);

/// Bytes that the limits of this process' group and those above it leave: the least, with file pages counted as free,
/// since they give way. Absent where none of them has a limit.
[[nodiscard]] std::optional<std::uint64_t> room_below_limits(const MemoryHierarchy& hierarchy);

/// Removes groups anywhere below `top` that are called merops-<pid>-<word> and whose process is gone: another run may
/// have been started in another session's group. Groups with processes stay.
void remove_stale_groups(const std::filesystem::path& top);

}  // namespace merops
