#include "cli/run_main.h"
#include "core/host/long_paths_windows.h"
#include "core/host/wide_text_windows.h"

#include <string>
#include <vector>

#include <windows.h>
// After windows.h, which it needs.
#include <shellapi.h>

namespace {

/// As typed: main()'s own arguments have lost what the process's code page cannot hold.
std::vector<std::string> typed_arguments() {
  int count = 0;
  wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
  std::vector<std::string> arguments;
  for (int i = 0; wide != nullptr && i < count; ++i) arguments.push_back(merops::utf8_of(wide[i]));
  ::LocalFree(wide);
  return arguments;
}

}  // namespace

int main() {
  merops::allow_long_paths();
  std::vector<std::string> arguments = typed_arguments();
  std::vector<const char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  pointers.push_back(nullptr);
  return merops::run_main(static_cast<int>(arguments.size()), pointers.data());
}
