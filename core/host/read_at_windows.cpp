#include "core/host/error_windows.h"
#include "core/host/read_at.h"

#include <algorithm>

#include <windows.h>

namespace merops {
namespace {

constexpr std::size_t kMostAtOnce = std::size_t{1} << 30;  // a length has 32 bits, and stays a multiple of all blocks

}  // namespace

BytesRead read_at(const FileHandle& file, std::uint64_t offset, std::span<std::byte> out) noexcept {
  OVERLAPPED place{};
  place.Offset = static_cast<DWORD>(offset & 0xFFFF'FFFFU);
  place.OffsetHigh = static_cast<DWORD>(offset >> 32U);
  DWORD got = 0;
  const auto wanted = static_cast<DWORD>(std::min(out.size(), kMostAtOnce));
  if (::ReadFile(file.handle(), out.data(), wanted, &got, &place) != 0) return {got, {}};
  const DWORD error = ::GetLastError();
  if (error == ERROR_HANDLE_EOF) return {};
  return {0, windows_error(error)};
}

}  // namespace merops
