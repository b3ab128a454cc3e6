#include "core/model/config_json.h"

#include "core/model/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using Json = nlohmann::json;

std::string fault_of(const std::string& text) {
  try {
    (void)parse_config(text, "/models/x/config.json");
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("/models/x/config.json"));
    return error.why();
  }
  return "";
}

/// A model of six layers that resolves, to be changed.
Json good() {
  return {{"model_type", "qwen3_moe"}, {"num_hidden_layers", 6},   {"hidden_size", 128},
          {"num_experts", 8},          {"num_experts_per_tok", 2}, {"moe_intermediate_size", 64}};
}

Json with(const Json& changes) {
  Json config = good();
  if (!changes.is_null()) config.update(changes);
  return config;
}

std::string fault_with(const Json& changes) { return fault_of(with(changes).dump()); }

std::string fault_without(const std::string& key) {
  Json config = good();
  config.erase(key);
  return fault_of(config.dump());
}

std::vector<std::uint32_t> sparse_with(const Json& changes) {
  return parse_config(with(changes).dump(), "config.json").sparse_layers;
}

/// The part of a published model's configuration that counts, with its preset.
struct Published {
  const char* preset;
  const char* config;
};

constexpr Published kPublished[] = {
    {"qwen3-30b-a3b", R"({"model_type": "qwen3_moe", "num_hidden_layers": 48, "hidden_size": 2048, "num_experts": 128,
      "num_experts_per_tok": 8, "moe_intermediate_size": 768, "intermediate_size": 6144, "decoder_sparse_step": 1,
      "mlp_only_layers": [], "sliding_window": null})"},
    {"qwen3-235b-a22b", R"({"model_type": "qwen3_moe", "num_hidden_layers": 94, "hidden_size": 4096, "num_experts": 128,
      "num_experts_per_tok": 8, "moe_intermediate_size": 1536, "intermediate_size": 12288, "decoder_sparse_step": 1,
      "mlp_only_layers": []})"},
    {"qwen3-next-80b-a3b", R"({"model_type": "qwen3_next", "num_hidden_layers": 48, "hidden_size": 2048,
      "num_experts": 512, "num_experts_per_tok": 10, "moe_intermediate_size": 512, "intermediate_size": 5120,
      "shared_expert_intermediate_size": 512, "decoder_sparse_step": 1, "mlp_only_layers": []})"},
    {"gpt-oss-20b", R"({"model_type": "gpt_oss", "num_hidden_layers": 24, "hidden_size": 2880,
      "intermediate_size": 2880, "num_local_experts": 32, "num_experts_per_tok": 4, "experts_per_token": 4})"},
    {"gpt-oss-120b", R"({"model_type": "gpt_oss", "num_hidden_layers": 36, "hidden_size": 2880,
      "intermediate_size": 2880, "num_local_experts": 128, "num_experts_per_tok": 4, "experts_per_token": 4})"},
    {"deepseek-v3", R"({"model_type": "deepseek_v3", "num_hidden_layers": 61, "hidden_size": 7168,
      "n_routed_experts": 256, "n_shared_experts": 1, "num_experts_per_tok": 8, "moe_intermediate_size": 2048,
      "intermediate_size": 18432, "first_k_dense_replace": 3, "moe_layer_freq": 1, "num_nextn_predict_layers": 1})"},
    {"deepseek-r1", R"({"dim": 7168, "inter_dim": 18432, "moe_inter_dim": 2048, "n_layers": 61, "n_dense_layers": 3,
      "n_heads": 128, "n_routed_experts": 256, "n_shared_experts": 1, "n_activated_experts": 8})"},
    {"deepseek-v2-lite", R"({"model_type": "deepseek_v2", "num_hidden_layers": 27, "hidden_size": 2048,
      "n_routed_experts": 64, "num_experts_per_tok": 6, "moe_intermediate_size": 1408, "intermediate_size": 10944,
      "first_k_dense_replace": 1, "moe_layer_freq": 1})"},
    {"kimi-k2", R"({"model_type": "kimi_k2", "num_hidden_layers": 61, "hidden_size": 7168, "n_routed_experts": 384,
      "num_experts_per_tok": 8, "moe_intermediate_size": 2048, "intermediate_size": 18432, "first_k_dense_replace": 1,
      "moe_layer_freq": 1, "num_nextn_predict_layers": 0})"},
    {"glm-4.5-air", R"({"model_type": "glm4_moe", "num_hidden_layers": 46, "hidden_size": 4096, "n_routed_experts": 128,
      "num_experts_per_tok": 8, "moe_intermediate_size": 1408, "intermediate_size": 10944, "first_k_dense_replace": 1,
      "num_nextn_predict_layers": 1})"},
    {"glm-4.6", R"({"model_type": "glm4_moe", "num_hidden_layers": 92, "hidden_size": 5120, "n_routed_experts": 160,
      "num_experts_per_tok": 8, "moe_intermediate_size": 1536, "intermediate_size": 12288, "first_k_dense_replace": 3,
      "num_nextn_predict_layers": 1})"},
    {"glm-5", R"({"model_type": "glm_moe_dsa", "num_hidden_layers": 78, "hidden_size": 6144, "n_routed_experts": 256,
      "num_experts_per_tok": 8, "moe_intermediate_size": 2048, "intermediate_size": 12288, "first_k_dense_replace": 3,
      "moe_layer_freq": 1, "num_nextn_predict_layers": 1})"},
    {"minimax-m2", R"({"model_type": "minimax_m2", "num_hidden_layers": 62, "hidden_size": 3072,
      "num_local_experts": 256, "num_experts_per_tok": 8, "intermediate_size": 1536})"},
    {"mixtral-8x7b", R"({"model_type": "mixtral", "num_hidden_layers": 32, "hidden_size": 4096, "num_local_experts": 8,
      "num_experts_per_tok": 2, "intermediate_size": 14336})"},
    {"olmoe-1b-7b", R"({"model_type": "olmoe", "num_hidden_layers": 16, "hidden_size": 2048, "num_experts": 64,
      "num_experts_per_tok": 8, "intermediate_size": 1024})"},
};

