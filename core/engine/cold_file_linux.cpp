#include "core/engine/cold_file.h"
#include "core/model/error.h"

#include <cassert>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace merops {

ColdFile::ColdFile(const std::filesystem::path& path) : path_(path), why_buffered_(open_direct()) {
  if (!file_) file_ = open_for_reading(path_, Access::buffered);
}

/// Empty once the file is open for direct reads, proved by one; else why it is not.
std::string ColdFile::open_direct() try {
  if (direct_alignment(path_) > kBlock) return "direct I/O needs blocks larger than 4096 bytes";
  FileHandle file = open_for_reading(path_, Access::direct);
  alignas(kBlock) std::byte probe[kBlock];
  if (pread(file.get(), probe, kBlock, 0) < 0 && errno == EINVAL) return "direct reads are refused";
  file_ = std::move(file);
  return {};
} catch (const Error& error) {
  return error.why();
}

void ColdFile::read(std::uint64_t offset, std::span<std::byte> blocks, std::uint64_t needed) const {
  assert(offset % kBlock == 0 && blocks.size() % kBlock == 0 && needed <= blocks.size());
  std::uint64_t done = 0;
  while (done < needed) {
    const ssize_t got =
        pread(file_.get(), blocks.data() + done, blocks.size() - done, static_cast<off_t>(offset + done));
    if (got < 0 && errno == EINTR) continue;
    const std::string why = got < 0 ? std::generic_category().message(errno) : "the file ends here";
    // A direct read goes on at a whole block; one that ended inside a block has met the file's end.
    const auto more = got < 0 ? 0 : static_cast<std::uint64_t>(got) / kBlock * kBlock;
    if (got > 0 && done + static_cast<std::uint64_t>(got) >= needed) break;
    if (more == 0) throw Error(fmt::format("reading {} at byte {}", path_.string(), offset + done), why);
    done += more;
  }
  if (!direct()) {
    posix_fadvise(file_.get(), static_cast<off_t>(offset), static_cast<off_t>(blocks.size()), POSIX_FADV_DONTNEED);
  }
}

}  // namespace merops
