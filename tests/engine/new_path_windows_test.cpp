#include "core/engine/file_name.h"
#include "core/engine/new_path.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

TEST(NewPath, RefusesNamesThatWindowsTakesForSomethingElse) {
  const test::TemporaryFolder folder;
  for (const char* name : {"NUL", "nul.txt", "Con", "COM1", "lpt9.store", "aux .x", "conin$", "store:stream", "store.",
                           "store ", "..", "."}) {
    EXPECT_NE(why_no_file_name(folder.path() / name), "") << name;
    EXPECT_THROW((void)NewPath::file(folder.path() / name, Existing::replace), Error) << name;
    EXPECT_THROW((void)NewPath::folder(folder.path() / name), Error) << name;
  }
  EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(NewPath, TakesNamesThatOnlyResembleDevices) {
  for (const char* name : {"null", "COM", "COM10", "console", "nul_store", ".store", "a.b.c", "store"}) {
    EXPECT_EQ(why_no_file_name(name), "") << name;
  }
}

TEST(NewPath, RefusesAPlaceAmongTheDevices) {
  for (const char* name : {R"(\\.\PhysicalDrive9)", R"(\\.\C:)", R"(\\?\PhysicalDrive9)", R"(\\.\pipe\merops)"}) {
    EXPECT_THROW((void)NewPath::file(name, Existing::replace), Error) << name;
  }
}

TEST(NewPath, TakesEveryWayToWriteAPath) {
  const test::TemporaryFolder folder;
  const fs::path whole = fs::absolute(folder.path());
  for (const fs::path& way : {whole / "preferred", fs::path(whole.generic_wstring()) / "slashes",
                              fs::path(LR"(\\?\)" + whole.wstring()) / "verbatim",
                              whole.root_directory() / whole.relative_path() / "of this drive"}) {
    NewPath made = NewPath::file(way, Existing::refuse);
    made.commit();
    EXPECT_TRUE(fs::exists(whole / way.filename())) << way;
  }
}

}  // namespace
}  // namespace merops
