#pragma once

#include "core/model/facts.h"
#include "core/model/source.h"

namespace merops {

/// How the source's bytes lie on their disk and what they are like (host/extent_facts.h, host/content_sample.h). Reads
/// 2 MiB of it and leaves the page cache as it was. Never throws.
[[nodiscard]] ContentFacts content_of(const Source& source);

}  // namespace merops
