#pragma once

#include "core/engine/run_loop.h"
#include "core/model/source.h"

#include <memory>

namespace merops {

/// Compares each delivered payload's hash with what the source promises: a store's index; for containers and uniform
/// blocks what a buffered read of every expert gives now (which takes its time, and is done here). Safe to share.
[[nodiscard]] std::shared_ptr<const PayloadCheck> make_byte_check(const std::shared_ptr<const Source>& source);

}  // namespace merops
