#pragma once

#include "core/engine/findings.h"
#include "core/model/flat_store.h"
#include "core/model/source.h"

namespace merops {

/// Compares a store's dimensions with a model's: every field that differs becomes a finding with both values. Returns
/// whether experts of equal numbers can be compared byte by byte.
bool verify_dimensions(const FlatStore& store, const Source& model, Findings& findings);

}  // namespace merops
