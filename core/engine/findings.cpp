#include "core/engine/findings.h"

#include <algorithm>
#include <tuple>

namespace merops {

void Findings::add(std::string what, std::string expected, std::string found) {
  const std::lock_guard lock(mutex_);
  all_.push_back({std::nullopt, std::nullopt, std::move(what), std::move(expected), std::move(found)});
}

void Findings::add(const Superblock& superblock, std::uint32_t entry, std::string what, std::string expected,
                   std::string found) {
  const std::lock_guard lock(mutex_);
  all_.push_back({entry / superblock.n_experts, entry % superblock.n_experts, std::move(what), std::move(expected),
                  std::move(found)});
}

std::vector<Finding> Findings::take() {
  const std::lock_guard lock(mutex_);
  std::stable_sort(all_.begin(), all_.end(), [](const Finding& a, const Finding& b) {
    return std::tie(a.layer, a.expert) < std::tie(b.layer, b.expert);  // absent ones come first
  });
  return std::exchange(all_, {});
}

}  // namespace merops
