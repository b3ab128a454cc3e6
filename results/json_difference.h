#pragma once

#include <string>
#include <string_view>

namespace merops {

/// Empty where `found` says the same as `expected`, else the first place in which it differs, in words that begin with
/// the key. With `may_lack` keys that only `expected` has are no difference. Both are JSON.
[[nodiscard]] std::string json_difference(std::string_view found, std::string_view expected, bool may_lack);

}  // namespace merops
