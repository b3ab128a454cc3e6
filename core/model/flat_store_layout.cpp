#include "core/model/flat_store_layout.h"

#include <fmt/format.h>

namespace merops {

std::string name_of_entry(const Superblock& superblock, std::uint64_t entry) {
  return fmt::format("expert {} of layer {} (index entry {})", entry % superblock.n_experts,
                     entry / superblock.n_experts, entry);
}

std::string fault_of_dimensions(const Superblock& s) {
  if (s.hidden == 0 || s.n_layers == 0 || s.n_experts == 0 || s.moe_inter == 0)
    return fmt::format("a dimension is zero (hidden {}, layers {}, experts {}, gate/up rows {})", s.hidden, s.n_layers,
                       s.n_experts, s.moe_inter);
  if (s.moe_inter % 2 != 0) return fmt::format("the fused gate/up matrix has {} rows, not an even number", s.moe_inter);
  if (s.topk == 0 || s.topk > s.n_experts)
    return fmt::format("top-k is {}, expected 1 to {} (the experts of a layer)", s.topk, s.n_experts);
  const std::uint64_t model = std::uint64_t{s.n_layers} * s.n_experts;
  if (s.n_entries == 0 || s.n_entries > model)
    return fmt::format("it holds {} experts, expected 1 to {} ({} layers of {})", s.n_entries, model, s.n_layers,
                       s.n_experts);
  if (s.index_offset != kStoreBlock)
    return fmt::format("the index begins at byte {}, expected {}", s.index_offset, kStoreBlock);
  if (s.index_len != s.n_entries * kIndexEntryBytes)
    return fmt::format("the index has {} bytes, expected {} for {} experts", s.index_len,
                       s.n_entries * kIndexEntryBytes, s.n_entries);
  if (s.data_offset != round_up_to_block(s.index_offset + s.index_len))
    return fmt::format("the data begin at byte {}, expected {}", s.data_offset,
                       round_up_to_block(s.index_offset + s.index_len));
  return {};
}

}  // namespace merops
