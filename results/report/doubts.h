#pragma once

#include "results/report/choice.h"

#include <string>
#include <vector>

namespace merops::report {

/// What keeps the choice from being certain, each in a sentence; says so where there is nothing.
[[nodiscard]] std::vector<std::string> doubts(const Material& material, const Choice& choice);

}  // namespace merops::report
