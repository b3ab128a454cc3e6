#include "core/model/container.h"

#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "tests/support/fixture_model.h"
#include "tests/support/memory_container.h"
#include "tests/support/memory_source.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using namespace test;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

std::string fault_of(const MemoryContainer& container) {
  try {
    (void)source_of(container);
  } catch (const Error& error) {
    return std::string(error.what()) + " [" + error.hint() + "]";
  }
  return "";
}

/// The same files with one file's bytes exchanged.
std::vector<FixtureFile> with_file(std::vector<FixtureFile> files, const std::string& name,
                                   std::vector<std::byte> bytes) {
  for (FixtureFile& file : files)
    if (file.name == name) file.bytes = std::move(bytes);
  return files;
}

std::vector<FixtureFile> without_file(std::vector<FixtureFile> files, const std::string& name) {
  files.erase(std::remove_if(files.begin(), files.end(), [&](const FixtureFile& f) { return f.name == name; }),
              files.end());
  return files;
}

/// A one-shard model of these tensors, with the configuration of a fixture.
MemoryContainer container_of(const FixtureModel& model, const std::vector<FixtureTensor>& tensors) {
  return memory_container(
      {{"config.json", bytes_of(config_of(model))}, {"model.safetensors", safetensors_of(tensors)}});
}

constexpr char kStart[] = "model.layers.0.mlp.experts.";

/// All tensors of a one-layer, two-expert model, each of `bytes` bytes.
std::vector<FixtureTensor> two_experts(std::size_t bytes = 10) {
  std::vector<FixtureTensor> tensors;
  for (const char* const name : {"0.gate_up_proj", "0.gate_up_proj.qs", "0.down_proj", "0.down_proj.qs",
                                 "1.gate_up_proj", "1.gate_up_proj.qs", "1.down_proj", "1.down_proj.qs"})
    tensors.push_back({std::string(kStart) + name, std::vector<std::byte>(bytes)});
  return tensors;
}

constexpr FixtureModel kTwoExperts{.layers = 1, .experts = 2, .topk = 1};

TEST(Container, MakesTheKnownStoreOfQwen3Names) {
  const MemoryContainer container = memory_container(files_of({.hidden = 128, .width = 64}));
  EXPECT_EQ(to_hex(sha256(pack_in_memory(container, source_of(container)))),
            "7811db3e9a3807960870c19f7c0925d0dbac43ce8afa4b0369898c8816c320e8");
}

TEST(Container, MakesTheKnownStoreOfGptOssNames) {
  const MemoryContainer container =
      memory_container(files_of({.family = Family::gpt_oss, .hidden = 180, .width = 180}));
  EXPECT_EQ(to_hex(sha256(pack_in_memory(container, source_of(container)))),
            "b8734caeb06c39ea2c487208e641e52cd6fde694ab5f79d824fa249b6763e834");
}

struct NamedModel {
  const char* name;
  FixtureModel model;
};

class Containers : public testing::TestWithParam<NamedModel> {};

TEST_P(Containers, GiveEachExpertsTensorsInPayloadOrder) {
  const FixtureModel& model = GetParam().model;
  const MemoryContainer container = memory_container(files_of(model));
  const Source source = source_of(container);
  EXPECT_EQ(source.geometry, test::geometry_of(model));
  EXPECT_EQ(source.kind, SourceKind::container);
  EXPECT_TRUE(source.whole());
  EXPECT_THAT(source.remarks, IsEmpty());
  ASSERT_EQ(source.experts.size(), model.layers * model.experts);
  for (std::uint32_t layer = 0; layer < model.layers; ++layer)
    for (std::uint32_t expert = 0; expert < model.experts; ++expert)
      EXPECT_EQ(read_expert(container, source, layer * model.experts + expert), payload_of(model, layer, expert))
          << "layer " << layer << " expert " << expert;
}

INSTANTIATE_TEST_SUITE_P(
    OfAllFamilies, Containers,
    testing::Values(NamedModel{"Qwen3", {}}, NamedModel{"Qwen3InOneShard", {.shards = 1}},
                    NamedModel{"Qwen3WithDenseLayers", {.dense_layers = 2}},
                    NamedModel{"Qwen3Int3", {.hidden = 130, .width = 65, .bits = 3}},
                    NamedModel{"MiniMax", {.family = Family::minimax, .dense_layers = 1, .seed = 7}},
                    NamedModel{"GptOss", {.family = Family::gpt_oss, .hidden = 180, .width = 180}},
                    NamedModel{"Colibri", {.family = Family::colibri, .dense_layers = 1, .draft_layers = 1}},
                    NamedModel{"ColibriWithManyExperts",
                               {.family = Family::colibri, .hidden = 65, .width = 33, .experts = 12, .shards = 7}}),
    [](const auto& tested) { return tested.param.name; });

