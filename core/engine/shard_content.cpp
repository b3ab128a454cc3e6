#include "core/engine/shard_content.h"

#include <algorithm>

namespace merops {
namespace {

/// The first bytes of `out` that a run of `length` bytes, `into` bytes of which lie before `out`, fills; takes them
/// off.
std::span<std::byte> take_room(std::span<std::byte>& out, std::uint64_t length, std::uint64_t into) {
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), length - into));
  const std::span<std::byte> room = out.first(count);
  out = out.subspan(count);
  return room;
}

/// The first tensor that does not end at or before `offset`.
std::vector<ShardTensor>::const_iterator tensor_at(const ShardPlan& shard, std::uint64_t offset) {
  return std::partition_point(shard.tensors.begin(), shard.tensors.end(),
                              [offset](const ShardTensor& tensor) { return tensor.offset + tensor.length <= offset; });
}

}  // namespace

void fill_shard(const ShardPlan& shard, PayloadGenerator& generator, std::uint64_t offset, std::span<std::byte> out) {
  if (offset < shard.header.size()) {
    const std::span<const std::byte> header = std::as_bytes(std::span(shard.header)).subspan(offset);
    const std::span<std::byte> room = take_room(out, shard.header.size(), offset);
    std::copy_n(header.begin(), room.size(), room.begin());
    offset += room.size();
  }
  for (auto tensor = tensor_at(shard, offset); tensor != shard.tensors.end() && !out.empty(); ++tensor) {
    const std::uint64_t into = offset - tensor->offset;
    const std::span<std::byte> room = take_room(out, tensor->length, into);
    generator.generate(tensor->layer, tensor->expert, tensor->payload_offset + into, room);
    offset += room.size();
  }
  std::fill(out.begin(), out.end(), std::byte{0});
}

}  // namespace merops
