#pragma once

#include "core/engine/findings.h"
#include "core/model/byte_source.h"
#include "core/model/flat_store.h"

#include <optional>

namespace merops {

/// Checks all of a store but its payloads: superblock, the index's hash and padding, each entry's place, the lengths by
/// the INT4 or the INT3 formula of the superblock's dimensions, the source's size. Faults become findings; only bytes
/// that cannot be read are thrown as Error. Returns the store as it should be, with places by the common length and the
/// hashes of its index; nothing where the superblock or the lengths make no sense, so that no payload can be found.
[[nodiscard]] std::optional<FlatStore> verify_structure(const ByteSource& source, Findings& findings);

}  // namespace merops
