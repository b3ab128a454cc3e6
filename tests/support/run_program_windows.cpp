#include "core/host/error_windows.h"
#include "core/host/open_file.h"
#include "core/host/wide_text_windows.h"
#include "tests/support/pseudo_console_windows.h"
#include "tests/support/run_program.h"

#include <array>
#include <condition_variable>
#include <csignal>
#include <cwchar>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include <windows.h>

namespace merops::test {
namespace {

[[noreturn]] void fail(const char* what) { throw std::system_error(windows_error(::GetLastError()), what); }

/// As CommandLineToArgvW and the C runtimes take it apart again: backslashes count double before a quote only.
void append_quoted(std::wstring& line, const std::wstring& argument) {
  if (!line.empty()) line += L' ';
  if (!argument.empty() && argument.find_first_of(L" \t\n\v\"") == std::wstring::npos) {
    line += argument;
    return;
  }
  line += L'"';
  std::size_t backslashes = 0;
  for (const wchar_t unit : argument) {
    if (unit == L'"') line.append(backslashes + 1, L'\\');
    backslashes = unit == L'\\' ? backslashes + 1 : 0;
    line += unit;
  }
  line.append(backslashes, L'\\');
  line += L'"';
}

std::wstring command_line(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
  std::wstring line;
  append_quoted(line, program.native());
  for (const std::string& argument : arguments) append_quoted(line, wide_of(argument));
  return line;
}

struct IgnoringCase {
  bool operator()(const std::wstring& a, const std::wstring& b) const {
    return ::CompareStringOrdinal(a.c_str(), -1, b.c_str(), -1, TRUE) == CSTR_LESS_THAN;
  }
};

/// This process's variables and the given ones, as CreateProcessW takes them: sorted, each ended by a zero.
std::wstring environment_block(const RunOptions& options) {
  std::map<std::wstring, std::wstring, IgnoringCase> variables{};
  wchar_t* const own = ::GetEnvironmentStringsW();
  for (const wchar_t* entry = own; *entry != L'\0'; entry += std::wcslen(entry) + 1) {
    const std::wstring text = entry;
    const std::size_t equals = text.find(L'=', 1);  // "=C:=C:\folder" has the name "=C:"
    if (equals != std::wstring::npos) variables[text.substr(0, equals)] = text.substr(equals + 1);
  }
  ::FreeEnvironmentStringsW(own);
  for (const auto& [name, value] : options.environment) variables[wide_of(name)] = wide_of(value);
  if (!options.data.empty()) variables[L"LOCALAPPDATA"] = options.data.native();
  std::wstring block;
  for (const auto& [name, value] : variables) (block += name + L'=' + value) += L'\0';
  return block + L'\0';
}

struct Pipe {
  FileHandle read_end{}, write_end{};
};

void let_inherit(const FileHandle& handle) {
  if (::SetHandleInformation(handle.handle(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT) == 0) fail("inheriting");
}

enum class Inherited { read_end, write_end };

Pipe make_pipe(Inherited inherited) {
  HANDLE read_end = nullptr, write_end = nullptr;
  if (::CreatePipe(&read_end, &write_end, nullptr, 0) == 0) fail("CreatePipe");
  Pipe pipe{FileHandle(read_end), FileHandle(write_end)};
  let_inherit(inherited == Inherited::read_end ? pipe.read_end : pipe.write_end);
  return pipe;
}

FileHandle open_nothing() {
  FileHandle nothing(
      ::CreateFileW(L"NUL", GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr));
  let_inherit(nothing);
  return nothing;
}

HANDLE output_for(OutputTo to, const Pipe& out) { return to == OutputTo::closed ? nullptr : out.write_end.handle(); }

/// STARTUPINFO that puts a process on a console of its own.
class Startup {
 public:
  explicit Startup(void* console) {
    SIZE_T size = 0;
    ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    memory_.resize(size);
    info_.StartupInfo.cb = sizeof info_;
    info_.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    info_.lpAttributeList = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data());
    if (::InitializeProcThreadAttributeList(info_.lpAttributeList, 1, 0, &size) == 0 ||
        ::UpdateProcThreadAttribute(info_.lpAttributeList, 0, kPseudoConsole, console, sizeof console, nullptr,
                                    nullptr) == 0)
      fail("the attributes of a process");
  }
  Startup(const Startup&) = delete;
  Startup& operator=(const Startup&) = delete;
  ~Startup() { ::DeleteProcThreadAttributeList(info_.lpAttributeList); }
  STARTUPINFOW& info() { return info_.StartupInfo; }

 private:
  static constexpr DWORD_PTR kPseudoConsole = 0x20016;  // PROC_THREAD_ATTRIBUTE_PSEUDOCONSOLE
  std::vector<char> memory_{};
  STARTUPINFOEXW info_{};
};

}  // namespace

bool can_offer(OutputTo output) { return output != OutputTo::full_device; }

int exit_of_broken_pipe() { return 1; }

struct RunningProgram::State {
  void read(const FileHandle& from, std::string& into);
  void start_reading(OutputTo output);
  void stop_reading();

