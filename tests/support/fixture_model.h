#pragma once

#include "core/model/geometry.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace merops::test {

enum class Family { qwen3, minimax, gpt_oss, colibri };

/// A small converted model. The tensor named N holds SHAKE-128("<seed>:N") to its length, so that any program can make
/// the same model; tensors are shuffled over the shards, with odd-sized ones of other parts of the model between.
struct FixtureModel {
  Family family = Family::qwen3;
  std::uint32_t hidden = 128, width = 64;
  std::uint32_t layers = 2;  ///< sparse
  std::uint32_t experts = 4, topk = 2;
  std::uint32_t bits = 4;
  std::uint32_t dense_layers = 0;  ///< before the sparse ones; not for gpt_oss
  std::uint32_t draft_layers = 0;  ///< with experts of their own, behind the others; colibri only
  std::uint64_t seed = 1;
  std::uint32_t shards = 3;
};

[[nodiscard]] Geometry geometry_of(const FixtureModel& model);

/// A tensor to write: type and shape are always U8 and one dimension, since nothing may depend on them.
struct FixtureTensor {
  std::string name;
  std::vector<std::byte> bytes;
};

struct FixtureFile {
  std::string name;
  std::vector<std::byte> bytes;
};

[[nodiscard]] std::vector<std::byte> shake_128(std::string_view text, std::size_t length);
[[nodiscard]] std::vector<std::byte> bytes_of(std::string_view text);
/// A safetensors file with the tensors' data in this order.
[[nodiscard]] std::vector<std::byte> safetensors_of(const std::vector<FixtureTensor>& tensors);
/// A safetensors file with a header of any text.
[[nodiscard]] std::vector<std::byte> safetensors_with(std::string_view header, std::size_t data_bytes);

[[nodiscard]] std::string config_of(const FixtureModel& model);
/// config.json, the shards and their index.
[[nodiscard]] std::vector<FixtureFile> files_of(const FixtureModel& model);
/// What the store holds for an expert of sparse layer `layer`, by the format's description alone.
[[nodiscard]] std::vector<std::byte> payload_of(const FixtureModel& model, std::uint32_t layer, std::uint32_t expert);

/// Writes files_of(model) into the folder, which is made.
void write_fixture_model(const std::filesystem::path& folder, const FixtureModel& model = {});

}  // namespace merops::test