class PublishedConfigs : public testing::TestWithParam<Published> {};

TEST_P(PublishedConfigs, GiveThePresetsGeometry) {
  const Preset* const preset = find_preset(GetParam().preset);
  ASSERT_NE(preset, nullptr);
  const ModelConfig model = parse_config(GetParam().config, "config.json");
  Geometry expected = geometry_of(*preset);
  expected.name = model.geometry.name;
  EXPECT_EQ(model.geometry, expected);
  EXPECT_EQ(model.all_layers, preset->layers + preset->dense_layers);
  EXPECT_EQ(model.sparse_layers.front(), preset->dense_layers);
  EXPECT_EQ(model.sparse_layers.back(), model.all_layers - 1);
}

INSTANTIATE_TEST_SUITE_P(ConfigJson, PublishedConfigs, testing::ValuesIn(kPublished), [](const auto& tested) {
  std::string name = tested.param.preset;
  for (char& c : name) c = c == '-' || c == '.' ? '_' : c;
  return name;
});

TEST(ConfigJson, ReadsTheTextPartOfAModelWithSeveral) {
  for (const char* const part : {"text_config", "language_config", "llm_config"}) {
    const Json config{
        {"model_type", "outer"}, {"hidden_size", 999}, {"vision_config", {{"num_hidden_layers", 3}}}, {part, good()}};
    const ModelConfig model = parse_config(config.dump(), "config.json");
    EXPECT_EQ(model.geometry.hidden, 128U) << part;
    EXPECT_EQ(model.geometry.name, "qwen3_moe");
  }
}

