#pragma once

#include "core/host/reader.h"
#include "tests/backends/known_source.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace merops::test {

/// One reader over a known source, with as much memory of its own as `slots` of the largest expert take.
class OpenReader {
 public:
  OpenReader(const Backend& row, const KnownSource& source, std::uint32_t slots = 1);
  [[nodiscard]] Reader& reader() { return *reader_; }
  [[nodiscard]] const SlotMemory& memory() const { return pages_.memory(); }

  /// Reads one expert and waits for it.
  [[nodiscard]] Completion read(std::span<const Extent> extents, std::uint32_t slot = 0);
  /// Submits experts 0, 1, ... into slots 0, 1, ... as one batch.
  void submit_to_all_slots();
  /// Waits until nothing is in flight, taking at most `at_once` completions with each call.
  [[nodiscard]] std::vector<Completion> reap_all(std::size_t at_once);

  void destroy_reader() { reader_.reset(); }

 private:
  const KnownSource& source_;
  SlotPages pages_;
  std::unique_ptr<Reader> reader_;
};

}  // namespace merops::test
