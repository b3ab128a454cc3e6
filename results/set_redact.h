#pragma once

#include "results/set.h"

#include <string>
#include <vector>

namespace merops {

/// The set without what tells whose machine it is (docs/result-set.md, "What is taken out"): host names and serial
/// numbers are gone, the machine's identity is a pseudonym, of paths the last name is left, and none of these stands in
/// a text either. Every string of every value is looked at, one that nobody thought of as a text. `users`: names to be
/// taken out of the texts of campaigns that were measured here, beside those that paths tell; an imported campaign
/// stays as it came. Redacting twice gives the same as once.
[[nodiscard]] ResultSet redacted(ResultSet set, const std::vector<std::string>& users = {});

}  // namespace merops
