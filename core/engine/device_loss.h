#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <system_error>

namespace merops {

/// Whether a read that failed so may have failed because its device went away: most drivers then say no more than
/// "input/output error", or nothing at all. A sector that the disk itself calls unreadable is no such error.
[[nodiscard]] bool may_mean_loss(std::error_code error);

/// A read fails a moment before the system takes the device off its lists: looks until it is off them (`why_gone` gives
/// a reason, which is returned) or patience is over (empty). `pause` sleeps.
[[nodiscard]] std::string wait_for_loss(const std::function<std::string()>& why_gone,
                                        const std::function<void(std::chrono::milliseconds)>& pause);

}  // namespace merops