TEST(Container, CountsPiecesAndShards) {
  const Source source = source_of(memory_container(files_of({.shards = 3})));
  EXPECT_GT(source.experts.experts_in_pieces(), 0U);
  EXPECT_GT(source.experts.experts_over_targets(), 0U);
  EXPECT_EQ(source.targets.size(), 3U);
}

TEST(Container, JoinsTensorsThatLieInPayloadOrder) {
  const Source source = source_of(container_of(kTwoExperts, two_experts()));
  EXPECT_EQ(source.experts.max_extents(), 1U);
}

TEST(Container, LeavesShardsWithoutExpertsOut) {
  std::vector<FixtureFile> files = files_of({.shards = 1});
  files.push_back({"model-vision.safetensors", safetensors_of({{"visual.weight", std::vector<std::byte>(99)}})});
  const Source source = source_of(memory_container(files));
  ASSERT_EQ(source.targets.size(), 1U);
  EXPECT_EQ(source.targets[0].path, "model/model.safetensors");
}

TEST(Container, HasADigestOfItsLayout) {
  const auto digest = [](const FixtureModel& model) { return source_of(memory_container(files_of(model))).digest; };
  EXPECT_EQ(digest({}), digest({}));
  const std::set<Sha256Digest> different{digest({}), digest({.seed = 2}), digest({.width = 128}),
                                         digest({.shards = 2})};
  EXPECT_EQ(different.size(), 4U);
}

TEST(Container, TakesAnIncompleteIndexForStale) {
  std::vector<FixtureFile> files = files_of({});
  files = with_file(files, "model.safetensors.index.json", bytes_of(R"({"weight_map": {"a": "pytorch_model-1.bin"}})"));
  const Source source = source_of(memory_container(files));
  EXPECT_TRUE(source.whole());
  EXPECT_THAT(source.remarks, Contains(AllOf(HasSubstr("stale"), HasSubstr("pytorch_model-1.bin"))));
}

TEST(Container, DoesNotNeedAReadableIndex) {
  for (const char* const index : {"{", R"({"weight_map": [1]})", R"({"weight_map": {"a": 1}})", "{}"}) {
    const std::vector<FixtureFile> files = with_file(files_of({}), "model.safetensors.index.json", bytes_of(index));
    EXPECT_THAT(source_of(memory_container(files)).remarks, Contains(HasSubstr("was not used"))) << index;
  }
}

TEST(Container, CallsAnIncompleteDownloadThat) {
  const std::vector<FixtureFile> files = without_file(files_of({}), "model-00002-of-00003.safetensors");
  EXPECT_THAT(fault_of(memory_container(files)),
              AllOf(HasSubstr("incomplete download: model-00002-of-00003.safetensors"), HasSubstr(".mlp.experts.")));
  EXPECT_THAT(fault_of(memory_container(without_file(files, "model.safetensors.index.json"))),
              HasSubstr("incomplete download: model-00002-of-00003.safetensors"))
      << "the other shards' names tell as well";
  const FixtureModel colibri{.family = Family::colibri};
  EXPECT_THAT(fault_of(memory_container(without_file(files_of(colibri), "out-00001.safetensors"))),
              HasSubstr("incomplete download: out-00001.safetensors"));
}

TEST(Container, NamesMissingTensorsAndCountsThem) {
  std::vector<FixtureTensor> tensors = two_experts();
  tensors.erase(tensors.begin() + 5);
  EXPECT_THAT(fault_of(container_of(kTwoExperts, tensors)),
              HasSubstr("tensors are missing: model.layers.0.mlp.experts.1.gate_up_proj.qs []"))
      << "one lost tensor is no unconverted model";
  tensors.resize(2);
  EXPECT_THAT(fault_of(container_of(kTwoExperts, tensors)), HasSubstr("model.layers.0.mlp.experts.0.down_proj,"));
  EXPECT_THAT(fault_of(container_of(kTwoExperts, tensors)), HasSubstr("and 3 more"));
}

