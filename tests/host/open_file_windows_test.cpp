#include "core/host/open_file_windows.h"

#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/host/volume_windows.h"
#include "core/host/wide_text_windows.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <functional>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <windows.h>

namespace merops {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

std::string fault_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

std::string fault_of_target(const fs::path& path) {
  return fault_of([&] { (void)make_target(path); });
}

class OpenFileOnWindows : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
};

TEST_F(OpenFileOnWindows, OpensNamesOfManyScripts) {
  const fs::path path = folder_.path() / fs::path(wide_of("Gr\xC3\xB6\xC3\x9F"
                                                          "e \xE5\xA4\xA7\xE3\x81\x8D \xF0\x9F\x90\xA6.bin"));
  test::write_text(path, "abc");
  EXPECT_EQ(make_target(path).size, 3U);
  EXPECT_EQ(open_byte_source(path)->name(), path.string());
  EXPECT_THAT(fault_of_target(path / "none"), HasSubstr("\xF0\x9F\x90\xA6"));
}

TEST_F(OpenFileOnWindows, OpensPathsOfMoreThan260Characters) {
  fs::path path = folder_.path();
  for (int i = 0; i < 8; ++i) {
    path /= std::string(50, static_cast<char>('a' + i));
    ASSERT_NE(::CreateDirectoryW(wide_path(path).c_str(), nullptr), 0) << i;
  }
  path /= "file";
  {
    const FileHandle file(::CreateFileW(wide_path(path).c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, 0, nullptr));
    DWORD put = 0;
    ASSERT_NE(::WriteFile(file.handle(), "abcd", 4, &put, nullptr), 0);
  }
  EXPECT_EQ(make_target(path).size, 4U);
  EXPECT_GE(direct_alignment(path), 512U);
  EXPECT_FALSE(volume_of(path).empty());
  ASSERT_NE(::DeleteFileW(wide_path(path).c_str()), 0);
  for (path = path.parent_path(); path != folder_.path(); path = path.parent_path())
    ASSERT_NE(::RemoveDirectoryW(wide_path(path).c_str()), 0);
}

TEST_F(OpenFileOnWindows, RefusesReservedNamesAndPipes) {
  EXPECT_THAT(fault_of_target("NUL"), HasSubstr("it is a character device"));
  EXPECT_THAT(fault_of_target(folder_.path() / "nul"), Not(testing::IsEmpty()));
  EXPECT_THAT(fault_of_target(LR"(\\.\pipe\merops-is-not-there)"), HasSubstr("it is a pipe"));
  EXPECT_THAT(fault_of_target(LR"(\\.\PhysicalDrive987)"), HasSubstr("PhysicalDrive987"));
}

TEST_F(OpenFileOnWindows, LetsOthersWriteRenameAndRemove) {
  const fs::path path = folder_.path() / "file";
  test::write_text(path, "abc");
  const FileHandle file = open_for_reading(path, Access::buffered);
  test::write_text(path, "abcd");
  EXPECT_EQ(make_target(path).size, 4U);
  fs::rename(path, folder_.path() / "other");
  EXPECT_TRUE(fs::remove(folder_.path() / "other"));
}

TEST_F(OpenFileOnWindows, IsNotInheritedByChildren) {
  const fs::path path = folder_.path() / "file";
  test::write_text(path, "abc");
  const FileHandle file = open_for_reading(path, Access::direct);
  DWORD flags = HANDLE_FLAG_INHERIT;
  ASSERT_NE(::GetHandleInformation(file.handle(), &flags), 0);
  EXPECT_EQ(flags & HANDLE_FLAG_INHERIT, 0U);
}

TEST_F(OpenFileOnWindows, ClosesWhatItHolds) {
  const fs::path path = folder_.path() / "file";
  test::write_text(path, "abc");
  HANDLE raw = nullptr;
  {
    const FileHandle file = open_for_reading(path, Access::buffered);
    raw = file.handle();
  }
  DWORD flags = 0;
  EXPECT_EQ(::GetHandleInformation(raw, &flags), 0);
}

TEST_F(OpenFileOnWindows, AsksFoldersAndFilesForFactsAlone) {
  EXPECT_TRUE(open_for_facts(folder_.path()));
  EXPECT_FALSE(open_for_facts(folder_.path() / "none"));
  EXPECT_EQ(::GetLastError(), DWORD{ERROR_FILE_NOT_FOUND});
}

TEST_F(OpenFileOnWindows, KnowsTheVolumeOfAPath) {
  const std::wstring volume = volume_of(folder_.path());
  ASSERT_GE(volume.size(), 3U);
  EXPECT_EQ(volume.back(), L'\\');
  EXPECT_EQ(volume.substr(1, 2), L":\\") << utf8_of(volume);
}

}  // namespace
}  // namespace merops
