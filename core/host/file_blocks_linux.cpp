#include "core/host/file_blocks_linux.h"

#include "core/host/extent_query_linux.h"
#include "core/model/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kMostBlock = 4096;  // reads of a file's last bytes are rounded out to it

struct Objection {
  std::uint32_t flag;
  std::string_view why;
};

/// What is said first explains what is said with it: an inline extent is not aligned either.
constexpr std::array<Objection, 8> kObjections{{
    {FIEMAP_EXTENT_DELALLOC, "its bytes have no place on the disk yet"},
    {FIEMAP_EXTENT_DATA_ENCRYPTED, "the file system encrypts it"},
    {FIEMAP_EXTENT_DATA_INLINE, "its bytes lie among the file system's own data"},
    {FIEMAP_EXTENT_DATA_TAIL, "its bytes share a block with other files"},
    {FIEMAP_EXTENT_ENCODED, "the file system compresses or encodes it"},
    {FIEMAP_EXTENT_UNKNOWN, "the file system does not know its place"},
    {FIEMAP_EXTENT_UNWRITTEN, "it is allocated, but was never written"},
    {FIEMAP_EXTENT_NOT_ALIGNED, "it does not begin with a block"},
}};

std::string doing(const std::filesystem::path& file) {
  return fmt::format("finding the blocks of {} on its disk", file.string());
}

}  // namespace

FileBlocks::FileBlocks(std::filesystem::path file, std::uint64_t size, std::uint64_t start, std::uint64_t block)
    : file_(std::move(file)), size_(size), start_(start), block_(block) {}

void FileBlocks::refuse(std::uint64_t offset, const std::string& why) const {
  throw Error(
      doing(file_), fmt::format("at offset {}: {}", offset, why),
      "copy the file (cp --reflink=never --sparse=never) on the same disk and read the copy, or take the reader "
      "io_uring");
}

void FileBlocks::refuse_flags(const fiemap_extent& extent) const {
  for (const auto& [flag, why] : kObjections) {
    if ((extent.fe_flags & flag) != 0) refuse(extent.fe_logical, std::string(why));
  }
  if (((extent.fe_logical | extent.fe_physical | extent.fe_length | start_) & (block_ - 1)) != 0)
    refuse(extent.fe_logical, fmt::format("it does not lie in whole blocks of {} bytes", block_));
}

void FileBlocks::add(const fiemap_extent& extent) {
  const std::uint64_t seen = map_.size();
  if (complete() || extent.fe_logical + extent.fe_length <= seen) return;  // told before, or allocated behind the end
  if (extent.fe_logical > seen) refuse(seen, "there is a hole in it");
  refuse_flags(extent);
  const std::uint64_t end = (size_ + kMostBlock - 1) / kMostBlock * kMostBlock;
  const std::uint64_t into = seen - extent.fe_logical;
  map_.add(std::min<std::uint64_t>(extent.fe_length - into, end - seen), start_ + extent.fe_physical + into);
}

BlockMap FileBlocks::take() {
  if (!complete()) refuse(map_.size(), "there is a hole in it");
  return std::move(map_);
}

BlockMap blocks_of_file(int fd, const std::filesystem::path& file, std::uint64_t size, std::uint64_t start,
                        std::uint64_t block) {
  ExtentQuery query;
  FileBlocks blocks(file, size, start, block);
  while (!blocks.complete()) {
    const std::uint64_t from = blocks.mapped();
    if (!query.ask(fd, from, size))
      throw Error(doing(file), "the file system does not tell: " + std::generic_category().message(errno),
                  "put the file on ext4 or xfs, or take the reader io_uring");
    for (const fiemap_extent& extent : query.answer()) blocks.add(extent);
    if (query.is_last() || blocks.mapped() == from) break;
  }
  return blocks.take();
}

}  // namespace merops