TEST(Container, TellsAnUnconvertedModel) {
  std::vector<FixtureTensor> tensors;
  for (const char* const name : {"0.gate_proj.weight", "0.up_proj.weight", "0.down_proj.weight", "1.gate_proj.weight",
                                 "1.up_proj.weight", "1.down_proj.weight"})
    tensors.push_back({std::string(kStart) + name, std::vector<std::byte>(10)});
  EXPECT_THAT(fault_of(container_of(kTwoExperts, tensors)), HasSubstr("[the weights have no scales: convert"));
  EXPECT_THAT(fault_of(container_of(kTwoExperts, {{"model.layers.0.mlp.experts.gate_up_proj", {}}})),
              HasSubstr("[convert the model to INT4 first]"));
}

TEST(Container, RefusesContradictionsWithItsConfiguration) {
  const auto fault_with = [](const std::string& name, std::size_t bytes = 10) {
    std::vector<FixtureTensor> tensors = two_experts();
    tensors.push_back({name, std::vector<std::byte>(bytes)});
    return fault_of(container_of(kTwoExperts, tensors));
  };
  EXPECT_THAT(fault_with("model.layers.1.mlp.experts.0.down_proj"), HasSubstr("a layer that has no experts"));
  EXPECT_THAT(fault_with("model.layers.0.mlp.experts.2.down_proj"), HasSubstr("an expert too many"));
  EXPECT_THAT(fault_with("model.layers.0.mlp.experts.down_proj.1"), HasSubstr("named in another way"));
}

TEST(Container, RefusesATensorThatIsInTwoShards) {
  MemoryContainer container = container_of(kTwoExperts, two_experts());
  container.shards.push_back({{"model/out-2.safetensors", TargetKind::file, 0},
                              std::make_shared<MemorySource>(safetensors_of({two_experts()[3]}))});
  EXPECT_THAT(fault_of(container), HasSubstr("0.down_proj.qs is in model.safetensors and in out-2.safetensors"));
}

TEST(Container, RefusesEmptyTensors) {
  EXPECT_THAT(fault_of(container_of(kTwoExperts, two_experts(0))), HasSubstr("is empty"));
}

TEST(Container, ReportsExpertsOfDifferentSizes) {
  std::vector<FixtureTensor> tensors = two_experts();
  tensors.back().bytes.resize(11);
  EXPECT_THAT(source_of(container_of(kTwoExperts, tensors)).remarks,
              Contains(HasSubstr("expert 1 of sparse layer 0 has 41 bytes, the first 40")));
  EXPECT_THAT(source_of(container_of(kTwoExperts, two_experts())).remarks,
              Contains(HasSubstr("its experts have 40 bytes; by config.json")));
}

TEST(Container, HoldsThePrefixThatItsConfigurationNames) {
  const std::vector<FixtureTensor> all = two_experts();
  const std::string config =
      R"({"model_type": "qwen3_moe", "num_hidden_layers": 3, "hidden_size": 128, "num_experts": 2,
                                 "num_experts_per_tok": 1, "moe_intermediate_size": 64, "merops_experts_held": )";
  const auto container = [&](const std::string& held, std::vector<FixtureTensor> tensors) {
    return memory_container(
        {{"config.json", bytes_of(config + held + "}")}, {"model.safetensors", safetensors_of(tensors)}});
  };
  const Source source = source_of(container("2", all));
  EXPECT_EQ(source.experts.size(), 2U);
  EXPECT_EQ(source.model_experts, 6U);
  EXPECT_EQ(source.coverage(), "0.333");
  EXPECT_EQ(source_of(container("1", {all.begin(), all.begin() + 4})).coverage(), "0.166");
  EXPECT_THAT(fault_of(container("1", all)), HasSubstr("it holds 2 experts, but merops_experts_held"));
  EXPECT_THAT(fault_of(container("3", all)), HasSubstr("model.layers.1.mlp.experts.0.gate_up_proj"));
  EXPECT_THAT(fault_of(container("0", all)), HasSubstr("expected 1 to 6"));
  EXPECT_THAT(fault_of(container("7", all)), HasSubstr("expected 1 to 6"));
}

TEST(Container, KnowsItsShardsByName) {
  for (const char* const name : {"model.safetensors", "model-00001-of-00002.safetensors", "out-00000.safetensors"})
    EXPECT_TRUE(is_shard_name(name)) << name;
  for (const char* const name : {"model.safetensors.index.json", "consolidated.safetensors", "model-1.bin",
                                 "adapter_model.safetensors", ".safetensors", "model.safetensors.incomplete"})
    EXPECT_FALSE(is_shard_name(name)) << name;
}

}  // namespace
}  // namespace merops
