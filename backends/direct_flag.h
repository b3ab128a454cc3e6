#pragma once

#include <string_view>

namespace merops {

/// What the system calls an access past the page cache: "O_DIRECT".
[[nodiscard]] std::string_view direct_flag();

}  // namespace merops
