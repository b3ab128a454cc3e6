#include "cli/terminal.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace merops {
namespace {

/// How a console was before us; nothing of what is no console.
struct ConsoleState {
  HANDLE handle = nullptr;
  DWORD mode = 0;
  bool changed = false;
};

std::array<ConsoleState, 2> consoles{};  // of the standard output and the standard error
UINT code_page_before = 0;               // 0: unchanged

bool is_console(HANDLE handle) {
  DWORD mode = 0;
  return ::GetConsoleMode(handle, &mode) != 0;
}

/// Windows 10 draws colours and moves the cursor by escape sequences where it is asked to.
ConsoleState with_escape_sequences(DWORD stream) {
  ConsoleState console{::GetStdHandle(stream), 0, false};
  if (::GetConsoleMode(console.handle, &console.mode) == 0) return console;
  const DWORD wanted = console.mode | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
  console.changed = wanted != console.mode && ::SetConsoleMode(console.handle, wanted) != 0;
  return console;
}

/// The page belongs to the console and outlives the program: it is put back.
void write_utf8_to_console() {
  const UINT page = ::GetConsoleOutputCP();
  if (page == 0 || page == CP_UTF8) return;
  if (::SetConsoleOutputCP(CP_UTF8) != 0) code_page_before = page;
}

bool output_is_pipe() { return ::GetFileType(::GetStdHandle(STD_OUTPUT_HANDLE)) == FILE_TYPE_PIPE; }

}  // namespace

void secure_standard_streams() {
  // The runtime keeps 0, 1 and 2 for these streams even where they are closed. Data is written as it is, without \r.
  for (std::FILE* stream : {stdin, stdout, stderr}) {
    const int descriptor = ::_fileno(stream);
    if (descriptor >= 0) ::_setmode(descriptor, _O_BINARY);
  }
  write_utf8_to_console();
  consoles = {with_escape_sequences(STD_OUTPUT_HANDLE), with_escape_sequences(STD_ERROR_HANDLE)};
  std::atexit(restore_terminal);
}

void restore_terminal() {
  for (const ConsoleState& console : consoles) {
    if (console.changed) ::SetConsoleMode(console.handle, console.mode);
  }
  if (code_page_before != 0) ::SetConsoleOutputCP(code_page_before);
}

int error_of_output(int error) {
  // What the runtime makes of ERROR_NO_DATA, "the pipe is being closed".
  return error == EINVAL && output_is_pipe() ? EPIPE : error;
}

void end_by_broken_pipe() {}

bool output_is_terminal() { return is_console(::GetStdHandle(STD_OUTPUT_HANDLE)); }
bool log_is_terminal() { return is_console(::GetStdHandle(STD_ERROR_HANDLE)); }

std::size_t terminal_width() {
  CONSOLE_SCREEN_BUFFER_INFO buffer{};
  if (::GetConsoleScreenBufferInfo(::GetStdHandle(STD_ERROR_HANDLE), &buffer) == 0) return 80;
  const int columns = buffer.srWindow.Right - buffer.srWindow.Left + 1;
  return columns > 0 ? static_cast<std::size_t>(columns) : 80;
}

bool locale_is_utf8() {
  // What is no console is written in UTF-8, as files and pipes are read today.
  const UINT page = ::GetConsoleOutputCP();
  return page == 0 || page == CP_UTF8 || !(output_is_terminal() || log_is_terminal());
}

}  // namespace merops
