#include "core/engine/store_writer.h"

#include "core/engine/aligned_writer.h"
#include "core/engine/work_crew.h"
#include "core/host/slot_memory.h"
#include "core/model/flat_store_layout.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace merops {
namespace {

/// Experts that one worker writes at once.
std::uint64_t experts_a_job(const FlatStore& layout) {
  return std::max<std::uint64_t>(1, kStoreWindow / layout.entries[0].padded);
}

/// Collects blocks in a worker's buffer and writes each time it is full.
class Stage {
 public:
  Stage(std::span<std::byte> buffer, AlignedWriter& writer, std::uint64_t offset)
      : buffer_(buffer), writer_(writer), offset_(offset) {}

  /// Room for the next bytes: at most `wanted`, whole blocks.
  std::span<std::byte> room(std::uint64_t wanted) {
    if (used_ == buffer_.size()) flush();
    const auto length = std::min<std::uint64_t>(wanted, buffer_.size() - used_);
    used_ += length;
    return buffer_.subspan(used_ - length, length);
  }

  void flush() {
    writer_.write(offset_, buffer_.first(used_));
    offset_ += used_;
    used_ = 0;
  }

 private:
  std::span<std::byte> buffer_;
  AlignedWriter& writer_;
  std::uint64_t offset_, used_ = 0;
};

class StoreWriter {
 public:
  StoreWriter(const std::filesystem::path& file, const StoreWork& work, const WorkControl& control)
      : work_(work),
        store_(work.layout),
        experts_a_job_(experts_a_job(store_)),
        writer_(file, store_.end()),
        buffers_(allocate_slots(work.workers, std::min(kStoreWindow, experts_a_job_ * store_.entries[0].padded),
                                PageKind::any)),
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
    const std::uint64_t jobs = (store_.entries.size() + experts_a_job_ - 1) / experts_a_job_;
    const std::uint64_t done =
        run_crew({jobs, [this](std::uint32_t worker, std::uint64_t job) { write_job(worker, job); }, deadline()},
                 work_.workers, meter_);
    if (done < jobs) cut(done * experts_a_job_);
  }

  /// Where cutting means copying, most of the time must be left for it.
  std::uint64_t deadline() {
    const bool cuts_freely = store_.superblock.data_offset == 2 * kStoreBlock || work_.deadline_ns == 0;
    return cuts_freely || writer_.removes_cheaply() ? work_.deadline_ns
                                                    : std::max<std::uint64_t>(1, work_.deadline_ns / 5 * 2);
  }

  void write_job(std::uint32_t worker, std::uint64_t job) {
    const std::uint64_t first = job * experts_a_job_;
    const std::uint64_t end = std::min<std::uint64_t>(first + experts_a_job_, store_.entries.size());
    Stage stage(buffers_.memory().slot(worker), writer_, store_.entries[first].offset);
    for (std::uint64_t expert = first; expert < end; ++expert) {
      write_expert(worker, static_cast<std::uint32_t>(expert), stage);
    }
    stage.flush();
  }

  void write_expert(std::uint32_t worker, std::uint32_t expert, Stage& stage) {
    IndexEntry& entry = store_.entries[expert];
    Sha256 hash;
    for (std::uint64_t at = 0; at < entry.padded;) {
      meter_.check_stop();
      const std::span<std::byte> room = stage.room(entry.padded - at);
      const auto payload = static_cast<std::size_t>(std::min<std::uint64_t>(room.size(), entry.length - at));
      work_.fill(worker, expert, at, room.first(payload), hash);
      std::memset(room.data() + payload, 0, room.size() - payload);
      at += room.size();
      meter_.add(room.size());
    }
    entry.hash = first_eight(hash.finish());
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
  std::uint64_t experts_a_job_;
  AlignedWriter writer_;
  SlotPages buffers_;
  WorkMeter meter_;
};

}  // namespace

WrittenStore write_store(const std::filesystem::path& file, const StoreWork& work, const WorkControl& control) {
  return StoreWriter(file, work, control).write();
}

}  // namespace merops
