#include "core/engine/source_content.h"

#include "core/host/content_sample.h"
#include "core/host/extent_facts.h"

namespace merops {

ContentFacts content_of(const Source& source) {
  ContentFacts facts;
  if (const auto extents = extent_facts(source.targets)) {
    facts.hole_bytes = extents->hole_bytes;
    facts.unwritten_bytes = extents->unwritten_bytes;
    facts.encoded_bytes = extents->encoded_bytes;
  }
  if (const auto sample = sample_content(source.experts, source.targets)) {
    facts.sampled_bytes = sample->sampled_bytes;
    facts.repeated_share = sample->repeated_share;
    facts.bits_per_byte = sample->bits_per_byte;
  }
  return facts;
}

}  // namespace merops
