#pragma once

#include "core/host/slot_memory.h"
#include "core/model/extent.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace merops {

/// One expert to read into `slot`, which has no other read in flight. Extent::length is payload bytes. The extents stay
/// valid until the slot completes.
struct Request {
  std::span<const Extent> extents{};
  std::uint32_t slot = 0;
};

/// A finished read. `payload` bytes were delivered, `asked` were asked of the target (rounded out).
struct Completion {
  std::uint32_t slot = 0;
  std::uint64_t payload = 0, asked = 0;
  std::error_code error{};
  std::uint64_t error_offset = 0;  ///< where in the target the failed read began
};

/// What a reader was opened with.
struct ReaderOptions {
  std::uint32_t depth = 1;        ///< reads in flight, also the number of slots used
  std::uint32_t max_extents = 1;  ///< most extents of one request: sizes the queues
  bool start_in_reap = false;     ///< submit may leave the start to the next reap (one system call for both)
};

/// A queue of reads against one source, with at most `depth` in flight. Opened, probed, used and destroyed on one
/// thread. A payload is complete or the completion carries an error: short reads are resumed, EAGAIN and EINTR
/// resubmitted and counted, no byte before the payload's end is an error.
class Reader {
 public:
  virtual ~Reader() = default;  ///< cancels or waits for what is in flight
  /// Never refuses; starts the reads (or leaves that to the next reap, see start_in_reap).
  virtual void submit(std::span<const Request> batch) = 0;
  /// Finished reads, at most out.size(). Waits until at least one is there or `timeout` passed; timeout 0 makes
  /// progress and only looks. A synchronous reader has its completions at once.
  virtual std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds timeout) = 0;
  /// The payload of a completed slot, one piece per extent, valid until the slot's next submit.
  [[nodiscard]] virtual std::span<const std::span<const std::byte>> pieces(std::uint32_t slot) const = 0;
  /// Alignment in bytes that its reads keep; 1 where none is needed.
  [[nodiscard]] virtual std::uint64_t alignment() const = 0;
  /// What the system granted, in stable words; empty where there is nothing to say.
  [[nodiscard]] virtual std::string granted() const { return {}; }
  /// Reads resubmitted so far (EAGAIN, EINTR, short reads resumed).
  [[nodiscard]] virtual std::uint64_t resubmitted() const { return 0; }
};

/// What a reader demands of a source before it can read it.
struct SourceNeeds {
  bool aligned_experts = false;  ///< every expert is one extent that starts on a block of a store (kStoreBlock)
};

/// A row of the table of readers.
struct Backend {
  std::string_view name{}, summary{};
  std::uint32_t max_depth = 1;  ///< of one reader: 1 = synchronous, depth is reached by threads
  TargetKinds accepts{};
  SourceNeeds needs{};
  bool direct = false;                     ///< goes past the page cache
  bool touches_storage = true;             ///< false only for the null reader
  bool past_block_layer = false;           ///< commands the drive itself: no counter of the system sees its reads, and
                                           ///< a file's blocks are looked up once, when it is opened
  std::string (*unavailable)() = nullptr;  ///< empty, or why not on this machine (and the remedy); null: always
                                           ///< available
  /// Empty, or why these targets of an accepted kind cannot be read (and the remedy); null: all can.
  std::string (*unreachable)(std::span<const Target>) = nullptr;
  std::unique_ptr<Reader> (*open)(std::span<const Target>, const SlotMemory&, const ReaderOptions&) = nullptr;
};

}  // namespace merops
