#pragma once

#include "results/set_read.h"

#include <string>
#include <string_view>

namespace merops {

/// Whether a text is meant to be what `fio --output-format=json` prints, perhaps behind warnings.
[[nodiscard]] bool looks_like_fio(std::string_view text);

/// fio's JSON output (version 3) as a campaign of origin "fio", a cell for each entry of its jobs; the campaign's id
/// follows from the text. What fio does not tell stays unknown (docs/result-set.md, "From fio"). Throws Error naming
/// the key where it is damaged.
[[nodiscard]] ReadSet read_fio(std::string_view text, const std::string& name);

}  // namespace merops
