#pragma once

#include "results/set.h"

namespace merops::test {

/// A set with a value of everything that a set can hold, identity included: one campaign with a measured cell, a
/// skipped one and a retracted one, notes, work, drives' health.
[[nodiscard]] ResultSet sample_set();

/// Fills an empty database with the same.
void record_sample_set(Database& database);

}  // namespace merops::test
