#pragma once

#include "core/host/reader.h"
#include "tests/backends/known_source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops::test {

struct PassOptions {
  std::uint32_t depth = 1;
  std::uint32_t rounds = 2;  ///< over all experts, so that slots are used again
};

/// Reads every expert with so many reads in flight, by as many readers on threads of their own as that needs, and holds
/// every delivered byte against the source. What was wrong, in words; empty when nothing was.
[[nodiscard]] std::vector<std::string> faults_of_whole_pass(const Backend& row, const KnownSource& source,
                                                            const PassOptions& options);

/// What is wrong with one completed read, in words; empty when nothing is.
[[nodiscard]] std::string fault_of(const Backend& row, const KnownSource& source, std::span<const Extent> extents,
                                   const Completion& completion, const Reader& reader);

}  // namespace merops::test
