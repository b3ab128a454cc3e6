#pragma once

#include "cli/symbols.h"
#include "results/claims.h"

#include <iosfwd>
#include <span>

namespace merops {

/// A row a claim and disk: what was documented, what was measured, the verdict; below, what to run for the rest.
void print_claims(std::ostream& out, std::span<const ClaimFinding> findings, const Symbols& symbols);
void print_claims_json(std::ostream& out, std::span<const ClaimFinding> findings);

}  // namespace merops
