#include "core/engine/aligned_writer.h"
#include "core/engine/container_family.h"
#include "core/engine/new_path.h"
#include "core/engine/shard_header.h"
#include "core/engine/shard_writer.h"
#include "core/engine/store_prefix.h"
#include "core/engine/synthesise.h"
#include "core/engine/work_crew.h"
#include "core/engine/work_record.h"
#include "core/host/clock.h"
#include "core/host/slot_memory.h"
#include "core/model/error.h"

#include <algorithm>
#include <cstring>
#include <system_error>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20U;

/// Bytes of a pair of shards. Where time may run out a pair is what is lost, so it is small then.
std::uint64_t pair_bytes(const SynthRequest& request, std::uint64_t payload) {
  const std::uint64_t most = request.max_nanoseconds == 0 ? payload : 512 * kMiB;
  return std::clamp(payload / 32, 64 * kMiB, std::max(most, 64 * kMiB));
}

std::vector<ShardPlan> plan(const SynthRequest& request) {
  const std::uint64_t bytes = expert_bytes(request.geometry);
  const FlatStore store =
      lay_out_prefix(dimensions_of(request.geometry), bytes, {request.layers, request.max_bytes, 0});
  const std::uint64_t experts = store.entries.size();
  return plan_shards(request.geometry, experts, pair_bytes(request, experts * bytes), request.seed);
}

std::uint64_t total_bytes(const std::vector<ShardPlan>& shards) {
  std::uint64_t total = 0;
  for (const ShardPlan& shard : shards) total += shard.size;
  return total;
}

void write_text(const fs::path& path, const std::string& text) {
  constexpr std::uint64_t kBlock = AlignedWriter::kBlock;
  const SlotPages pages = allocate_slots(1, text.size(), PageKind::any);
  const std::span<std::byte> room = pages.memory().slot(0);
  std::fill(room.begin(), room.end(), std::byte{0});
  std::memcpy(room.data(), text.data(), text.size());
  AlignedWriter writer(path, text.size());
  writer.write(0, room.first((text.size() + kBlock - 1) / kBlock * kBlock));
  writer.finish(text.size());
}

/// Removes shards that were begun and not finished, and gives the others the names of a whole container.
void name_shards(const fs::path& folder, std::size_t kept, std::size_t planned) {
  for (std::size_t i = 0; i < planned; ++i) {
    const fs::path written = shard_path(folder, i);
    std::error_code error;
    if (i < kept) {
      fs::rename(written, folder / shard_name(i, kept), error);
    } else {
      fs::remove(written, error);
    }
    if (error) throw Error("naming the shard " + written.string(), error.message());
  }
}

}  // namespace

WorkResult synthesise_container(const SynthRequest& request, const WorkControl& control) {
  const std::uint64_t start = now_ns();
  WorkResult record = begin_record("synth", request.geometry.name, request.output);
  record.threads = crew_size(control);
  ShardWork work{plan(request), request.seed, record.threads, request.max_nanoseconds};
  NewPath folder = NewPath::folder(request.output);
  require_space(request.output, total_bytes(work.shards));

  const WrittenShards written = write_shards(folder.temporary(), work, control);
  name_shards(folder.temporary(), written.count, work.shards.size());
  work.shards.resize(written.count);
  write_text(folder.temporary() / "model.safetensors.index.json", weight_map_text(work.shards));
  write_text(folder.temporary() / "config.json", config_text(request.geometry, work.shards.back().experts_end));
  folder.commit();
  end_record(record, start, total_bytes(work.shards), written.why_buffered);
  return record;
}

}  // namespace merops
