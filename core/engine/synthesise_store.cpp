#include "core/engine/new_path.h"
#include "core/engine/payload_generator.h"
#include "core/engine/store_prefix.h"
#include "core/engine/store_writer.h"
#include "core/engine/synthesise.h"
#include "core/engine/work_crew.h"
#include "core/engine/work_record.h"
#include "core/host/clock.h"
#include "core/model/path_text.h"

#include <algorithm>
#include <vector>

namespace merops {
namespace {

/// Made and hashed at once, so that the hash finds the bytes in the processor's first cache.
constexpr std::size_t kSlice = std::size_t{16} * 1024;

void fill(PayloadGenerator& generator, std::uint32_t layer, std::uint32_t expert, std::uint64_t offset,
          std::span<std::byte> out, Sha256& hash) {
  while (!out.empty()) {
    const std::span<std::byte> slice = out.first(std::min(out.size(), kSlice));
    generator.generate(layer, expert, offset, slice);
    hash.update(slice);
    offset += slice.size();
    out = out.subspan(slice.size());
  }
}

std::vector<PayloadGenerator> make_generators(std::uint32_t count, std::uint64_t seed) {
  std::vector<PayloadGenerator> generators;
  for (std::uint32_t i = 0; i < count; ++i) generators.emplace_back(seed);
  return generators;
}

}  // namespace

WorkResult synthesise_store(const SynthRequest& request, const WorkControl& control) {
  const std::uint64_t start = now_ns();
  WorkResult record = begin_record("synth", path_of(request.geometry.name), request.output);
  const FlatStore layout = lay_out_prefix(dimensions_of(request.geometry), expert_bytes(request.geometry),
                                          {request.layers, request.max_bytes, 0});
  NewPath output = NewPath::file(request.output, request.force ? Existing::replace : Existing::refuse);
  require_space(request.output, layout.end());

  record.threads = crew_size(control);
  std::vector<PayloadGenerator> generators = make_generators(record.threads, request.seed);
  const std::uint32_t experts = request.geometry.experts;
  const FillPayload made = [&](std::uint32_t worker, std::uint32_t expert, std::uint64_t offset,
                               std::span<std::byte> out, Sha256& hash) {
    fill(generators[worker], expert / experts, expert % experts, offset, out, hash);
  };
  const WrittenStore written =
      write_store(output.temporary(), {layout, made, record.threads, request.max_nanoseconds}, control);
  output.commit();
  end_record(record, start, written.store.end(), written.why_buffered);
  return record;
}

}  // namespace merops
