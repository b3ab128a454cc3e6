#include "core/model/expert_gathering.h"

#include "core/model/container_index.h"
#include "core/model/error.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

bool is_scale(const std::string& name) { return name.size() > 3 && name.compare(name.size() - 3, 3, ".qs") == 0; }

}  // namespace

ExpertGathering::ExpertGathering(std::string_view path, const ModelConfig& config, std::span<const Shard> shards)
    : doing_(fmt::format("reading the model {}", path)), config_(config), shards_(shards) {
  for (std::uint32_t i = 0; i < config.sparse_layers.size(); ++i) sparse_number_[config.sparse_layers[i]] = i;
}

void ExpertGathering::take(std::uint32_t shard, const Tensor& tensor) {
  const std::optional<ExpertTensor> parsed = parse_expert_tensor(tensor.name);
  if (!parsed || is_draft(parsed->layer)) return;
  check(*parsed, tensor);
  std::optional<ExpertPart>& place = experts_[number_of(*parsed)][parsed->part];
  if (place)
    refuse(fmt::format("tensor {} is in {} and in {}", tensor.name, name_of_shard(place->shard), name_of_shard(shard)));
  place = ExpertPart{shard, tensor};
}

void ExpertGathering::check_complete(std::string_view index) const {
  if (!naming_) refuse_no_experts(index);
  if (missing_count() != 0) refuse_missing(index);
  if (experts_.size() != experts_wanted())
    refuse(
        fmt::format("it holds {} experts, but {} in config.json is {}", experts_.size(), kHeldKey, experts_wanted()));
}

std::uint64_t ExpertGathering::experts_wanted() const {
  return config_.experts_held.value_or(std::uint64_t{config_.geometry.layers} * config_.geometry.experts);
}

std::vector<std::string> ExpertGathering::names_of_shards() const {
  std::vector<std::string> names;
  for (std::uint32_t i = 0; i < shards_.size(); ++i) names.push_back(name_of_shard(i));
  return names;
}

void ExpertGathering::refuse(const std::string& why, const std::string& hint) const { throw Error(doing_, why, hint); }

void ExpertGathering::refuse_missing(std::string_view index) const {
  const std::vector<std::string> first = first_missing();
  const std::string tensors = some_of(first, missing_count());
  const std::vector<std::string> absent = absent_shards(index, names_of_shards());
  if (!absent.empty())
    refuse(fmt::format("incomplete download: {} not there, and so not {}", some_of(absent), tensors),
           "download the missing files");
  const bool no_scales =
      2 * missing_count() == experts_wanted() * parts_per_expert() && std::all_of(first.begin(), first.end(), is_scale);
  refuse(fmt::format("tensors are missing: {}", tensors),
         no_scales ? "the weights have no scales: convert the model to INT4 first" : "");
}

void ExpertGathering::refuse_no_experts(std::string_view index) const {
  const std::vector<std::string> absent = absent_shards(index, names_of_shards());
  if (!absent.empty())
    refuse(fmt::format("incomplete download: {} not there", some_of(absent)), "download the missing files");
  refuse("none of its tensors is named like an expert of a converted model (docs/format.md lists the names)",
         "convert the model to INT4 first");
}

void ExpertGathering::check(const ExpertTensor& parsed, const Tensor& tensor) {
  if (sparse_number_.count(parsed.layer) == 0)
    refuse(fmt::format("tensor {} belongs to a layer that has no experts by config.json", tensor.name));
  if (parsed.expert >= config_.geometry.experts)
    refuse(fmt::format("tensor {} is of an expert too many: config.json says {} a layer", tensor.name,
                       config_.geometry.experts));
  if (tensor.length == 0) refuse(fmt::format("tensor {} is empty", tensor.name));
  if (naming_.value_or(parsed.naming) != parsed.naming)
    refuse(fmt::format("tensor {} is named in another way than {}", tensor.name, first_name_));
  if (!naming_) first_name_ = tensor.name;
  naming_ = parsed.naming;
}

bool ExpertGathering::is_draft(std::uint32_t layer) const {
  return layer >= config_.all_layers && layer - config_.all_layers < config_.draft_layers;
}

std::uint64_t ExpertGathering::number_of(const ExpertTensor& tensor) const {
  return std::uint64_t{sparse_number_.at(tensor.layer)} * config_.geometry.experts + tensor.expert;
}

std::uint64_t ExpertGathering::missing_count() const {
  std::uint64_t missing = experts_wanted() * parts_per_expert();
  for (const auto& [number, parts] : experts_)
    if (number < experts_wanted())
      missing -= static_cast<std::uint64_t>(
          std::count_if(parts.begin(), parts.end(), [](const auto& part) { return part.has_value(); }));
  return missing;
}

std::vector<std::string> ExpertGathering::first_missing() const {
  std::vector<std::string> missing;
  for (std::uint64_t number = 0; number < experts_wanted() && missing.size() < kMostNamed; ++number) {
    const auto found = experts_.find(number);
    for (std::uint32_t part = 0; part < parts_per_expert(); ++part)
      if (found == experts_.end() || !found->second[part]) missing.push_back(name_of_part(number, part));
  }
  return missing;
}

std::string ExpertGathering::name_of_part(std::uint64_t number, std::uint32_t part) const {
  const std::uint32_t experts = config_.geometry.experts;
  return name_of(ExpertTensor{*naming_, config_.sparse_layers[static_cast<std::size_t>(number / experts)],
                              static_cast<std::uint32_t>(number % experts), part});
}

std::string ExpertGathering::name_of_shard(std::uint32_t shard) const {
  return shards_[shard].target.path.filename().string();
}

}  // namespace merops
