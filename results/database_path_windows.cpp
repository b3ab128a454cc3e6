#include "core/model/error.h"
#include "results/database_path.h"

#include <cstdlib>
#include <memory>

#include <shlobj.h>
#include <windows.h>

namespace merops {
namespace {

struct Free {
  void operator()(wchar_t* text) const { ::CoTaskMemFree(text); }
};

/// std::filesystem of mingw knows no shares (\\server\share).
bool is_whole(const std::filesystem::path& path) { return path.is_absolute() || path.native().starts_with(LR"(\\)"); }

std::filesystem::path known_data_folder() {
  wchar_t* given = nullptr;
  const HRESULT result = ::SHGetKnownFolderPath(FOLDERID_LocalAppData, KF_FLAG_DONT_VERIFY, nullptr, &given);
  const std::unique_ptr<wchar_t, Free> text(given);  // to be freed in any case
  return SUCCEEDED(result) && text ? text.get() : std::filesystem::path();
}

/// The user's own data on this machine: a database is not to be copied over a network at each logon, as roaming data
/// are. The environment's word comes first, as on other systems.
std::filesystem::path data_folder() {
  const wchar_t* const text = ::_wgetenv(L"LOCALAPPDATA");
  std::filesystem::path data = text == nullptr ? L"" : text;
  if (!is_whole(data)) data = known_data_folder();
  if (is_whole(data)) return data;
  throw Error("finding the results database", "neither LOCALAPPDATA nor Windows names a folder for this user's data",
              "name a file with --db");
}

}  // namespace

std::filesystem::path default_database_path() { return data_folder() / "merops" / "results.db"; }

}  // namespace merops
