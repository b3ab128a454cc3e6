#include "backends/mapped_file.h"
#include "backends/page_touch.h"
#include "backends/read_error.h"
#include "backends/rounding.h"
#include "backends/rows.h"
#include "backends/synchronous_reader.h"

#include <vector>

namespace merops {
namespace {

/// What engines do that map their weights: touches one byte in each page of the expert and hands out the mapping.
class MmapReader final : public SynchronousReader {
 public:
  MmapReader(std::span<const Target> targets, const ReaderOptions& options)
      : SynchronousReader(options), page_size_(page_bytes()) {
    guard_against_page_errors();
    files_.reserve(targets.size());
    for (const Target& target : targets) files_.emplace_back(target.path);
  }
  [[nodiscard]] std::uint64_t alignment() const override { return 1; }

 private:
  void read(const Request& request, Completion& completion) override {
    for (const Extent& extent : request.extents) {
      const MappedFile& file = files_[extent.target];
      const std::span<const std::byte> payload = file.bytes(extent);
      const std::byte* failed = touch_pages(payload, page_size_);
      // The page that holds the end of a file can be read beyond it: the size is looked at once more.
      if (failed != nullptr || payload.size() < extent.length || !file.still_holds(extent)) {
        completion.error = file.still_holds(extent) ? std::make_error_code(std::errc::io_error)
                                                    : make_error_code(ReadError::ended_early);
        completion.error_offset = failed != nullptr ? file.offset_of(failed) : extent.offset;
        return;
      }
      deliver(completion, payload, round_out(extent, page_size_).length);
    }
  }

  std::size_t page_size_;
  std::vector<MappedFile> files_;
};

std::unique_ptr<Reader> open_mmap(std::span<const Target> targets, const SlotMemory& /*memory*/,
                                  const ReaderOptions& options) {
  return std::make_unique<MmapReader>(targets, options);
}

}  // namespace

Backend mmap_row() {
  return {.name = "mmap",
          .summary = "the mapped file, one byte of each page touched",
          .accepts = {.files = true, .devices = false},
          .open = open_mmap};
}

}  // namespace merops
