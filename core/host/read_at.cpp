#include "core/host/read_at.h"

namespace merops {

BytesRead read_whole_at(const FileHandle& file, std::uint64_t offset, std::span<std::byte> out) noexcept {
  BytesRead sum;
  while (sum.bytes < out.size()) {
    const BytesRead part = read_at(file, offset + sum.bytes, out.subspan(sum.bytes));
    if (part.error == std::errc::interrupted) continue;
    sum.error = part.error;
    if (part.bytes == 0) break;
    sum.bytes += part.bytes;
  }
  return sum;
}

}  // namespace merops
