#pragma once

#include "core/model/config_json.h"
#include "core/model/container.h"
#include "core/model/expert_tensor.h"
#include "core/model/safetensors.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// A tensor of an expert and the shard that holds it.
struct ExpertPart {
  std::uint32_t shard = 0;
  Tensor tensor{};
};

/// Gathers the experts' tensors from the shards' headers and says what is missing, double or unexpected. What it is
/// made of must outlive it.
class ExpertGathering {
 public:
  using Parts = std::array<std::optional<ExpertPart>, kMostParts>;

  ExpertGathering(std::string_view path, const ModelConfig& config, std::span<const Shard> shards);

  /// Takes a tensor of a shard; those of no expert and of draft layers are passed over.
  void take(std::uint32_t shard, const Tensor& tensor);
  /// Throws Error unless every expert that is wanted has all its tensors. `index` as for container_source.
  void check_complete(std::string_view index) const;

  // After check_complete. Experts are numbered sparse layer * experts a layer + expert.
  [[nodiscard]] std::uint64_t experts_wanted() const;
  [[nodiscard]] const Parts& expert(std::uint64_t number) const { return experts_.at(number); }
  [[nodiscard]] std::size_t parts_per_expert() const { return parts_of(*naming_).size(); }
  [[nodiscard]] std::vector<std::string> names_of_shards() const;

 private:
  [[noreturn]] void refuse(const std::string& why, const std::string& hint = {}) const;
  [[noreturn]] void refuse_missing(std::string_view index) const;
  [[noreturn]] void refuse_no_experts(std::string_view index) const;
  void check(const ExpertTensor& parsed, const Tensor& tensor);
  [[nodiscard]] bool is_draft(std::uint32_t layer) const;
  [[nodiscard]] std::uint64_t number_of(const ExpertTensor& tensor) const;
  [[nodiscard]] std::uint64_t missing_count() const;             // tensors of the experts wanted
  [[nodiscard]] std::vector<std::string> first_missing() const;  // names, enough to show
  [[nodiscard]] std::string name_of_part(std::uint64_t number, std::uint32_t part) const;
  [[nodiscard]] std::string name_of_shard(std::uint32_t shard) const;

  std::string doing_;
  const ModelConfig& config_;
  std::span<const Shard> shards_;
  std::map<std::uint32_t, std::uint32_t> sparse_number_;  // the model's layer -> sparse layer
  std::map<std::uint64_t, Parts> experts_;                // grows with what is there, not with what config.json says
  std::optional<Naming> naming_;
  std::string first_name_;
};

}  // namespace merops