TEST(ConfigJson, TakesATextPartOnlyWhereItHoldsTheLayerCount) {
  const Json config = with({{"text_config", {{"hidden_size", 999}}}});
  EXPECT_EQ(parse_config(config.dump(), "config.json").geometry.hidden, 128U);
}

TEST(ConfigJson, NamesNestedKeys) {
  Json part = good();
  part.erase("num_experts_per_tok");
  part["num_experts"] = "many";
  EXPECT_THAT(fault_of(Json{{"text_config", part}}.dump()), HasSubstr("key \"text_config.num_experts\" is text"));
}

TEST(ConfigJson, TakesTheFamilyOfTheTextPart) {
  const Json text{{"model_type", "llama4_text"},   {"num_hidden_layers", 4},   {"hidden_size", 512},
                  {"num_local_experts", 16},       {"num_experts_per_tok", 1}, {"intermediate_size", 256},
                  {"interleave_moe_layer_step", 2}};
  const ModelConfig model = parse_config(Json{{"model_type", "llama4"}, {"text_config", text}}.dump(), "config.json");
  EXPECT_EQ(model.geometry.width, 256U);
  EXPECT_THAT(model.sparse_layers, ElementsAre(1, 3));
}

TEST(ConfigJson, PrefersTheHiddenSizeOfRoutedExperts) {
  const ModelConfig model = parse_config(with({{"routed_expert_hidden_size", 96}}).dump(), "config.json");
  EXPECT_EQ(model.geometry.hidden, 96U);
}

TEST(ConfigJson, ReadsTheBitsOfTheWeights) {
  EXPECT_EQ(parse_config(good().dump(), "").geometry.bits, 4U);
  EXPECT_EQ(parse_config(with({{"picchio_expert_bits", 4}}).dump(), "").geometry.bits, 4U);
  EXPECT_EQ(parse_config(with({{"picchio_expert_bits", 3}}).dump(), "").geometry.bits, 3U);
  EXPECT_EQ(parse_config(with({{"picchio_expert_bits", nullptr}}).dump(), "").geometry.bits, 4U);
  EXPECT_THAT(fault_with({{"picchio_expert_bits", 8}}), HasSubstr("key \"picchio_expert_bits\" is 8, expected 3 or 4"));
  EXPECT_THAT(fault_with({{"picchio_expert_bits", "4"}}), HasSubstr("is text"));
}

TEST(ConfigJson, GuessesNoMissingValue) {
  EXPECT_THAT(fault_without("num_hidden_layers"), HasSubstr("num_hidden_layers, n_layers"));
  EXPECT_THAT(fault_without("hidden_size"), HasSubstr("hidden_size, dim"));
  EXPECT_THAT(fault_without("num_experts"), HasSubstr("n_routed_experts, num_experts"));
  EXPECT_THAT(fault_without("num_experts_per_tok"), AllOf(HasSubstr("top-k"), HasSubstr("num_experts_per_tok")));
  EXPECT_THAT(fault_without("moe_intermediate_size"), HasSubstr("moe_intermediate_size, moe_inter_dim"));
}

TEST(ConfigJson, TakesADenseLayersWidthForNobodyElsesExpert) {
  Json config = with({{"intermediate_size", 64}});
  config.erase("moe_intermediate_size");
  EXPECT_THAT(fault_of(config.dump()), HasSubstr("width of an expert"));
  config["model_type"] = "mixtral";
  EXPECT_EQ(fault_of(config.dump()), "");
  config["model_type"] = "MiniMaxText01";
  EXPECT_EQ(fault_of(config.dump()), "");
  config.erase("model_type");
  EXPECT_THAT(fault_of(config.dump()), HasSubstr("width of an expert"));
}

