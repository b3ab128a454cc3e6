#pragma once

#include "core/engine/pack.h"
#include "core/model/flat_store.h"

#include <cstdint>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace merops {

/// Findings of several threads; taken out in the store's order, whoever found them first.
class Findings {
 public:
  /// A fault of the whole store.
  void add(std::string what, std::string expected, std::string found);
  /// A fault of the expert at this place in the index.
  void add(const Superblock& superblock, std::uint32_t entry, std::string what, std::string expected,
           std::string found);
  /// Faults of the whole store first, then by expert; those of one expert in the order in which they were added.
  [[nodiscard]] std::vector<Finding> take();

 private:
  std::mutex mutex_;
  std::vector<Finding> all_;
};

}  // namespace merops
