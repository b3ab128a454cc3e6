#include "core/engine/store_writer.h"

#include "core/engine/aligned_writer.h"
#include "core/engine/pair_writer.h"
#include "core/engine/work_crew.h"
#include "core/host/slot_memory.h"
#include "core/model/flat_store_layout.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace merops {
namespace {

constexpr std::uint64_t kExpertsAJob = 2;

class StoreWriter {
 public:
  StoreWriter(const std::filesystem::path& file, const StoreWork& work, const WorkControl& control)
      : work_(work),
        store_(work.layout),
        writer_(file, store_.end()),
        buffers_(allocate_slots(work.workers, pair_buffer_bytes(store_.entries[0].padded), PageKind::any)),
        meter_(control, store_.end() - store_.superblock.data_offset) {}

  WrittenStore write() {
    write_payloads();
    write_index();
    writer_.write(0, encode_superblock_aligned());
    writer_.finish(store_.end());
    meter_.check_stop();
    return {store_, writer_.why_buffered()};
  }

 private:
  void write_payloads() {
    const std::uint64_t jobs = (store_.entries.size() + kExpertsAJob - 1) / kExpertsAJob;
    const std::uint64_t done =
        run_crew({jobs, [this](std::uint32_t worker, std::uint64_t job) { write_job(worker, job); }, deadline()},
                 work_.workers, meter_);
    if (done < jobs) cut(done * kExpertsAJob);
  }

  /// Where cutting means copying, most of the time must be left for it.
  std::uint64_t deadline() {
    const bool cuts_freely = store_.superblock.data_offset == 2 * kStoreBlock || work_.deadline_ns == 0;
    return cuts_freely || writer_.removes_cheaply() ? work_.deadline_ns
                                                    : std::max<std::uint64_t>(1, work_.deadline_ns / 5 * 2);
  }

  void write_job(std::uint32_t worker, std::uint64_t job) {
    const std::span<std::byte> buffer =
        buffers_.memory().slot(worker).first(pair_buffer_bytes(store_.entries[0].padded));
    const PairWriter with{work_, writer_, meter_, worker, buffer};
    write_pair(with, static_cast<std::uint32_t>(job * kExpertsAJob), store_.entries);
  }

  /// Keeps the first `experts`. Their index may take fewer blocks; the payloads then move towards the start.
  void cut(std::uint64_t experts) {
    const std::vector<std::uint64_t> lengths(experts, store_.entries[0].length);
    FlatStore shorter = lay_out_store(store_.superblock, lengths);
    for (std::size_t i = 0; i < experts; ++i) shorter.entries[i].hash = store_.entries[i].hash;
    writer_.cut(store_.entries[experts].offset);
    writer_.remove_blocks(shorter.superblock.data_offset,
                          (store_.superblock.data_offset - shorter.superblock.data_offset) / kStoreBlock);
    store_ = std::move(shorter);
  }

  void write_index() {
    seal(store_);
    const std::vector<std::byte> index = encode_index(store_.entries);
    const SlotPages pages = allocate_slots(1, round_up_to_block(index.size()), PageKind::any);
    const std::span<std::byte> blocks = pages.memory().slot(0).first(round_up_to_block(index.size()));
    std::memset(blocks.data(), 0, blocks.size());
    std::memcpy(blocks.data(), index.data(), index.size());
    writer_.write(store_.superblock.index_offset, blocks);
  }

  std::span<const std::byte> encode_superblock_aligned() {
    const std::span<std::byte> block = buffers_.memory().slot(0).first(kStoreBlock);
    const auto encoded = encode_superblock(store_.superblock);
    std::copy(encoded.begin(), encoded.end(), block.begin());
    return block;
  }

  const StoreWork& work_;
  FlatStore store_;
  AlignedWriter writer_;
  SlotPages buffers_;
  WorkMeter meter_;
};

}  // namespace

WrittenStore write_store(const std::filesystem::path& file, const StoreWork& work, const WorkControl& control) {
  return StoreWriter(file, work, control).write();
}

}  // namespace merops
