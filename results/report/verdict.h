#pragma once

#include "results/report/choice.h"

#include <string>
#include <vector>

/// The answer in sentences.
namespace merops::report {

/// Which disk to use, by how much; that no difference is shown; or that nothing can be told.
[[nodiscard]] std::string verdict_of(const Choice& choice);

/// What the choice allows for the model; empty where there is none, or no model.
[[nodiscard]] std::string forecast_words(const Material& material, const Choice& choice);

/// Tokens/s that a disk with a best road allows at most: "1.72 [1.69..2.13]", in ( ) where least and greatest of the
/// runs stand for an interval.
[[nodiscard]] std::string tokens_text(const Disk& disk, const Geometry& geometry, double hit_rate);

/// Why, each reason in a sentence; none without a choice.
[[nodiscard]] std::vector<std::string> reasons(const Material& material, const Choice& choice);

}  // namespace merops::report
