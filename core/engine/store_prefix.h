#pragma once

#include "core/model/flat_store.h"

#include <cstdint>

namespace merops {

/// How much of a model is wanted; zero is no limit.
struct PrefixLimits {
  std::uint32_t layers = 0;
  std::uint64_t max_bytes = 0;  ///< of the whole store file
  std::uint64_t experts = 0;    ///< so many there are
};

/// The store of the experts within all limits, at least one: a prefix in (layer, expert) order, all of `length` bytes.
/// `model` gives the dimensions. Throws Error where there are not as many layers as asked for.
[[nodiscard]] FlatStore lay_out_prefix(const Superblock& model, std::uint64_t length, const PrefixLimits& limits);

}  // namespace merops
