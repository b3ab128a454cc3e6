#include "core/engine/image_writer.h"

#include "core/host/slot_memory.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/sha256.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

static_assert(BlockAccess::kBlock == kStoreBlock && ColdFile::kBlock == kStoreBlock);

/// Written, or read back, at once by one worker.
constexpr std::uint64_t kPiece = std::uint64_t{4} << 20U;

class ImageWriter {
 public:
  ImageWriter(BlockAccess& device, const ImageWork& work, WorkMeter& meter)
      : device_(device),
        work_(work),
        meter_(meter),
        hashes_((work.bytes - kStoreBlock + kPiece - 1) / kPiece),
        buffers_(allocate_slots(work.workers, std::min(kPiece, work.bytes), PageKind::any)),
        blocks_(allocate_slots(2, kStoreBlock, PageKind::any)) {}

  void write() {
    keep_superblock();
    invalidate();
    for_each_piece([this](std::uint32_t worker, std::uint64_t piece) { write_piece(worker, piece); });
    device_.flush();
    for_each_piece([this](std::uint32_t worker, std::uint64_t piece) { verify_piece(worker, piece); });
    if (work_.before_superblock) work_.before_superblock();
    meter_.check_stop();
    complete();
  }

 private:
  [[nodiscard]] std::span<std::byte> superblock() const { return blocks_.memory().slot(0).first(kStoreBlock); }
  [[nodiscard]] std::span<std::byte> scratch() const { return blocks_.memory().slot(1).first(kStoreBlock); }

  void keep_superblock() {
    work_.store.read(0, superblock(), kStoreBlock);
    if (!has_store_magic(superblock())) throw Error("reading the store again", "it begins with no superblock any more");
  }

  /// What lay on the device is no store from here on.
  void invalidate() {
    std::memset(scratch().data(), 0, kStoreBlock);
    device_.write(0, scratch());
    device_.flush();
    require_first_block([](std::span<const std::byte> block) {
      return std::all_of(block.begin(), block.end(), [](std::byte byte) { return byte == std::byte{}; });
    });
  }

  void complete() try {
    device_.write(0, superblock());
    device_.flush();
    require_first_block([this](std::span<const std::byte> block) {
      return std::equal(block.begin(), block.end(), superblock().begin());
    });
  } catch (const Error&) {
    withdraw();
    throw;
  }

  /// Nothing is certain about the superblock any more: it goes away again, if the device still takes that.
  void withdraw() noexcept try {
    std::memset(scratch().data(), 0, kStoreBlock);
    device_.write(0, scratch());
    device_.flush();
  } catch (const Error&) {  // the first error is told
  }

  template <typename Right>
  void require_first_block(const Right& is_right) {
    std::memset(scratch().data(), 0xa5, kStoreBlock);
    device_.read(0, scratch());
    if (!is_right(scratch())) refuse(0, kStoreBlock);
  }

  template <typename Run>
  void for_each_piece(const Run& run) {
    run_crew({hashes_.size(), run}, work_.workers, meter_);
  }

  [[nodiscard]] static std::uint64_t offset_of(std::uint64_t piece) { return kStoreBlock + piece * kPiece; }

  [[nodiscard]] std::span<std::byte> room_for(std::uint32_t worker, std::uint64_t piece) const {
    const std::uint64_t length = std::min(kPiece, work_.bytes - offset_of(piece));
    return buffers_.memory().slot(worker).first(static_cast<std::size_t>(length));
  }

  void write_piece(std::uint32_t worker, std::uint64_t piece) {
    const std::span<std::byte> bytes = room_for(worker, piece);
    work_.store.read(offset_of(piece), bytes, bytes.size());
    hashes_[piece] = sha256(bytes);
    device_.write(offset_of(piece), bytes);
    meter_.add(bytes.size());
  }

  void verify_piece(std::uint32_t worker, std::uint64_t piece) {
    const std::span<std::byte> bytes = room_for(worker, piece);
    device_.read(offset_of(piece), bytes);
    if (sha256(bytes) != hashes_[piece]) refuse(offset_of(piece), bytes.size());
    meter_.add(bytes.size());
  }

  [[noreturn]] void refuse(std::uint64_t offset, std::uint64_t length) const {
    if (work_.require_alone) work_.require_alone();
    throw Error("verifying " + device_.name(),
                fmt::format("the {} bytes from byte {} on read back other than they were written", length, offset),
                "the device, its cable or its memory is at fault; do not trust it with data");
  }

  BlockAccess& device_;
  const ImageWork& work_;
  WorkMeter& meter_;
  std::vector<Sha256Digest> hashes_;  // of the pieces, as they were written
  SlotPages buffers_, blocks_;
};

}  // namespace

std::uint64_t image_work_bytes(std::uint64_t store_bytes) { return 2 * (store_bytes - kStoreBlock); }

void write_image(BlockAccess& device, const ImageWork& work, WorkMeter& meter) {
  ImageWriter(device, work, meter).write();
}

bool begins_with_store(const BlockAccess& device) {
  const SlotPages pages = allocate_slots(1, kStoreBlock, PageKind::any);
  const std::span<std::byte> block = pages.memory().slot(0).first(kStoreBlock);
  device.read(0, block);
  return has_store_magic(block);
}

}  // namespace merops
