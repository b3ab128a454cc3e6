#include "core/engine/shard_plan.h"

#include "core/engine/container_family.h"
#include "core/engine/payload_generator.h"
#include "core/engine/shard_content.h"
#include "core/engine/shard_header.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

const Geometry kSmall{"small", 128, 64, 3, 5, 2, 4};

std::uint64_t bytes_of(const Geometry& geometry, std::uint64_t experts) { return experts * expert_bytes(geometry); }

TEST(ShardPlan, HoldsEveryByteOfEveryExpertOnce) {
  const std::vector<ShardPlan> shards = plan_shards(kSmall, 13, bytes_of(kSmall, 4), 1);
  EXPECT_EQ(shards.size(), 8U);
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::map<std::uint64_t, std::uint64_t>> runs;
  for (const ShardPlan& shard : shards) {
    std::uint64_t end = shard.header.size();
    for (const ShardTensor& tensor : shard.tensors) {
      EXPECT_EQ(tensor.offset, end);
      end += tensor.length;
      if (tensor.expert < kSmall.experts) runs[{tensor.layer, tensor.expert}][tensor.payload_offset] = tensor.length;
    }
    EXPECT_EQ(shard.size, end);
  }
  EXPECT_EQ(runs.size(), 13U);
  for (const auto& [expert, parts] : runs) {
    std::uint64_t end = 0;
    for (const auto& [start, length] : parts) {
      EXPECT_EQ(start, end);
      end += length;
    }
    EXPECT_EQ(end, expert_bytes(kSmall));
  }
}

TEST(ShardPlan, EndsEachPairWithWholeExperts) {
  const std::vector<ShardPlan> shards = plan_shards(kSmall, 13, bytes_of(kSmall, 4), 1);
  EXPECT_EQ(shards[1].experts_end, 4U);
  EXPECT_EQ(shards[5].experts_end, 12U);
  EXPECT_EQ(shards[7].experts_end, 13U);
  EXPECT_EQ(shards[6].experts_end, 12U);
}

TEST(ShardPlan, IsAwkward) {
  const Geometry qwen{"qwen3-30b-a3b", 2048, 768, 2, 128, 8, 4};  // every tensor of an expert is whole blocks long
  const std::vector<ShardPlan> shards = plan_shards(qwen, 256, bytes_of(qwen, 128), 1);
  std::set<std::uint64_t> phases;
  for (const ShardPlan& shard : shards) {
    for (const ShardTensor& tensor : shard.tensors) {
      EXPECT_NE(tensor.offset % 512, 0U);
      phases.insert(tensor.offset % 4096);
    }
    const auto by_expert = [](const ShardTensor& a, const ShardTensor& b) { return a.expert < b.expert; };
    EXPECT_FALSE(std::is_sorted(shard.tensors.begin(), shard.tensors.end(), by_expert));
  }
  EXPECT_GT(phases.size(), shards.size());
}

TEST(ShardPlan, ShufflesByTheSeed) {
  const auto header = [](std::uint64_t seed) { return plan_shards(kSmall, 15, bytes_of(kSmall, 15), seed)[0].header; };
  EXPECT_EQ(header(1), header(1));
  EXPECT_NE(header(1), header(2));
}

TEST(ShardContent, IsTheSameHoweverItIsCut) {
  const ShardPlan shard = plan_shards(kSmall, 15, bytes_of(kSmall, 15), 1)[0];
  PayloadGenerator generator(1);
  std::vector<std::byte> whole(shard.size + 100);
  fill_shard(shard, generator, 0, whole);
  EXPECT_EQ(std::memcmp(whole.data(), shard.header.data(), shard.header.size()), 0);
  for (const ShardTensor& tensor : shard.tensors) {
    std::vector<std::byte> wanted(tensor.length);
    generator.generate(tensor.layer, tensor.expert, tensor.payload_offset, wanted);
    EXPECT_EQ(std::memcmp(whole.data() + tensor.offset, wanted.data(), wanted.size()), 0) << tensor.name;
  }
  std::vector<std::byte> cut(whole.size());
  for (std::size_t at = 0; at < cut.size(); at += 997) {
    fill_shard(shard, generator, at, std::span(cut).subspan(at, std::min<std::size_t>(997, cut.size() - at)));
  }
  EXPECT_EQ(cut, whole);
}

TEST(ContainerFamily, IsThatOfThePresetAndOfTheConfiguration) {
  for (const Preset& preset : presets()) {
    const std::string_view type = family_of(geometry_of(preset)).model_type;
    EXPECT_EQ(type == "qwen3_moe", preset.id == "qwen3-30b-a3b" || preset.id == "qwen3-235b-a22b") << preset.id;
    Geometry named = geometry_of(preset);
    named.name = type;  // as a config.json names it
    EXPECT_EQ(family_of(named).model_type, type);
  }
}

TEST(ShardHeader, NamesAPrefixInTheConfiguration) {
  EXPECT_EQ(config_text(kSmall, 15).find("merops_experts_held"), std::string::npos);
  EXPECT_NE(config_text(kSmall, 7).find("\"merops_experts_held\": 7"), std::string::npos);
}

}  // namespace
}  // namespace merops
