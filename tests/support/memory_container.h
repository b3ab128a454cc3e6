#pragma once

#include "core/model/container.h"
#include "tests/support/fixture_model.h"

#include <string>
#include <vector>

namespace merops::test {

/// A model's files in memory, with what container_source takes.
struct MemoryContainer {
  std::string config{}, index{};
  std::vector<Shard> shards{};
};

[[nodiscard]] MemoryContainer memory_container(const std::vector<FixtureFile>& files);
/// container_source over it; messages name the folder "model" and the file "model/config.json".
[[nodiscard]] Source source_of(const MemoryContainer& container);
/// An expert's payload, put together from its extents.
[[nodiscard]] std::vector<std::byte> read_expert(const MemoryContainer& container, const Source& source,
                                                 std::uint32_t expert);
/// The image of the store with all experts of the source.
[[nodiscard]] std::vector<std::byte> pack_in_memory(const MemoryContainer& container, const Source& source);

}  // namespace merops::test
