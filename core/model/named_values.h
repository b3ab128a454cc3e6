#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace merops {

/// "reader=raw,qd=4" with '=' and the names {"reader", "qd"}: names with their values, separated by commas. A comma
/// that no name follows belongs to the value, so that paths may hold commas. Throws UsageError, saying that it was
/// reading `what`, for a name that is not among them, one that stands there twice, a value that is empty and for an
/// empty text.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> split_named_values(
    std::string_view text, char separator, std::span<const std::string_view> names, const std::string& what);

}  // namespace merops
