#include "core/model/error.h"
#include "results/database_path.h"

#include <memory>
#include <string>

#include <shlobj.h>
#include <windows.h>

namespace merops {
namespace {

struct Free {
  void operator()(wchar_t* text) const { ::CoTaskMemFree(text); }
};

/// The user's own data on this machine (%LOCALAPPDATA%, wherever it was moved to): a database is not to be copied over
/// a network at each logon, as roaming data are.
std::filesystem::path data_folder() {
  wchar_t* given = nullptr;
  const HRESULT result = ::SHGetKnownFolderPath(FOLDERID_LocalAppData, KF_FLAG_DONT_VERIFY, nullptr, &given);
  const std::unique_ptr<wchar_t, Free> text(given);  // to be freed in any case
  if (SUCCEEDED(result) && text && *text != L'\0') return text.get();
  throw Error("finding the results database", "Windows names no folder for this user's local data",
              "name a file with --db");
}

}  // namespace

std::filesystem::path default_database_path() { return data_folder() / "merops" / "results.db"; }

}  // namespace merops
