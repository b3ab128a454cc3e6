#include "core/engine/shard_plan.h"

#include "core/engine/container_family.h"
#include "core/engine/shard_header.h"
#include "core/model/expert_tensor.h"
#include "core/model/random.h"

#include <algorithm>
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

/// What a part holds, in payload order (expert_tensor.h): a matrix's rows, its type and its bytes.
struct PartShape {
  std::string_view type;
  std::uint64_t rows, element_bytes, length;
};

std::vector<PartShape> shapes_of(const Geometry& geometry, Naming naming) {
  const ExpertParts parts = expert_parts(geometry.hidden, geometry.width, geometry.bits);
  const std::uint64_t width = geometry.width;
  const PartShape down{"U8", geometry.hidden, 1, parts.down};
  const PartShape down_scales{"F32", geometry.hidden, 4, parts.down_scales};
  if (naming != Naming::separate) {
    return {{"U8", 2 * width, 1, parts.gate_up}, {"F32", 2 * width, 4, parts.gate_up_scales}, down, down_scales};
  }
  const PartShape half{"U8", width, 1, parts.gate_up / 2};
  const PartShape half_scales{"F32", width, 4, parts.gate_up_scales / 2};
  return {half, half, half_scales, half_scales, down, down_scales};
}

/// An expert's tensors in payload order, which is also where each begins in the generated payload.
std::vector<ShardTensor> tensors_of(const Geometry& geometry, std::uint64_t number) {
  const Naming naming = family_of(geometry).naming;
  const auto layer = static_cast<std::uint32_t>(number / geometry.experts);
  const auto expert = static_cast<std::uint32_t>(number % geometry.experts);
  std::vector<ShardTensor> tensors;
  std::uint64_t start = 0;
  for (const PartShape& part : shapes_of(geometry, naming)) {
    const ExpertTensor name{naming, layer + dense_layers_of(geometry), expert,
                            static_cast<std::uint32_t>(tensors.size())};
    tensors.push_back({name_of(name), type_and_shape(part.type, part.rows, part.length / part.element_bytes), 0,
                       part.length, layer, expert, start});
    start += part.length;
  }
  return tensors;
}

/// `layer` counts the sparse ones.
void add_small_tensors(const Geometry& geometry, std::uint64_t layer, std::vector<ShardTensor>& to) {
  std::uint64_t start = 0;
  for (const std::string_view ending : {"self_attn.q_norm.weight", "self_attn.k_norm.weight"}) {
    to.push_back({layer_tensor_name(layer + dense_layers_of(geometry), ending),
                  type_and_shape("BF16", kHeadSize, kHeadSize), 0, kHeadBytes, static_cast<std::uint32_t>(layer),
                  kNoExpert, start});
    start += kHeadBytes;
  }
}

using TensorPair = std::pair<std::vector<ShardTensor>, std::vector<ShardTensor>>;

/// The expert in the middle has its first half in the first shard, its second half in the second.
TensorPair deal_out(const Geometry& geometry, const Range& range) {
  const std::uint64_t middle = range.first + (range.end - range.first) / 2;
  TensorPair pair;
  for (std::uint64_t number = range.first; number < range.end; ++number) {
    if (number % geometry.experts == 0) add_small_tensors(geometry, number / geometry.experts, pair.first);
    const std::vector<ShardTensor> tensors = tensors_of(geometry, number);
    const std::size_t in_first = number < middle ? tensors.size() : number == middle ? tensors.size() / 2 : 0;
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
