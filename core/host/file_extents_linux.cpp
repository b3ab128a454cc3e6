#include "core/host/file_extents_linux.h"

#include "core/host/extent_query_linux.h"

#include <algorithm>

namespace merops {
namespace {

/// One file's facts while its extents come in, in the order of their offsets.
class Tally {
 public:
  explicit Tally(std::uint64_t size) : size_(size) {
    facts_.unwritten_bytes = facts_.encoded_bytes = facts_.shared_bytes = facts_.extents = 0;
  }
  void add(const fiemap_extent& extent) {
    const std::uint64_t begin = std::clamp<std::uint64_t>(extent.fe_logical, seen_, size_);
    const std::uint64_t end = std::clamp<std::uint64_t>(extent.fe_logical + extent.fe_length, begin, size_);
    facts_.hole_bytes += begin - seen_;
    add_if(extent, FIEMAP_EXTENT_UNWRITTEN, *facts_.unwritten_bytes, end - begin);
    add_if(extent, kEncoded, *facts_.encoded_bytes, end - begin);
    add_if(extent, FIEMAP_EXTENT_SHARED, *facts_.shared_bytes, end - begin);
    ++*facts_.extents;
    seen_ = end;
  }
  /// Nothing comes any more: the rest is a hole.
  void finish() {
    facts_.hole_bytes += size_ - seen_;
    seen_ = size_;
  }
  [[nodiscard]] std::uint64_t seen() const { return seen_; }
  [[nodiscard]] bool complete() const { return seen_ == size_; }
  [[nodiscard]] ExtentFacts facts() const {
    ExtentFacts facts = facts_;
    facts.looked_at_bytes = seen_;
    return facts;
  }

 private:
  static constexpr std::uint32_t kEncoded =
      FIEMAP_EXTENT_ENCODED | FIEMAP_EXTENT_DATA_ENCRYPTED | FIEMAP_EXTENT_DATA_INLINE | FIEMAP_EXTENT_DATA_TAIL;
  static void add_if(const fiemap_extent& extent, std::uint32_t flags, std::uint64_t& sum, std::uint64_t bytes) {
    if ((extent.fe_flags & flags) != 0) sum += bytes;
  }
  std::uint64_t size_;
  std::uint64_t seen_ = 0;
  ExtentFacts facts_{};
};

}  // namespace

std::optional<ExtentFacts> facts_by_extents(int fd, std::uint64_t size, std::chrono::steady_clock::time_point end) {
  ExtentQuery query;
  Tally tally(size);
  while (!tally.complete()) {
    const std::uint64_t from = tally.seen();
    if (!query.ask(fd, from, size)) return std::nullopt;
    for (const fiemap_extent& extent : query.answer()) tally.add(extent);
    if (query.is_last()) tally.finish();
    if (tally.seen() == from || std::chrono::steady_clock::now() >= end)
      break;  // no step forward: an answer that makes no sense
  }
  return tally.facts();
}

}  // namespace merops
