#pragma once

#include "cli/symbols.h"
#include "results/reference.h"

#include <iosfwd>

/// The catalogue of documented results, for people and as JSON.
namespace merops {

void print_reference(std::ostream& out, const ReferenceCatalogue& catalogue, const Symbols& symbols);
void print_reference_row(std::ostream& out, const ReferenceRow& row);
void print_reference_claim(std::ostream& out, const ReferenceClaim& claim);

void print_reference_json(std::ostream& out, const ReferenceCatalogue& catalogue);
void print_reference_row_json(std::ostream& out, const ReferenceRow& row);
void print_reference_claim_json(std::ostream& out, const ReferenceClaim& claim);

}  // namespace merops
