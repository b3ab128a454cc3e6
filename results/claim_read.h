#pragma once

#include "core/model/json_object.h"
#include "results/claim_check.h"

#include <vector>

namespace merops {

/// The list "checks" of a claim; Error naming the key for anything missing, unknown, of the wrong type or out of range.
[[nodiscard]] std::vector<ClaimCheck> read_claim_checks(const JsonObject& claim);

}  // namespace merops
