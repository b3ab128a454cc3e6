#include "core/engine/verify_against.h"

#include "core/model/geometry.h"

#include <string>

namespace merops {

bool verify_dimensions(const FlatStore& store, const Source& model, Findings& findings) {
  const Superblock& found = store.superblock;
  const Superblock wanted = dimensions_of(*model.geometry);
  const auto compare = [&](const char* what, std::uint64_t want, std::uint64_t have) {
    if (want != have) findings.add(what, std::to_string(want) + " in the model", std::to_string(have));
  };
  compare("hidden size", wanted.hidden, found.hidden);
  compare("layers", wanted.n_layers, found.n_layers);
  compare("experts a layer", wanted.n_experts, found.n_experts);
  compare("top-k", wanted.topk, found.topk);
  compare("gate/up rows", wanted.moe_inter, found.moe_inter);
  const std::uint64_t length = store.entries[0].length;
  compare("expert bytes", expert_bytes(*model.geometry), length);
  return wanted.n_experts == found.n_experts && expert_bytes(*model.geometry) == length;
}

}  // namespace merops