TEST(ConfigJson, RefusesDenseModels) {
  EXPECT_THAT(fault_with({{"num_experts", 0}}), HasSubstr("it is a dense model"));
  EXPECT_THAT(fault_with({{"num_experts", nullptr}}), HasSubstr("a dense model has none to stream"));
  EXPECT_THAT(fault_with({{"first_k_dense_replace", 6}}), HasSubstr("none of its 6 layers has experts"));
}

TEST(ConfigJson, RefusesNamesThatDisagree) {
  EXPECT_THAT(fault_with({{"num_local_experts", 9}}),
              HasSubstr("key \"num_experts\" is 8, but key \"num_local_experts\" is 9"));
  EXPECT_THAT(fault_with({{"n_layers", 7}}), HasSubstr("but key \"n_layers\" is 7"));
  EXPECT_THAT(fault_with({{"dim", 64}}), HasSubstr("but key \"dim\" is 64"));
  EXPECT_THAT(fault_with({{"moe_top_k", 3}}), HasSubstr("but key \"moe_top_k\" is 3"));
  EXPECT_THAT(fault_with({{"moe_inter_dim", 3}}), HasSubstr("but key \"moe_inter_dim\" is 3"));
  EXPECT_EQ(fault_with({{"num_local_experts", 8}, {"moe_top_k", 2}}), "");
}

TEST(ConfigJson, RefusesOtherTypesThanWholeNumbers) {
  EXPECT_THAT(fault_with({{"num_experts", {8, 8}}}), HasSubstr("key \"num_experts\" is a list"));
  EXPECT_THAT(fault_with({{"num_experts_per_tok", 2.5}}), HasSubstr("a number with a fraction"));
  EXPECT_THAT(fault_with({{"hidden_size", -128}}), HasSubstr("is a negative number"));
  EXPECT_THAT(fault_with({{"hidden_size", true}}), HasSubstr("is true or false"));
  EXPECT_THAT(fault_with({{"moe_intermediate_size", Json::object()}}), HasSubstr("is an object"));
  EXPECT_THAT(fault_with({{"model_type", 3}}), HasSubstr("key \"model_type\" is a whole number, expected text"));
}