  PseudoConsole console{};
  FileHandle process{}, in{};
  DWORD id = 0;
  Pipe out{}, err{};
  std::mutex mutex{};
  std::condition_variable news{};
  Outcome run{};
  int ended = 0;  // streams
  std::array<std::thread, 2> readers{};
};

void RunningProgram::State::read(const FileHandle& from, std::string& into) {
  std::array<char, 65536> buffer{};
  DWORD count = 0;
  while (::ReadFile(from.handle(), buffer.data(), static_cast<DWORD>(buffer.size()), &count, nullptr) != 0) {
    const std::lock_guard lock(mutex);
    into.append(buffer.data(), count);
    news.notify_all();
  }
  const std::lock_guard lock(mutex);
  ++ended;
  news.notify_all();
}

void RunningProgram::State::start_reading(OutputTo output) {
  out.write_end = {};
  err.write_end = {};
  if (output == OutputTo::pipe) {
    readers[0] = std::thread([this] { read(out.read_end, run.out); });
  } else {
    ++ended;
  }
  readers[1] = std::thread([this] { read(err.read_end, run.err); });
}

void RunningProgram::State::stop_reading() {
  for (std::thread& reader : readers) {
    if (reader.joinable()) reader.join();
  }
}

RunningProgram::RunningProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                               const RunOptions& options)
    : state_(std::make_unique<State>()) {
  State& state = *state_;
  state.out = make_pipe(Inherited::write_end);
  state.err = make_pipe(Inherited::write_end);
  if (options.output == OutputTo::broken_pipe) state.out.read_end = {};
  Pipe in = options.input == InputFrom::pipe ? make_pipe(Inherited::read_end) : Pipe{open_nothing(), {}};
  Startup start(state.console.get());
  start.info().hStdInput = in.read_end.handle();
  start.info().hStdOutput = output_for(options.output, state.out);
  start.info().hStdError = state.err.write_end.handle();
  std::wstring line = command_line(program, arguments);
  std::wstring environment = environment_block(options);
  PROCESS_INFORMATION made{};
  const auto create = [&] {
    return ::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE,
                            CREATE_UNICODE_ENVIRONMENT | EXTENDED_STARTUPINFO_PRESENT, environment.data(),
                            options.folder.empty() ? nullptr : options.folder.c_str(), &start.info(), &made) != 0;
  };
  // On a busy machine Wine now and then loses a process before its first step, which Windows does not.
  bool created = create();
  for (int again = 0; !created && ::GetLastError() == ERROR_INTERNAL_ERROR && again < 3; ++again) created = create();
  if (!created) fail("CreateProcess");
  ::CloseHandle(made.hThread);
  state.process = FileHandle(made.hProcess);
  state.id = made.dwProcessId;
  state.in = std::move(in.write_end);
  state.start_reading(options.output);
}

RunningProgram::~RunningProgram() {
  kill();
  state_->stop_reading();
}

void RunningProgram::send(int signal) const {
  const bool as_break = signal != SIGINT && send_console_event(CTRL_BREAK_EVENT, state_->id);
  // A program that has ended meanwhile has no console any more, as kill() is nothing to a process that waits to be
  // waited for.
  if (!as_break && !send_console_event(CTRL_C_EVENT, state_->id) &&
      ::WaitForSingleObject(state_->process.handle(), 0) == WAIT_TIMEOUT)
    fail("sending Ctrl-C");
}

void RunningProgram::type(const std::string& text) const {
  DWORD written = 0;
  if (::WriteFile(state_->in.handle(), text.data(), static_cast<DWORD>(text.size()), &written, nullptr) == 0)
    fail("writing to a program's input");
}

void RunningProgram::end_input() { state_->in = {}; }

void RunningProgram::kill() {
  if (state_->process) ::TerminateProcess(state_->process.handle(), 128 + 9);
}

bool RunningProgram::says(const std::string& text) {
  std::unique_lock lock(state_->mutex);
  const auto holds = [&] { return state_->run.err.find(text) != std::string::npos; };
  state_->news.wait(lock, [&] { return holds() || state_->ended == 2; });
  return holds();
}

Outcome RunningProgram::wait() {
  state_->stop_reading();
  DWORD code = 0;
  ::WaitForSingleObject(state_->process.handle(), INFINITE);
  if (::GetExitCodeProcess(state_->process.handle(), &code) == 0) fail("GetExitCodeProcess");
  state_->process = {};
  state_->run.exit_code = static_cast<int>(code);
  return state_->run;
}

Outcome run_program(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                    const RunOptions& options) {
  return RunningProgram(program, arguments, options).wait();
}

}  // namespace merops::test
