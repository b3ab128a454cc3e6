#include "core/host/open_file.h"
#include "core/host/wide_text_windows.h"
#include "tests/engine/victim.h"

#include <cstdlib>
#include <stdexcept>

#include <gtest/gtest.h>
#include <windows.h>

namespace merops::test {
namespace {

constexpr wchar_t kWork[] = L"MEROPS_VICTIM_WORK", kOutput[] = L"MEROPS_VICTIM_OUTPUT";

std::wstring this_program() {
  std::wstring path(32768, L'\0');
  path.resize(::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
  return path;
}

/// Nothing is forked here: the program is started once more, to run the one test below, told by the environment what to
/// do.
HANDLE start(const std::string& work, const std::filesystem::path& output) {
  ::SetEnvironmentVariableW(kWork, wide_of(work).c_str());
  ::SetEnvironmentVariableW(kOutput, output.c_str());
  const std::wstring program = this_program();
  std::wstring line = L"\"" + program + L"\" --gtest_also_run_disabled_tests --gtest_filter=Victim.DISABLED_Works";
  STARTUPINFOW startup{};
  startup.cb = sizeof startup;
  PROCESS_INFORMATION started{};
  if (::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, FALSE, DETACHED_PROCESS, nullptr, nullptr,
                       &startup, &started) == 0) {
    throw std::runtime_error("the test program could not be started once more");
  }
  ::CloseHandle(started.hThread);
  return started.hProcess;
}

}  // namespace

TEST(Victim, DISABLED_Works) {
  const wchar_t* const work = ::_wgetenv(kWork);
  const wchar_t* const output = ::_wgetenv(kOutput);
  ASSERT_TRUE(work != nullptr && output != nullptr);
  ASSERT_NO_THROW(victim_works().at(utf8_of(work))(output));
}

struct Victim::Process {
  FileHandle handle;
  [[nodiscard]] bool ends_within(DWORD milliseconds) const {
    return ::WaitForSingleObject(handle.handle(), milliseconds) == WAIT_OBJECT_0;
  }
};

Victim::Victim(const std::string& work, const std::filesystem::path& output)
    : process_(new Process{FileHandle(start(work, output))}) {}

Victim::~Victim() { kill(); }

bool Victim::ends_within(std::chrono::nanoseconds time) const {
  return process_->ends_within(static_cast<DWORD>(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()));
}

bool Victim::succeeds() {
  DWORD code = 1;
  return process_->ends_within(INFINITE) && ::GetExitCodeProcess(process_->handle.handle(), &code) != 0 && code == 0;
}

void Victim::kill() {
  ::TerminateProcess(process_->handle.handle(), 9);
  (void)process_->ends_within(INFINITE);
}

}  // namespace merops::test
