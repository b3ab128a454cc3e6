#pragma once

#include "results/set.h"

#include <string>

namespace merops {

/// The set as one JSON document (docs/result-set.md) that ends with a newline. The same set gives the same bytes.
[[nodiscard]] std::string write_set(const ResultSet& set);

/// The canonical JSON of a part of a set, as it stands there under "value".
[[nodiscard]] std::string head_json(const SetCampaign& campaign);
[[nodiscard]] std::string cell_json(const StoredCell& cell, bool stamps);
[[nodiscard]] std::string work_json(const StoredWork& work);

/// What a document begins with; its version, its digest and its content follow in this order.
inline constexpr std::string_view kSetBegin = R"({"merops_set":)", kSetDigest = R"(,"sha256":")",
                                  kSetContent = R"(","content":)";

}  // namespace merops
