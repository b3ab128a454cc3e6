#include "core/host/error_windows.h"
#include "core/host/open_file.h"
#include "core/host/open_file_windows.h"
#include "core/host/read_at.h"
#include "core/host/residency.h"
#include "core/model/error.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include <windows.h>

namespace merops {
namespace {

constexpr std::size_t kWarmPiece = std::size_t{4} << 20;

[[noreturn]] void fail(const Target& target, const std::error_code& error) {
  throw Error("reading " + target.path.string() + " into the file cache", error.message(),
              hint_of_error(static_cast<unsigned long>(error.value())));
}

void warm_one(const Target& target, std::vector<std::byte>& piece) {
  const FileHandle file = open_with_flags(target.path, FILE_FLAG_SEQUENTIAL_SCAN);
  if (!file) fail(target, windows_error(::GetLastError()));
  for (std::uint64_t offset = 0; offset < target.size;) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), target.size - offset));
    const BytesRead got = read_at(file, offset, {piece.data(), wanted});
    if (got.error) fail(target, got.error);
    if (got.bytes == 0) return;  // shorter than it was: its identity tells
    offset += got.bytes;
  }
}

}  // namespace

std::optional<std::uint64_t> cached_bytes(std::span<const Target> /*targets*/) {
  return std::nullopt;  // Windows tells nobody what of a file its cache holds
}

void evict(std::span<const Target> targets) {
  // Windows writes back and drops what it holds of a file when it is opened past the cache, while nobody has it open
  // through the cache or mapped.
  for (const Target& target : targets) (void)open_with_flags(target.path, FILE_FLAG_NO_BUFFERING);
}

void warm(std::span<const Target> targets) {
  std::vector<std::byte> piece(kWarmPiece);
  for (const Target& target : targets) warm_one(target, piece);
}

}  // namespace merops
