#include "core/model/geometry.h"

#include <set>

#include <gtest/gtest.h>

namespace merops {
namespace {

/// A published model's known sizes: one expert in INT4, padded to blocks, and in INT3, in bytes.
struct Known {
  const char* id;
  std::uint32_t layers, experts, topk, hidden, width;
  std::uint64_t int4, padded, int3;
};

constexpr Known kKnown[] = {
    {"qwen3-30b-a3b", 48, 128, 8, 2048, 768, 2'654'208, 2'654'208, 2'064'384},
    {"qwen3-235b-a22b", 94, 128, 8, 4096, 1536, 10'616'832, 10'616'832, 8'257'536},
    {"qwen3-next-80b-a3b", 48, 512, 10, 2048, 512, 1'769'472, 1'769'472, 1'376'256},
    {"gpt-oss-20b", 24, 32, 4, 2880, 2880, 13'996'800, 14'000'128, 10'886'400},
    {"gpt-oss-120b", 36, 128, 4, 2880, 2880, 13'996'800, 14'000'128, 10'886'400},
    {"deepseek-v3", 58, 256, 8, 7168, 2048, 24'772'608, 24'772'608, 19'267'584},
    {"deepseek-r1", 58, 256, 8, 7168, 2048, 24'772'608, 24'772'608, 19'267'584},
    {"deepseek-v2-lite", 26, 64, 6, 2048, 1408, 4'866'048, 4'866'048, 3'784'704},
    {"kimi-k2", 60, 384, 8, 7168, 2048, 24'772'608, 24'772'608, 19'267'584},
    {"glm-4.5-air", 45, 128, 8, 4096, 1408, 9'732'096, 9'732'096, 7'569'408},
    {"glm-4.5", 89, 160, 8, 5120, 1536, 13'271'040, 13'271'040, 10'321'920},
    {"glm-4.6", 89, 160, 8, 5120, 1536, 13'271'040, 13'271'040, 10'321'920},
    {"glm-5", 75, 256, 8, 6144, 2048, 21'233'664, 21'233'664, 16'515'072},
    {"minimax-m2", 62, 256, 8, 3072, 1536, 7'962'624, 7'962'624, 6'193'152},
    {"mixtral-8x7b", 32, 8, 2, 4096, 14336, 99'090'432, 99'090'432, 77'070'336},
    {"olmoe-1b-7b", 16, 64, 8, 2048, 1024, 3'538'944, 3'538'944, 2'752'512},
};

class PresetSizes : public testing::TestWithParam<Known> {};

TEST_P(PresetSizes, AreThePublishedModels) {
  const Known& known = GetParam();
  const Preset* const preset = find_preset(known.id);
  ASSERT_NE(preset, nullptr);
  const Geometry geometry = geometry_of(*preset);
  EXPECT_EQ(geometry.layers, known.layers);
  EXPECT_EQ(geometry.experts, known.experts);
  EXPECT_EQ(geometry.topk, known.topk);
  EXPECT_EQ(geometry.hidden, known.hidden);
  EXPECT_EQ(geometry.width, known.width);
  EXPECT_EQ(geometry.bits, 4U);
  EXPECT_EQ(expert_bytes(geometry), known.int4);
  EXPECT_EQ((expert_bytes(geometry) + 4095) / 4096 * 4096, known.padded);
  EXPECT_EQ(expert_bytes(geometry_of(*preset, 3)), known.int3);
}

INSTANTIATE_TEST_SUITE_P(Geometry, PresetSizes, testing::ValuesIn(kKnown), [](const auto& tested) {
  std::string name = tested.param.id;
  for (char& c : name) c = c == '-' || c == '.' ? '_' : c;
  return name;
});

TEST(Geometry, HasOnePresetForEachKnownModel) {
  std::set<std::string_view> ids;
  for (const Preset& preset : presets()) EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
  EXPECT_EQ(ids.size(), std::size(kKnown));
  EXPECT_EQ(find_preset("qwen3-30b"), nullptr);
}

TEST(Geometry, RoundsOddRowsUp) {
  const ExpertParts int4 = expert_parts(181, 65, 4);
  EXPECT_EQ(int4.gate_up, 130U * 91);
  EXPECT_EQ(int4.gate_up_scales, 130U * 3 * 4);
  EXPECT_EQ(int4.down, 181U * 33);
  EXPECT_EQ(int4.down_scales, 181U * 2 * 4);
  const ExpertParts int3 = expert_parts(181, 65, 3);
  EXPECT_EQ(int3.gate_up, 130U * 72);
  EXPECT_EQ(int3.down, 181U * 48);
  EXPECT_EQ(int3.total(), 130U * 72 + 130U * 12 + 181U * 48 + 181U * 8);
}

TEST(Geometry, ReadsAGigabyteATokenForQwen3) {
  EXPECT_EQ(bytes_per_token(geometry_of(*find_preset("qwen3-30b-a3b"))), 1'019'215'872U);
}

}  // namespace
}  // namespace merops
