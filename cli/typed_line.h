#pragma once

#include <atomic>
#include <optional>
#include <string>

namespace merops {

/// Whether somebody can be asked: the standard input and the standard error are a terminal.
[[nodiscard]] bool can_be_asked();

/// The next line of the standard input without its end; absent at its end and once `stop` is true.
[[nodiscard]] std::optional<std::string> typed_line(const std::atomic<bool>& stop);

}  // namespace merops
