#include "core/engine/store_prefix.h"

#include "core/model/error.h"
#include "core/model/flat_store_layout.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

/// The largest number of experts whose store has at most `bytes`: the index grows with them, in blocks.
std::uint64_t experts_within(std::uint64_t bytes, std::uint64_t padded) {
  const auto size_of = [padded](std::uint64_t experts) {
    return round_up_to_block(kStoreBlock + experts * kIndexEntryBytes) + experts * padded;
  };
  std::uint64_t experts = bytes / (padded + kIndexEntryBytes) + 1;
  while (experts > 1 && size_of(experts) > bytes) --experts;
  return experts;
}

}  // namespace

FlatStore lay_out_prefix(const Superblock& model, std::uint64_t length, const PrefixLimits& limits) {
  const std::uint64_t whole = std::uint64_t{model.n_layers} * model.n_experts;
  const std::uint64_t held = limits.experts == 0 ? whole : limits.experts;
  std::uint64_t experts = limits.layers == 0 ? held : std::uint64_t{limits.layers} * model.n_experts;
  if (experts > held) {
    throw Error(
        fmt::format("taking the first {} layers", limits.layers),
        fmt::format("there are {} layers of {} experts, and {} experts of them", model.n_layers, model.n_experts, held),
        "ask for fewer layers");
  }
  if (limits.max_bytes != 0) experts = std::min(experts, experts_within(limits.max_bytes, round_up_to_block(length)));
  return lay_out_store(model, std::vector<std::uint64_t>(experts, length));
}

}  // namespace merops
