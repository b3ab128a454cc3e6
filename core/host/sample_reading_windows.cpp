#include "core/host/open_file_windows.h"
#include "core/host/read_at.h"
#include "core/host/sample_reading.h"

#include <windows.h>

namespace merops {
namespace {

bool read_whole(const FileHandle& file, const Extent& place, std::byte* out) {
  const auto length = static_cast<std::size_t>(place.length);
  return file && read_whole_at(file, place.offset, {out, length}).bytes == length;
}

}  // namespace

bool read_sample(const Target& target, const Extent& place, std::byte* out) {
  return read_whole(open_with_flags(target.path, FILE_FLAG_NO_BUFFERING), place, out) ||
         read_whole(open_with_flags(target.path, FILE_FLAG_RANDOM_ACCESS), place, out);
}

}  // namespace merops
