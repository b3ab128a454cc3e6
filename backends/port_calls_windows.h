#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <windows.h>

namespace merops {

/// The system calls below the asynchronous readers of Windows: overlapped reads whose ends are told by one completion
/// port. Another one is only ever given by tests. One thread; never throws.
class PortCalls {
 public:
  virtual ~PortCalls() = default;
  /// As ReadFile on an overlapped handle. ERROR_IO_PENDING: the port will tell. ERROR_SUCCESS: it is read already, and
  /// the port tells that too unless told_at_once(file). Anything else: it failed at once, and the port tells nothing.
  [[nodiscard]] virtual DWORD read(HANDLE file, std::span<std::byte> to, OVERLAPPED& read) = 0;
  /// As GetQueuedCompletionStatusEx: how many ends were told; none when the time passed. INFINITE: until one is.
  [[nodiscard]] virtual std::size_t wait(std::span<OVERLAPPED_ENTRY> out, DWORD milliseconds) = 0;
  /// As CancelIoEx for all reads of a file: each of them still ends, and the port tells it.
  virtual void cancel(HANDLE file) = 0;
  /// What of this file (by its number among the reader's) is read already when the call returns is not told by the port
  /// as well.
  [[nodiscard]] virtual bool told_at_once(std::uint32_t file) const = 0;

  PortCalls() = default;
  PortCalls(const PortCalls&) = delete;
  PortCalls& operator=(const PortCalls&) = delete;
};

}  // namespace merops
