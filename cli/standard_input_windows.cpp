#include "cli/standard_input.h"

#include <windows.h>

namespace merops {

std::size_t read_standard_input(std::span<char> bytes) {
  for (;;) {
    DWORD count = 0;
    ::SetLastError(ERROR_SUCCESS);
    const BOOL read =
        ::ReadFile(::GetStdHandle(STD_INPUT_HANDLE), bytes.data(), static_cast<DWORD>(bytes.size()), &count, nullptr);
    if (count > 0) return count;
    // Ctrl-C at a console breaks the read off, and is told to the control handler.
    if (::GetLastError() != ERROR_OPERATION_ABORTED) return 0;
    if (read == FALSE) ::SwitchToThread();
  }
}

}  // namespace merops
