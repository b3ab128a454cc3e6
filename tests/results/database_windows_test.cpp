#include "core/model/error.h"
#include "results/database.h"
#include "results/database_path.h"
#include "results/long_name_windows.h"

#include <cstdlib>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

/// Sets a variable of the environment and puts back what was there.
class Variable {
 public:
  Variable(const wchar_t* name, const wchar_t* value) : name_(name) {
    const wchar_t* const before = ::_wgetenv(name);
    if (before != nullptr) before_ = before;
    ::_wputenv_s(name, value);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() { ::_wputenv_s(name_, before_.c_str()); }

 private:
  const wchar_t* name_;
  std::wstring before_{};
};

TEST(DatabaseOnWindows, IsInTheFolderThatTheEnvironmentNames) {
  const Variable data(L"LOCALAPPDATA", L"D:\\Modèle");
  EXPECT_EQ(default_database_path(), fs::path(L"D:\\Modèle") / "merops" / "results.db");
}

TEST(DatabaseOnWindows, IsInTheUsersLocalData) {
  for (const wchar_t* useless : {L"", L"data", L"\\data"}) {
    const Variable data(L"LOCALAPPDATA", useless);
    const fs::path path = default_database_path();
    EXPECT_TRUE(path.is_absolute()) << path;
    EXPECT_EQ(path.filename(), "results.db");
    EXPECT_EQ(path.parent_path().filename(), "merops");
    EXPECT_TRUE(fs::is_directory(path.parent_path().parent_path())) << path;
  }
}

TEST(DatabaseOnWindows, DeviceInItsPlaceIsRefused) {
  EXPECT_THROW((void)Database::open("NUL", {}), Error);
  EXPECT_THROW((void)Database::open("NUL", {.access = DatabaseAccess::write}), Error);
}

TEST(DatabaseOnWindows, OnlyLongNamesStandBehindAPrefix) {
  const std::wstring deep(250, L'd');
  EXPECT_EQ(long_name(L"C:/a/../b"), LR"(C:\b)");
  EXPECT_EQ(long_name(L"C:/" + deep), LR"(\\?\C:\)" + deep);
  EXPECT_EQ(long_name(LR"(\\server\share\)" + deep), LR"(\\?\UNC\server\share\)" + deep);
  EXPECT_EQ(long_name(LR"(\\?\C:\)" + deep), LR"(\\?\C:\)" + deep);
}

}  // namespace
}  // namespace merops
