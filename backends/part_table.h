#pragma once

#include "backends/read_error.h"
#include "backends/read_progress.h"
#include "backends/rounding.h"
#include "core/host/reader.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <system_error>
#include <vector>

namespace merops {

/// The reads of an asynchronous reader. Each extent of a request is one part, which lies in its own piece of the slot;
/// when the last part of a slot is over, the slot's completion is ready to be taken. A part is in flight from lay_out
/// until it is over; its reader tells the system and passes on what it answers. All memory is taken when it is made.
class PartTable {
 public:
  struct Part {
    ReadProgress progress{};
    std::byte* memory = nullptr;  ///< where the rounded read begins
    std::uint32_t target = 0;
    std::uint32_t refusals = 0;  ///< how often the system said to try again
    [[nodiscard]] std::byte* next_memory() const { return memory + progress.position(); }
  };
  /// Parts first .. first + count - 1.
  struct Range {
    std::uint32_t first = 0, count = 0;
  };

  PartTable(const SlotMemory& memory, const ReaderOptions& options, std::uint64_t alignment)
      : memory_(memory),
        max_extents_(std::max(1U, options.max_extents)),
        alignment_(alignment),
        parts_(std::size_t{memory.slots} * max_extents_),
        pieces_(parts_.size()),
        slots_(memory.slots),
        ready_(memory.slots) {}

  /// Parts there can be.
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(parts_.size()); }
  [[nodiscard]] Part& operator[](std::uint32_t part) { return parts_[part]; }
  [[nodiscard]] std::uint32_t slot_of(std::uint32_t part) const { return part / max_extents_; }
  [[nodiscard]] std::uint32_t in_flight() const { return in_flight_; }
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t slot) const {
    return {&pieces_[first_part(slot)], slots_[slot].parts};
  }

  /// The parts to start; none where the request can be ready at once, since it does not fit into its slot.
  [[nodiscard]] Range lay_out(const Request& request) {
    assert(request.extents.size() <= max_extents_);
    Slot& slot = slots_[request.slot];
    slot.completion = {};
    slot.completion.slot = request.slot;
    slot.parts = slot.parts_left = static_cast<std::uint32_t>(request.extents.size());
    SlotLayout layout(memory_.slot(request.slot));
    std::size_t at = first_part(request.slot);
    for (const Extent& extent : request.extents) {
      const Rounded read = round_out(extent, alignment_);
      const std::span<std::byte> room = layout.take(read);
      if (room.empty()) {
        set_error(slot, ReadError::slot_too_small, extent.offset);
        slot.parts_left = 0;
        break;
      }
      parts_[at] = {ReadProgress(read, extent.length, alignment_), room.data(), extent.target, 0};
      pieces_[at] = payload_of(room, read, extent);
      slot.completion.payload += extent.length;
      slot.completion.asked += read.length;
      ++at;
    }
    if (slot.parts_left == 0) make_ready(request.slot);
    in_flight_ += slot.parts_left;
    return {static_cast<std::uint32_t>(first_part(request.slot)), slot.parts_left};
  }

  /// Takes the system's answer to a part: so many bytes. True when the rest of it is to be asked for; else it is over.
  [[nodiscard]] bool goes_on_after(std::uint32_t part, std::uint64_t got) {
    ReadProgress& progress = parts_[part].progress;
    const std::uint64_t offset = progress.offset();
    switch (progress.advance(got)) {
      case ReadProgress::Step::again:
        return true;
      case ReadProgress::Step::ended_early:
        set_error(slots_[slot_of(part)], ReadError::ended_early, offset);
        break;
      case ReadProgress::Step::finished:
        break;
    }
    end(part);
    return false;
  }

  /// The part is over: it failed, where its last read began.
  void fail(std::uint32_t part, std::error_code error) { fail(part, error, parts_[part].progress.offset()); }
  /// The same at `offset` of its target.
  void fail(std::uint32_t part, std::error_code error, std::uint64_t offset) {
    set_error(slots_[slot_of(part)], error, offset);
    end(part);
  }

  /// Slots whose completion can be taken.
  [[nodiscard]] std::size_t ready() const { return ready_count_; }
  /// Takes them, the oldest first.
  [[nodiscard]] std::size_t take_ready(std::span<Completion> out) {
    const std::size_t count = std::min(out.size(), ready_count_);
    for (std::size_t i = 0; i < count; ++i) {
      out[i] = slots_[ready_[ready_first_]].completion;
      if (out[i].error) out[i].payload = 0;
      if (++ready_first_ == ready_.size()) ready_first_ = 0;
    }
    ready_count_ -= count;
    return count;
  }

  /// As many parts must be over before any slot can become ready; at least 1.
  [[nodiscard]] std::uint32_t fewest_parts_to_a_completion() const {
    if (max_extents_ == 1) return 1;
    std::uint32_t fewest = in_flight_;
    for (const Slot& slot : slots_) {
      if (slot.parts_left > 0) fewest = std::min(fewest, slot.parts_left);
    }
    return std::max(1U, fewest);
  }

 private:
  struct Slot {
    std::uint32_t parts = 0, parts_left = 0;
    Completion completion{};
  };

  [[nodiscard]] std::size_t first_part(std::uint32_t slot) const { return std::size_t{slot} * max_extents_; }
  /// The first error of a slot is the one that is told.
  static void set_error(Slot& slot, std::error_code error, std::uint64_t offset) {
    if (slot.completion.error) return;
    slot.completion.error = error;
    slot.completion.error_offset = offset;
  }
  void end(std::uint32_t part) {
    --in_flight_;
    if (--slots_[slot_of(part)].parts_left == 0) make_ready(slot_of(part));
  }
  void make_ready(std::uint32_t slot) {
    assert(ready_count_ < ready_.size());
    std::size_t last = ready_first_ + ready_count_++;
    if (last >= ready_.size()) last -= ready_.size();
    ready_[last] = slot;
  }

  SlotMemory memory_;
  std::uint32_t max_extents_;
  std::uint64_t alignment_;
  std::vector<Part> parts_;
  std::vector<std::span<const std::byte>> pieces_;
  std::vector<Slot> slots_;
  std::vector<std::uint32_t> ready_;  // a ring of slots: the oldest at ready_first_
  std::size_t ready_first_ = 0, ready_count_ = 0;
  std::uint32_t in_flight_ = 0;
};

}  // namespace merops
