#include "core/model/container.h"

#include "core/model/container_index.h"
#include "core/model/expert_gathering.h"
#include "core/model/safetensors.h"

#include <map>

#include <fmt/format.h>

namespace merops {
namespace {

/// Builds the Source: its targets are the shards that hold experts, in the order of their first use.
class Assembly {
 public:
  Assembly(const ExpertGathering& gathering, std::span<const Shard> shards) : gathering_(gathering), shards_(shards) {}

  void add_expert(std::uint64_t number, Source& source) {
    const ExpertGathering::Parts& parts = gathering_.expert(number);
    std::vector<Extent> extents;
    for (std::size_t i = 0; i < gathering_.parts_per_expert(); ++i) {
      const ExpertPart& part = *parts[i];
      extents.push_back({target_of(part.shard, source), part.tensor.offset, part.tensor.length});
      const std::string line = describe(part);
      hash_.update(std::as_bytes(std::span(line)));
    }
    source.experts.add(extents);
  }

  [[nodiscard]] Sha256Digest digest() { return hash_.finish(); }

 private:
  std::uint32_t target_of(std::uint32_t shard, Source& source) {
    const auto [place, is_new] = targets_.try_emplace(shard, static_cast<std::uint32_t>(source.targets.size()));
    if (is_new) source.targets.push_back(shards_[shard].target);
    return place->second;
  }

  [[nodiscard]] std::string describe(const ExpertPart& part) const {
    return fmt::format("{} {} {} {}\n", shards_[part.shard].target.path.filename().string(), part.tensor.name,
                       part.tensor.offset, part.tensor.length);
  }

  const ExpertGathering& gathering_;
  std::span<const Shard> shards_;
  std::map<std::uint32_t, std::uint32_t> targets_;
  Sha256 hash_;
};

std::vector<std::string> remarks_on_sizes(const Source& source) {
  const std::uint64_t first = source.experts.payload_bytes(0), expected = expert_bytes(*source.geometry);
  for (std::uint32_t i = 1; i < source.experts.size(); ++i)
    if (const std::uint64_t bytes = source.experts.payload_bytes(i); bytes != first)
      return {fmt::format("experts differ in size: expert {} of sparse layer {} has {} bytes, the first {}",
                          i % source.geometry->experts, i / source.geometry->experts, bytes, first)};
  if (first == expected) return {};
  return {fmt::format("its experts have {} bytes; by config.json they should have {} (INT{})", first, expected,
                      source.geometry->bits)};
}

void append(std::vector<std::string>& to, const std::vector<std::string>& from, std::string_view before = {}) {
  for (const std::string& line : from) to.push_back(fmt::format("{}{}", before, line));
}

}  // namespace

bool is_shard_name(std::string_view name) {
  constexpr std::string_view kEnding = ".safetensors";
  if (name.size() < kEnding.size() || name.substr(name.size() - kEnding.size()) != kEnding) return false;
  return name == "model.safetensors" || name.substr(0, 6) == "model-" || name.substr(0, 4) == "out-";
}

Source container_source(std::string_view path, const ModelConfig& config, std::span<const Shard> shards,
                        std::string_view index) {
  Source source;
  source.path = path;
  source.kind = SourceKind::container;
  source.geometry = config.geometry;
  source.model_experts = std::uint64_t{config.geometry.layers} * config.geometry.experts;

  ExpertGathering gathering(path, config, shards);
  for (std::uint32_t shard = 0; shard < shards.size(); ++shard) {
    const Safetensors file = read_safetensors(*shards[shard].bytes);
    for (const Tensor& tensor : file.tensors) gathering.take(shard, tensor);
    append(source.remarks, file.remarks, shards[shard].target.path.filename().string() + ": ");
  }
  gathering.check_complete(index);

  Assembly assembly(gathering, shards);
  for (std::uint64_t number = 0; number < gathering.experts_wanted(); ++number) assembly.add_expert(number, source);
  source.digest = assembly.digest();
  append(source.remarks, remarks_on_sizes(source));
  append(source.remarks, remarks_on_index(index, gathering.names_of_shards()));
  return source;
}

}  // namespace merops
