#pragma once

#include <system_error>
#include <type_traits>

namespace merops {

/// Why a read failed where the system has no number for it. What the system refused keeps its errno.
enum class ReadError {
  ended_early = 1,  ///< the target ended before the payload did: truncated, or the device went away
  slot_too_small,   ///< the rounded extents do not fit into the slot
  not_aligned,      ///< a reader of aligned experts was given one that is not
};

[[nodiscard]] std::error_code make_error_code(ReadError error);

}  // namespace merops

template <>
struct std::is_error_code_enum<merops::ReadError> : std::true_type {};
