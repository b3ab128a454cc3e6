#include "core/engine/shard_header.h"

#include "core/model/little_endian.h"

#include <array>
#include <span>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kLengthBytes = 8, kDeviceBlock = 512;

/// As other writers do, filled up with spaces to a multiple of eight; and past the multiples of a device's block.
void pad(std::string& json) {
  json.append((8 - json.size() % 8) % 8, ' ');
  if ((kLengthBytes + json.size()) % kDeviceBlock == 0) json.append(8, ' ');
}

}  // namespace

std::string layer_tensor_name(std::uint64_t layer, std::string_view ending) {
  return fmt::format("model.layers.{}.{}", layer, ending);
}

std::string type_and_shape(std::string_view type, std::uint64_t rows, std::uint64_t elements) {
  if (rows == elements) return fmt::format(R"("dtype":"{}","shape":[{}])", type, elements);
  return fmt::format(R"("dtype":"{}","shape":[{},{}])", type, rows, elements / rows);
}

std::string header_text(const std::vector<ShardTensor>& tensors) {
  std::string json = R"({"__metadata__":{"format":"pt"})";
  std::uint64_t start = 0;
  for (const ShardTensor& tensor : tensors) {
    json += fmt::format(R"(,"{}":{{{},"data_offsets":[{},{}]}})", tensor.name, tensor.type_and_shape, start,
                        start + tensor.length);
    start += tensor.length;
  }
  json += '}';
  pad(json);
  std::array<std::byte, kLengthBytes> length{};
  put_little_endian(length, json.size(), length.size());
  return std::string(reinterpret_cast<const char*>(length.data()), length.size()) + json;
}

std::string shard_name(std::size_t number, std::size_t of) {
  return fmt::format("model-{:05}-of-{:05}.safetensors", number + 1, of);
}

std::string weight_map_text(const std::vector<ShardPlan>& shards) {
  std::string map;
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    for (const ShardTensor& tensor : shards[i].tensors) {
      bytes += tensor.length;
      map += fmt::format("{}\n    \"{}\": \"{}\"", map.empty() ? "" : ",", tensor.name, shard_name(i, shards.size()));
    }
  }
  return fmt::format("{{\n  \"metadata\": {{\"total_size\": {}}},\n  \"weight_map\": {{{}\n  }}\n}}\n", bytes, map);
}

}  // namespace merops
