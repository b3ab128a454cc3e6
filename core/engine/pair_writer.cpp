#include "core/engine/pair_writer.h"

#include "core/model/sha256_pair.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace merops {
namespace {

/// One or two experts as they pass through the buffer, window by window.
class Passage {
 public:
  Passage(const PairWriter& with, std::uint32_t first, std::span<IndexEntry> entries)
      : with_(with),
        first_(first),
        entries_(entries.subspan(first, std::min<std::size_t>(2, entries.size() - first))),
        window_(with.buffer.size() / 2) {}

  void run() {
    const IndexEntry& like = entries_[0];
    for (std::uint64_t at = 0; at < like.padded; at += window_) {
      with_.meter.check_stop();
      const std::uint64_t blocks = std::min<std::uint64_t>(window_, like.padded - at);
      fill(at, std::min<std::uint64_t>(blocks, like.length - at), blocks);
      write(at, blocks);
    }
    const std::array<Sha256Digest, 2> digests = hash_.finish();
    for (std::size_t i = 0; i < entries_.size(); ++i) entries_[i].hash = first_eight(digests[i]);
  }

 private:
  [[nodiscard]] std::span<std::byte> lane(std::size_t number) const {
    return with_.buffer.subspan(number * window_, window_);
  }

  void fill(std::uint64_t at, std::uint64_t payload, std::uint64_t blocks) {
    for (std::uint64_t done = 0; done < payload; done += with_.work.slice) {
      const std::uint64_t count = std::min(with_.work.slice, payload - done);
      for (std::uint32_t i = 0; i < entries_.size(); ++i) {
        with_.work.fill(with_.worker, first_ + i, at + done, lane(i).subspan(done, count));
      }
      // The last of an odd number of experts goes beside itself.
      hash_.update(lane(0).subspan(done, count), lane(entries_.size() - 1).subspan(done, count));
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      std::memset(lane(i).data() + payload, 0, blocks - payload);
    }
  }

  /// At once where both lie side by side, in the buffer as in the file, and are small.
  void write(std::uint64_t at, std::uint64_t blocks) {
    const std::uint64_t both = entries_.size() * window_;
    if (entries_[0].padded == window_ && both <= kStoreWindow) {
      with_.writer.write(entries_[0].offset, with_.buffer.first(both));
    } else {
      for (std::size_t i = 0; i < entries_.size(); ++i)
        with_.writer.write(entries_[i].offset + at, lane(i).first(blocks));
    }
    with_.meter.add(entries_.size() * blocks);
  }

  const PairWriter& with_;
  std::uint32_t first_;
  std::span<IndexEntry> entries_;
  std::uint64_t window_;  // bytes of each expert in the buffer
  Sha256Pair hash_;
};

}  // namespace

std::uint64_t pair_buffer_bytes(std::uint64_t padded) { return 2 * std::min(padded, kStoreWindow); }

void write_pair(const PairWriter& with, std::uint32_t first, std::span<IndexEntry> entries) {
  Passage(with, first, entries).run();
}

}  // namespace merops
