#include "core/engine/shard_plan.h"

#include "core/engine/shard_header.h"
#include "core/model/random.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace merops {
namespace {

/// The generator's number of what belongs to a layer and no expert.
constexpr std::uint32_t kNoExpert = 0xffffffff;
constexpr std::uint64_t kHeadSize = 128, kHeadBytes = 2 * kHeadSize;

/// Experts [first, end), which go into one pair of shards.
struct Range {
  std::uint64_t first = 0, end = 0;
};

std::vector<Range> ranges(const Geometry& geometry, std::uint64_t experts, std::uint64_t pair_bytes) {
  const std::uint64_t step = std::max<std::uint64_t>(1, pair_bytes / expert_bytes(geometry));
  std::vector<Range> all;
  for (std::uint64_t first = 0; first < experts; first += step) all.push_back({first, std::min(first + step, experts)});
  return all;
}

/// An expert's tensors in payload order, which is also where each begins in the generated payload.
std::array<ShardTensor, 4> tensors_of(const Geometry& geometry, std::uint64_t number) {
  const ExpertParts parts = expert_parts(geometry.hidden, geometry.width, geometry.bits);
  const std::uint64_t rows = 2ULL * geometry.width;
  const auto layer = static_cast<std::uint32_t>(number / geometry.experts);
  const auto expert = static_cast<std::uint32_t>(number % geometry.experts);
  std::array<ShardTensor, 4> tensors;
  std::uint64_t start = 0;
  const auto set = [&](std::size_t i, std::string_view ending, std::string shape, std::uint64_t length) {
    tensors[i] = {expert_tensor_name(layer, expert, ending), std::move(shape), 0, length, layer, expert, start};
    start += length;
  };
  set(0, "gate_up_proj", type_and_shape("U8", rows, parts.gate_up), parts.gate_up);
  set(1, "gate_up_proj.qs", type_and_shape("F32", rows, parts.gate_up_scales / 4), parts.gate_up_scales);
  set(2, "down_proj", type_and_shape("U8", geometry.hidden, parts.down), parts.down);
  set(3, "down_proj.qs", type_and_shape("F32", geometry.hidden, parts.down_scales / 4), parts.down_scales);
  return tensors;
}

void add_small_tensors(std::uint64_t layer, std::vector<ShardTensor>& to) {
  std::uint64_t start = 0;
  for (const std::string_view ending : {"self_attn.q_norm.weight", "self_attn.k_norm.weight"}) {
    to.push_back({layer_tensor_name(layer, ending), type_and_shape("BF16", kHeadSize, kHeadSize), 0, kHeadBytes,
                  static_cast<std::uint32_t>(layer), kNoExpert, start});
    start += kHeadBytes;
  }
}

using TensorPair = std::pair<std::vector<ShardTensor>, std::vector<ShardTensor>>;

/// The expert in the middle has its first half in the first shard, its second half in the second.
TensorPair deal_out(const Geometry& geometry, const Range& range) {
  const std::uint64_t middle = range.first + (range.end - range.first) / 2;
  TensorPair pair;
  for (std::uint64_t number = range.first; number < range.end; ++number) {
    if (number % geometry.experts == 0) add_small_tensors(number / geometry.experts, pair.first);
    const std::array<ShardTensor, 4> tensors = tensors_of(geometry, number);
    const std::size_t in_first = number < middle ? 4 : number == middle ? 2 : 0;
    pair.first.insert(pair.first.end(), tensors.begin(), tensors.begin() + static_cast<std::ptrdiff_t>(in_first));
    pair.second.insert(pair.second.end(), tensors.begin() + static_cast<std::ptrdiff_t>(in_first), tensors.end());
  }
  return pair;
}

ShardPlan lay_out_shard(std::vector<ShardTensor> tensors, Random& random, std::uint64_t experts_end) {
  shuffle(std::span(tensors), random);
  ShardPlan shard{header_text(tensors), std::move(tensors), 0, experts_end};
  shard.size = shard.header.size();
  for (ShardTensor& tensor : shard.tensors) {
    tensor.offset = shard.size;
    shard.size += tensor.length;
  }
  return shard;
}

}  // namespace

std::vector<ShardPlan> plan_shards(const Geometry& geometry, std::uint64_t experts, std::uint64_t pair_bytes,
                                   std::uint64_t seed) {
  Random random(seed);
  std::vector<ShardPlan> shards;
  for (const Range& range : ranges(geometry, experts, pair_bytes)) {
    TensorPair pair = deal_out(geometry, range);
    shards.push_back(lay_out_shard(std::move(pair.first), random, range.first));
    shards.push_back(lay_out_shard(std::move(pair.second), random, range.end));
  }
  return shards;
}

}  // namespace merops
