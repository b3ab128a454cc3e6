#include "backends/completion_port_windows.h"

#include "core/host/error_windows.h"

#include <algorithm>

namespace merops {
namespace {

constexpr const char* kDoing = "setting up a completion port";
constexpr ULONG kMostAtOnce = 4096;

}  // namespace

CompletionPort::CompletionPort(std::span<const FileHandle> files) {
  HANDLE port = ::CreateIoCompletionPort(INVALID_HANDLE_VALUE, nullptr, 0, 1);
  if (port == nullptr) throw error_of(kDoing, ::GetLastError());
  port_ = FileHandle(port);
  for (const FileHandle& file : files) {
    if (::CreateIoCompletionPort(file.handle(), port, 0, 0) == nullptr) throw error_of(kDoing, ::GetLastError());
    // A read that is over when the call returns costs no second call then. Nor is an event set that nobody waits for.
    constexpr UCHAR kModes = FILE_SKIP_COMPLETION_PORT_ON_SUCCESS | FILE_SKIP_SET_EVENT_ON_HANDLE;
    told_at_once_.push_back(::SetFileCompletionNotificationModes(file.handle(), kModes) != FALSE);
  }
}

DWORD CompletionPort::read(HANDLE file, std::span<std::byte> to, OVERLAPPED& read) {
  const BOOL done = ::ReadFile(file, to.data(), static_cast<DWORD>(to.size()), nullptr, &read);
  return done != FALSE ? ERROR_SUCCESS : ::GetLastError();
}

std::size_t CompletionPort::wait(std::span<OVERLAPPED_ENTRY> out, DWORD milliseconds) {
  ULONG told = 0;
  const auto room = static_cast<ULONG>(std::min<std::size_t>(out.size(), kMostAtOnce));
  const BOOL any =
      ::GetQueuedCompletionStatusEx(port_.handle(), out.data(), room, &told, milliseconds, FALSE /* not alertable */);
  return any != FALSE ? told : 0;
}

void CompletionPort::cancel(HANDLE file) {
  // Nothing in flight is an error to Windows and a success to Wine; both are well.
  ::CancelIoEx(file, nullptr);
}

}  // namespace merops
