#include "core/engine/whole_io_windows.h"

#include "core/host/open_file.h"

#include <algorithm>
#include <limits>

#include <windows.h>

namespace merops {
namespace {

constexpr std::size_t kMostAtOnce = std::size_t{1} << 30U;  // the calls take 32 bits; whole blocks of any size

struct Moved {
  DWORD bytes = 0, error = 0;
};

/// A request of its own event: a handle's threads would wake one another by the handle itself.
class Request {
 public:
  explicit Request(std::uint64_t offset) : event_(::CreateEventW(nullptr, TRUE, FALSE, nullptr)) {
    overlapped_.Offset = static_cast<DWORD>(offset & std::numeric_limits<DWORD>::max());
    overlapped_.OffsetHigh = static_cast<DWORD>(offset >> 32U);
    overlapped_.hEvent = event_;
  }
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;
  ~Request() {
    if (event_ != nullptr) ::CloseHandle(event_);
  }

  [[nodiscard]] bool ready() const { return event_ != nullptr; }
  [[nodiscard]] OVERLAPPED* overlapped() { return &overlapped_; }

  /// What became of the call that has just returned `begun`.
  Moved end_of(HANDLE handle, BOOL begun) {
    Moved moved;
    if (begun == 0 && ::GetLastError() != ERROR_IO_PENDING) return {0, ::GetLastError()};
    if (::GetOverlappedResult(handle, &overlapped_, &moved.bytes, TRUE) == 0) moved.error = ::GetLastError();
    return moved;
  }

 private:
  HANDLE event_;
  OVERLAPPED overlapped_{};
};

DWORD piece_of(std::size_t bytes) { return static_cast<DWORD>(std::min(bytes, kMostAtOnce)); }

}  // namespace

unsigned long write_whole(void* handle, std::uint64_t offset, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    Request request(offset);
    if (!request.ready()) return ::GetLastError();
    const BOOL begun = ::WriteFile(handle, bytes.data(), piece_of(bytes.size()), nullptr, request.overlapped());
    const Moved moved = request.end_of(handle, begun);
    if (moved.error != 0) return moved.error;
    if (moved.bytes == 0) return ERROR_WRITE_FAULT;
    offset += moved.bytes;
    bytes = bytes.subspan(moved.bytes);
  }
  return 0;
}

ReadSome read_some(void* handle, std::uint64_t offset, std::span<std::byte> room) {
  Request request(offset);
  if (!request.ready()) return {0, ::GetLastError()};
  const BOOL begun = ::ReadFile(handle, room.data(), piece_of(room.size()), nullptr, request.overlapped());
  const Moved moved = request.end_of(handle, begun);
  return {moved.bytes, moved.error == ERROR_HANDLE_EOF ? 0 : moved.error};
}

}  // namespace merops
