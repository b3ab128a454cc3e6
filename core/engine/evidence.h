#pragma once

#include "core/engine/measure_cell.h"
#include "core/model/judgement.h"

namespace merops {

/// What speaks about a cell beside its figures, as far as reader, source and storage tell.
[[nodiscard]] Evidence gather_evidence(const CellResult& result, const CellContext& context, const Backend& backend);

/// Device requests a read, and their ratio to the fewest possible (bytes / the device's largest request).
void count_requests(Measurement& m, const Source& source, const StorageFacts& storage, std::uint64_t alignment);

}  // namespace merops
