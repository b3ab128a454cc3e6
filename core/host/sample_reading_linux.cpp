#include "core/host/open_file.h"
#include "core/host/page_cache_linux.h"
#include "core/host/read_at.h"
#include "core/host/sample_reading.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace merops {
namespace {

FileHandle open_without_read_ahead(const Target& target, int flags) {
  FileHandle file(::open(target.path.c_str(), O_RDONLY | O_CLOEXEC | flags));
  if (file) ::posix_fadvise(file.get(), 0, 0, POSIX_FADV_RANDOM);
  return file;
}

/// Leaves a part of a file in the page cache as it was found, as far as the kernel tells what was there.
class CacheKeeper {
 public:
  CacheKeeper(int fd, const Extent& part)
      : fd_(fd), begin_(part.offset / page_ * page_), bytes_(part.offset + part.length - begin_), before_(look()) {}
  CacheKeeper(const CacheKeeper&) = delete;
  CacheKeeper& operator=(const CacheKeeper&) = delete;
  ~CacheKeeper() {
    const auto now = look();
    if (!before_ || !now) return;
    for (std::size_t page = 0; page < now->size(); ++page) {
      const std::size_t first = page;  // runs, since a large folio goes as a whole or not at all
      while (page < now->size() && (*now)[page] && !(*before_)[page]) ++page;
      if (page > first) drop(first, page);
    }
  }

 private:
  [[nodiscard]] std::optional<std::vector<bool>> look() const {
    return pages_in_cache(fd_, begin_, static_cast<std::size_t>(bytes_));
  }
  void drop(std::size_t first, std::size_t behind) const {
    ::posix_fadvise(fd_, static_cast<off_t>(begin_ + first * page_), static_cast<off_t>((behind - first) * page_),
                    POSIX_FADV_DONTNEED);
  }
  std::uint64_t page_ = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  int fd_;
  std::uint64_t begin_, bytes_;
  std::optional<std::vector<bool>> before_;
};

bool read_whole(const FileHandle& file, const Extent& place, std::byte* out) {
  const auto length = static_cast<std::size_t>(place.length);
  return read_whole_at(file, place.offset, {out, length}).bytes == length;
}

}  // namespace

// Some file systems serve direct reads through the page cache, so both ways are followed by a look at it.
bool read_sample(const Target& target, const Extent& place, std::byte* out) {
  const FileHandle plain = open_without_read_ahead(target, 0);
  if (!plain) return false;
  const CacheKeeper keeper(plain.get(), place);
  const FileHandle direct = open_without_read_ahead(target, O_DIRECT);
  return (direct && read_whole(direct, place, out)) || read_whole(plain, place, out);
}

}  // namespace merops
