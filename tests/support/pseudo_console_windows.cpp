#include "tests/support/pseudo_console_windows.h"

#include "core/host/error_windows.h"

#include <array>
#include <system_error>
#include <utility>

#include <windows.h>

namespace merops::test {
namespace {

using Create = HRESULT(WINAPI*)(COORD, HANDLE, HANDLE, DWORD, void**);
using Close = void(WINAPI*)(void*);

/// Not in every SDK's headers and libraries.
template <typename Function>
Function function_named(const char* name) {
  const FARPROC found = ::GetProcAddress(::GetModuleHandleW(L"kernel32.dll"), name);
  if (found == nullptr) throw std::system_error(windows_error(::GetLastError()), name);
  return reinterpret_cast<Function>(reinterpret_cast<void*>(found));
}

std::pair<FileHandle, FileHandle> make_pipe() {
  HANDLE read_end = nullptr, write_end = nullptr;
  if (::CreatePipe(&read_end, &write_end, nullptr, 0) == 0)
    throw std::system_error(windows_error(::GetLastError()), "CreatePipe");
  return {FileHandle(read_end), FileHandle(write_end)};
}

void throw_away(HANDLE from) {
  std::array<char, 4096> buffer{};
  DWORD count = 0;
  while (::ReadFile(from, buffer.data(), static_cast<DWORD>(buffer.size()), &count, nullptr) != 0) {
  }
}

BOOL WINAPI survive(DWORD) { return TRUE; }

}  // namespace

PseudoConsole::PseudoConsole() {
  constexpr COORD kSize{80, 25};
  auto [childs_input, input] = make_pipe();
  auto [output, childs_output] = make_pipe();
  const auto create = [this, kSize, in = childs_input.handle(), out = childs_output.handle()] {
    return function_named<Create>("CreatePseudoConsole")(kSize, in, out, 0, &console_);
  };
  // On a busy machine Wine now and then loses the process that serves the console, which Windows does not.
  HRESULT result = create();
  for (int again = 0; result < 0 && again < 3; ++again) result = create();
  if (result < 0) throw std::system_error(windows_error(static_cast<DWORD>(result)), "CreatePseudoConsole");
  input_ = std::move(input);
  output_ = std::move(output);
  drain_ = std::thread(throw_away, output_.handle());
}

PseudoConsole::~PseudoConsole() {
  function_named<Close>("ClosePseudoConsole")(console_);
  drain_.join();
}

bool send_console_event(unsigned long event, unsigned long process) {
  const bool had_console = ::GetConsoleCP() != 0;
  ::SetConsoleCtrlHandler(survive, TRUE);
  ::FreeConsole();
  const bool sent = ::AttachConsole(process) != 0 && ::GenerateConsoleCtrlEvent(event, 0) != 0;
  ::FreeConsole();
  if (had_console) ::AttachConsole(ATTACH_PARENT_PROCESS);
  return sent;
}

}  // namespace merops::test
