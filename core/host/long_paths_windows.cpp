#include "core/host/long_paths_windows.h"

#include <windows.h>

namespace merops {
namespace {

/// A function of ntdll.dll, which has no import library everywhere; null where there is none.
template <class Function>
Function* system_function(const char* name) {
  const HMODULE system = ::GetModuleHandleW(L"ntdll.dll");
  const FARPROC found = system == nullptr ? nullptr : ::GetProcAddress(system, name);
  return reinterpret_cast<Function*>(reinterpret_cast<void*>(found));
}

bool knows_long_paths() {
  constexpr DWORD kVersion1703 = 15063;
  OSVERSIONINFOW version{};
  version.dwOSVersionInfoSize = sizeof version;
  auto* const get_version = system_function<LONG WINAPI(OSVERSIONINFOW*)>("RtlGetVersion");
  if (get_version == nullptr || get_version(&version) != 0) return false;
  return version.dwMajorVersion > 10 || (version.dwMajorVersion == 10 && version.dwBuildNumber >= kVersion1703);
}

}  // namespace

// A program's manifest asks for long paths and the machine's setting grants them; both end as one bit of the process,
// which Windows looks at with each path. Go's runtime sets it in the same way.
void allow_long_paths() noexcept {
  constexpr std::size_t kBits = 3;                // of the process's block, its byte of flags
  constexpr unsigned char kLongPathAware = 0x80;  // IsLongPathAwareProcess
  auto* const current_block = system_function<unsigned char * WINAPI()>("RtlGetCurrentPeb");
  if (current_block == nullptr || !knows_long_paths()) return;
  unsigned char& bits = current_block()[kBits];
  bits = static_cast<unsigned char>(bits | kLongPathAware);
}

}  // namespace merops
