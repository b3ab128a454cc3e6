#include "tests/support/fixture_model.h"

#include "core/model/little_endian.h"
#include "core/model/random.h"

#include <algorithm>
#include <fstream>
#include <span>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <openssl/evp.h>

namespace merops::test {
namespace {

using Json = nlohmann::ordered_json;

struct Part {
  std::string name;
  std::uint64_t bytes;
};

/// An expert's tensors in the order of the store's content. `layer` is the model's number.
std::vector<Part> expert_tensors(const FixtureModel& model, std::uint32_t layer, std::uint32_t expert) {
  const ExpertParts bytes = expert_parts(model.hidden, model.width, model.bits);
  const std::string start = fmt::format("model.layers.{}.mlp.experts.", layer);
  if (model.family == Family::gpt_oss)
    return {{fmt::format("{}gate_up_proj.{}", start, expert), bytes.gate_up},
            {fmt::format("{}gate_up_proj.{}.qs", start, expert), bytes.gate_up_scales},
            {fmt::format("{}down_proj.{}", start, expert), bytes.down},
            {fmt::format("{}down_proj.{}.qs", start, expert), bytes.down_scales}};
  const std::string own = fmt::format("{}{}.", start, expert);
  if (model.family == Family::colibri)
    return {{own + "gate_proj.weight", bytes.gate_up / 2},
            {own + "up_proj.weight", bytes.gate_up / 2},
            {own + "gate_proj.weight.qs", bytes.gate_up_scales / 2},
            {own + "up_proj.weight.qs", bytes.gate_up_scales / 2},
            {own + "down_proj.weight", bytes.down},
            {own + "down_proj.weight.qs", bytes.down_scales}};
  return {{own + "gate_up_proj", bytes.gate_up},
          {own + "gate_up_proj.qs", bytes.gate_up_scales},
          {own + "down_proj", bytes.down},
          {own + "down_proj.qs", bytes.down_scales}};
}

/// Tensors that are no expert's, of lengths that leave nothing aligned.
std::vector<Part> other_tensors(const FixtureModel& model, std::uint32_t layer) {
  const std::string start = fmt::format("model.layers.{}.", layer);
  std::vector<Part> parts{{start + "input_layernorm.weight", 2 * model.hidden + 1},
                          {start + "self_attn.q_proj.weight", 3001},
                          {start + "mlp.gate.weight", 2 * model.hidden * model.experts + 3}};
  if (model.family == Family::gpt_oss) parts.push_back({start + "mlp.experts.gate_up_proj_bias", 8 * model.width + 5});
  return parts;
}

std::vector<FixtureTensor> tensors_of(const FixtureModel& model) {
  std::vector<Part> parts{{"model.embed_tokens.weight", 4999}, {"lm_head.weight", 777}};
  const std::uint32_t all = model.dense_layers + model.layers + model.draft_layers;
  for (std::uint32_t layer = 0; layer < all; ++layer) {
    for (Part& part : other_tensors(model, layer)) parts.push_back(std::move(part));
    for (std::uint32_t expert = 0; layer >= model.dense_layers && expert < model.experts; ++expert)
      for (Part& part : expert_tensors(model, layer, expert)) parts.push_back(std::move(part));
  }
  std::vector<FixtureTensor> tensors;
  for (const Part& part : parts)
    tensors.push_back({part.name, shake_128(fmt::format("{}:{}", model.seed, part.name), part.bytes)});
  Random random(model.seed);
  shuffle(std::span(tensors), random);
  return tensors;
}

std::string shard_name(const FixtureModel& model, std::uint32_t number) {
  if (model.shards == 1) return "model.safetensors";
  if (model.family == Family::colibri) return fmt::format("out-{:05}.safetensors", number);
  return fmt::format("model-{:05}-of-{:05}.safetensors", number + 1, model.shards);
}

Json dense_keys(const FixtureModel& model) {
  std::vector<std::uint32_t> marks(model.dense_layers, 0);
  marks.resize(model.dense_layers + model.layers, 1);
  std::vector<std::uint32_t> dense(model.dense_layers);
  for (std::uint32_t i = 0; i < model.dense_layers; ++i) dense[i] = i;
  switch (model.family) {
    case Family::qwen3:
      return {{"mlp_only_layers", dense}, {"decoder_sparse_step", 1}};
    case Family::minimax:
      return {{"moe_layer_freq", marks}};
    case Family::colibri:
      return {{"first_k_dense_replace", model.dense_layers},
              {"moe_layer_freq", 1},
              {"num_nextn_predict_layers", model.draft_layers}};
    case Family::gpt_oss:
      break;
  }
  return Json::object();
}

Json family_keys(const FixtureModel& model) {
  switch (model.family) {
    case Family::qwen3:
      return {{"model_type", "qwen3_moe"},
              {"num_experts", model.experts},
              {"moe_intermediate_size", model.width},
              {"intermediate_size", 3 * model.width}};
    case Family::minimax:
      return {{"model_type", "minimax_m2"}, {"num_local_experts", model.experts}, {"intermediate_size", model.width}};
    case Family::gpt_oss:
      return {{"model_type", "gpt_oss"},
              {"num_local_experts", model.experts},
              {"intermediate_size", model.width},
              {"experts_per_token", model.topk}};
    case Family::colibri:
      return {{"model_type", "glm4_moe"},
              {"n_routed_experts", model.experts},
              {"n_shared_experts", 1},
              {"moe_intermediate_size", model.width},
              {"intermediate_size", 5 * model.width}};
  }
  return {};
}

}  // namespace

Geometry geometry_of(const FixtureModel& model) {
  return {.name = family_keys(model).at("model_type").get<std::string>(),
          .hidden = model.hidden,
          .width = model.width,
          .layers = model.layers,
          .experts = model.experts,
          .topk = model.topk,
          .bits = model.bits};
}

std::vector<std::byte> shake_128(std::string_view text, std::size_t length) {
  std::vector<std::byte> bytes(length);
  EVP_MD_CTX* const context = EVP_MD_CTX_new();
  const bool done = EVP_DigestInit_ex(context, EVP_shake128(), nullptr) == 1 &&
                    EVP_DigestUpdate(context, text.data(), text.size()) == 1 &&
                    EVP_DigestFinalXOF(context, reinterpret_cast<unsigned char*>(bytes.data()), length) == 1;
  EVP_MD_CTX_free(context);
  if (!done) throw std::runtime_error("SHAKE-128 is not to be had");
  return bytes;
}

std::vector<std::byte> bytes_of(std::string_view text) {
  std::vector<std::byte> bytes(text.size());
  std::transform(text.begin(), text.end(), bytes.begin(), [](char c) { return static_cast<std::byte>(c); });
  return bytes;
}

std::vector<std::byte> safetensors_with(std::string_view header, std::size_t data_bytes) {
  std::vector<std::byte> file(8);
  put_little_endian(file, header.size(), 8);
  const std::vector<std::byte> text = bytes_of(header);
  file.insert(file.end(), text.begin(), text.end());
  file.resize(file.size() + data_bytes, std::byte{0xa5});
  return file;
}

std::vector<std::byte> safetensors_of(const std::vector<FixtureTensor>& tensors) {
  Json header{{"__metadata__", {{"format", "pt"}}}};
  std::size_t end = 0;
  for (const FixtureTensor& tensor : tensors) {
    const std::size_t begin = end;
    end += tensor.bytes.size();
    header[tensor.name] = {
        {"dtype", "U8"}, {"shape", Json::array({tensor.bytes.size()})}, {"data_offsets", Json::array({begin, end})}};
  }
  std::vector<std::byte> file = safetensors_with(header.dump(), 0);
  for (const FixtureTensor& tensor : tensors) file.insert(file.end(), tensor.bytes.begin(), tensor.bytes.end());
  return file;
}

std::string config_of(const FixtureModel& model) {
  Json config = family_keys(model);
  config["num_hidden_layers"] = model.dense_layers + model.layers;
  config["hidden_size"] = model.hidden;
  config["num_experts_per_tok"] = model.topk;
  if (model.bits != 4) config["picchio_expert_bits"] = model.bits;
  config.update(dense_keys(model));
  return config.dump(2);
}

std::vector<FixtureFile> files_of(const FixtureModel& model) {
  std::vector<std::vector<FixtureTensor>> shards(model.shards);
  Json weights = Json::object();
  std::size_t next = 0;
  for (FixtureTensor& tensor : tensors_of(model)) {
    const std::size_t shard = next++ % shards.size();
    weights[tensor.name] = shard_name(model, static_cast<std::uint32_t>(shard));
    shards[shard].push_back(std::move(tensor));
  }
  std::vector<FixtureFile> files{{"config.json", bytes_of(config_of(model))}};
  for (std::uint32_t i = 0; i < model.shards; ++i) files.push_back({shard_name(model, i), safetensors_of(shards[i])});
  const Json index{{"metadata", Json::object()}, {"weight_map", weights}};
  files.push_back({"model.safetensors.index.json", bytes_of(index.dump())});
  return files;
}

std::vector<std::byte> payload_of(const FixtureModel& model, std::uint32_t layer, std::uint32_t expert) {
  std::vector<std::byte> payload;
  for (const Part& part : expert_tensors(model, model.dense_layers + layer, expert)) {
    const std::vector<std::byte> bytes = shake_128(fmt::format("{}:{}", model.seed, part.name), part.bytes);
    payload.insert(payload.end(), bytes.begin(), bytes.end());
  }
  return payload;
}

void write_fixture_model(const std::filesystem::path& folder, const FixtureModel& model) {
  std::filesystem::create_directories(folder);
  for (const FixtureFile& file : files_of(model)) {
    std::ofstream out(folder / file.name, std::ios::binary);
    out.write(reinterpret_cast<const char*>(file.bytes.data()), static_cast<std::streamsize>(file.bytes.size()));
    if (!out.flush()) throw std::runtime_error("cannot write " + (folder / file.name).string());
  }
}

}  // namespace merops::test