TEST(ConfigJson, RefusesAbsurdSizes) {
  EXPECT_THAT(fault_with({{"num_hidden_layers", 4'000'000'000}}), HasSubstr("expected 1 to 10000"));
  EXPECT_THAT(fault_with({{"num_hidden_layers", 0}}), HasSubstr("key \"num_hidden_layers\" (number of layers) is 0"));
  EXPECT_THAT(fault_with({{"num_experts", std::uint64_t{1} << 63}}), HasSubstr("expected 1 to"));
  EXPECT_THAT(fault_with({{"hidden_size", 0}}), HasSubstr("is 0"));
  EXPECT_THAT(fault_with({{"num_experts_per_tok", 9}}), HasSubstr("top-k is 9, more than the 8 experts"));
  EXPECT_THAT(fault_with({{"num_experts_per_tok", 0}}), HasSubstr("is 0"));
}

TEST(ConfigJson, RefusesWhatIsNotStrictlyJson) {
  EXPECT_THAT(fault_of(""), HasSubstr("it is empty"));
  EXPECT_THAT(fault_of("\xef\xbb\xbf" + good().dump()), HasSubstr("byte order mark"));
  EXPECT_THAT(fault_of(std::string("\xff\xfe{\0}\0", 6)), HasSubstr("UTF-16"));
  EXPECT_THAT(fault_of(R"({"num_experts": 8, "num_experts": 9})"), HasSubstr("key \"num_experts\" is there twice"));
  EXPECT_THAT(fault_of(R"({"rope": {"theta": NaN}})"), AllOf(HasSubstr("\"rope.theta\""), HasSubstr("NaN is not")));
  EXPECT_THAT(fault_of(R"({"theta": -Infinity})"), AllOf(HasSubstr("\"theta\""), HasSubstr("Infinity is not")));
  EXPECT_THAT(fault_of(R"({"num_experts": 8)"), HasSubstr("ends in the middle"));
  EXPECT_THAT(fault_of(R"({"num_experts": 8,})"), HasSubstr("not JSON"));
  EXPECT_THAT(fault_of(good().dump() + std::string(3, '\0')), HasSubstr("it holds a zero byte"));
  EXPECT_THAT(fault_of(R"({"num_experts": 1e999})"), HasSubstr("\"num_experts\""));
  EXPECT_THAT(fault_of("[1]"), HasSubstr("it holds a list, expected an object"));
  EXPECT_THAT(fault_of("<!DOCTYPE html>"), HasSubstr("not JSON"));
  EXPECT_THAT(fault_of(std::string(100'000, '[')), HasSubstr("nested deeper than 64"));
}

TEST(ConfigJson, FindsSparseLayersByTheFirstKeyThatExists) {
  EXPECT_THAT(sparse_with({}), ElementsAre(0, 1, 2, 3, 4, 5));
  EXPECT_THAT(sparse_with({{"mlp_layer_types", {"dense", "sparse", "sparse", "dense", "sparse", "sparse"}}}),
              ElementsAre(1, 2, 4, 5));
  EXPECT_THAT(sparse_with({{"moe_layers", {1, 3, 5}}}), ElementsAre(1, 3, 5));
  EXPECT_THAT(sparse_with({{"moe_layers_enum", "2, 3,5"}}), ElementsAre(2, 3, 5));
  EXPECT_THAT(sparse_with({{"moe_layer_freq", {0, 1, 1, 1, 0, 1}}}), ElementsAre(1, 2, 3, 5));
  EXPECT_THAT(sparse_with({{"moe_layer_freq", 1}}), ElementsAre(0, 1, 2, 3, 4, 5));
  EXPECT_THAT(sparse_with({{"first_k_dense_replace", 2}}), ElementsAre(2, 3, 4, 5));
  EXPECT_THAT(sparse_with({{"first_k_dense_replace", 1}, {"moe_layer_freq", 2}}), ElementsAre(2, 4));
  EXPECT_THAT(sparse_with({{"num_dense_layers", 4}}), ElementsAre(4, 5));
  EXPECT_THAT(sparse_with({{"moe_layer_start_index", 1}, {"moe_layer_end_index", 4}, {"moe_layer_interval", 1}}),
              ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(sparse_with({{"moe_layer_start_index", 2}, {"moe_layer_end_index", -1}, {"moe_layer_interval", 2}}),
              ElementsAre(3, 5));
  EXPECT_THAT(sparse_with({{"interleave_moe_layer_step", 3}}), ElementsAre(2, 5));
  EXPECT_THAT(sparse_with({{"mlp_only_layers", {0, 3}}, {"decoder_sparse_step", 1}}), ElementsAre(1, 2, 4, 5));
  EXPECT_THAT(sparse_with({{"mlp_only_layers", {1}}, {"decoder_sparse_step", 2}}), ElementsAre(3, 5));
  EXPECT_THAT(sparse_with({{"moe_layers", {5}}, {"interleave_moe_layer_step", 1}}), ElementsAre(5));
  EXPECT_THAT(sparse_with({{"moe_layers", nullptr}, {"interleave_moe_layer_step", 6}}), ElementsAre(5));
}

TEST(ConfigJson, RefusesRulesThatDoNotFitTheModel) {
  EXPECT_THAT(fault_with({{"mlp_layer_types", {"sparse"}}}),
              HasSubstr("\"mlp_layer_types\" has 1 elements for 6 layers"));
  EXPECT_THAT(fault_with({{"mlp_layer_types", {"moe", "sparse", "sparse", "sparse", "sparse", "sparse"}}}),
              HasSubstr("holds \"moe\""));
  EXPECT_THAT(fault_with({{"mlp_layer_types", {1, 2}}}), HasSubstr("element 0 of key \"mlp_layer_types\""));
  EXPECT_THAT(fault_with({{"moe_layers", {6}}}), HasSubstr("\"moe_layers\" names layer 6; the model has 6"));
  EXPECT_THAT(fault_with({{"moe_layers", {1, 1}}}), HasSubstr("twice"));
  EXPECT_THAT(fault_with({{"moe_layers", Json::array()}}), HasSubstr("none of its 6 layers"));
  EXPECT_THAT(fault_with({{"moe_layers", 3}}), HasSubstr("\"moe_layers\" is a whole number, expected a list"));
  for (const char* const text : {"", "1,", ",1", "1;2", "1 2", "-1", "x"})
    EXPECT_NE(fault_with({{"moe_layers_enum", text}}), "") << text;
  EXPECT_THAT(fault_with({{"moe_layer_freq", {1, 1, 1, 1, 1, 2}}}), HasSubstr("holds 2, expected 0 or 1"));
  EXPECT_THAT(fault_with({{"moe_layer_freq", {1, 1}}}), HasSubstr("has 2 elements for 6 layers"));
  EXPECT_THAT(fault_with({{"moe_layer_freq", 2}}), HasSubstr("needs first_k_dense_replace"));
  EXPECT_THAT(fault_with({{"first_k_dense_replace", 1}, {"moe_layer_freq", 0}}), HasSubstr("is 0, expected a step"));
  EXPECT_THAT(fault_with({{"first_k_dense_replace", 7}}), HasSubstr("more than the 6 layers"));
  EXPECT_THAT(fault_with({{"first_k_dense_replace", {3}}}), HasSubstr("is a list"));
  EXPECT_THAT(fault_with({{"first_k_dense_replace", 1}, {"n_dense_layers", 2}}), HasSubstr("but key"));
  EXPECT_THAT(fault_with({{"moe_layer_start_index", 1}, {"moe_layer_interval", 1}}), HasSubstr("moe_layer_end_index"));
  EXPECT_THAT(fault_with({{"moe_layer_start_index", 4}, {"moe_layer_end_index", 2}, {"moe_layer_interval", 1}}),
              HasSubstr("not a range"));
  EXPECT_THAT(fault_with({{"moe_layer_start_index", 0}, {"moe_layer_end_index", -2}, {"moe_layer_interval", 1}}),
              HasSubstr("not a range"));
  EXPECT_THAT(fault_with({{"interleave_moe_layer_step", 0}}), HasSubstr("is 0"));
  EXPECT_THAT(fault_with({{"mlp_only_layers", {9}}}), HasSubstr("names layer 9"));
  EXPECT_THAT(fault_with({{"decoder_sparse_step", 7}}), HasSubstr("none of its 6 layers"));
}

TEST(ConfigJson, LeavesDraftLayersOut) {
  const ModelConfig model = parse_config(
      with({{"num_nextn_predict_layers", 2},
            {"mlp_layer_types", {"dense", "sparse", "sparse", "sparse", "sparse", "sparse", "sparse", "dense"}}})
          .dump(),
      "config.json");
  EXPECT_EQ(model.all_layers, 6U);
  EXPECT_EQ(model.draft_layers, 2U);
  EXPECT_THAT(model.sparse_layers, ElementsAre(1, 2, 3, 4, 5));
  EXPECT_EQ(model.geometry.layers, 5U);
  EXPECT_THAT(sparse_with({{"mtp_num_hidden_layers", 1}, {"moe_layers_enum", "4,5,6"}}), ElementsAre(4, 5));
  EXPECT_THAT(fault_with({{"mtp_num_hidden_layers", 1}, {"moe_layers_enum", "4,5,7"}}), HasSubstr("names layer 7"));
  EXPECT_THAT(fault_with({{"mtp_num_hidden_layers", 1}, {"num_nextn_predict_layers", 2}}), HasSubstr("but key"));
}

}  // namespace
}  // namespace merops
