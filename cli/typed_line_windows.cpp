#include "cli/typed_line.h"

namespace merops {

// Only image asks, which does not run here.
bool can_be_asked() { return false; }

std::optional<std::string> typed_line(const std::atomic<bool>&) { return std::nullopt; }

}  // namespace merops
