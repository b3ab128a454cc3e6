#pragma once

#include "core/engine/pack.h"

namespace merops {

/// synthesise() for a store and for a container.
WorkResult synthesise_store(const SynthRequest& request, const WorkControl& control);
WorkResult synthesise_container(const SynthRequest& request, const WorkControl& control);

}  // namespace merops
