#include "core/host/wide_text_windows.h"

#include "core/model/path_text.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(WideText, KeepsEveryCharacter) {
  const std::string text = "a\u00fc\u4e13\U0001f600";
  EXPECT_EQ(wide_of(text), L"a\u00fc\u4e13\U0001f600");
  EXPECT_EQ(utf8_of(wide_of(text)), text);
  EXPECT_EQ(wide_of(""), L"");
  EXPECT_EQ(utf8_of(L""), "");
}

TEST(WideText, ReplacesWhatIsNoText) {
  EXPECT_EQ(wide_of("a\xff"), L"a\ufffd");
  EXPECT_EQ(utf8_of(std::wstring{L'a', static_cast<wchar_t>(0xd800)}), "a\ufffd");
}

TEST(PathText, KeepsEveryCharacter) {
  const std::string text = "a\u00fc\u4e13\U0001f600";
  EXPECT_EQ(path_of(text).native(), L"a\u00fc\u4e13\U0001f600");
  EXPECT_EQ(path_of(text).string(), text);
  EXPECT_EQ(path_of(""), std::filesystem::path());
}

TEST(WidePath, IsOfAnyLength) {
  EXPECT_EQ(wide_path(R"(C:\models\a)"), LR"(\\?\C:\models\a)");
  EXPECT_EQ(wide_path("C:/models/a"), LR"(\\?\C:\models\a)");
  EXPECT_EQ(wide_path(R"(C:\models\.\b\..\a)"), LR"(\\?\C:\models\a)");
  const std::wstring name(300, L'x');
  EXPECT_EQ(wide_path(L"C:\\" + name + L"\\" + name), L"\\\\?\\C:\\" + name + L"\\" + name);
}

TEST(WidePath, OfAShareNamesTheServer) {
  EXPECT_EQ(wide_path(R"(\\server\share\a)"), LR"(\\?\UNC\server\share\a)");
  EXPECT_EQ(wide_path("//server/share/a"), LR"(\\?\UNC\server\share\a)");
}

TEST(WidePath, LeavesDevicesAndLongFormsAlone) {
  for (const wchar_t* path : {LR"(\\.\PhysicalDrive1)", LR"(\\?\C:\a)", LR"(\\?\UNC\server\share)", L""}) {
    EXPECT_EQ(wide_path(path), path);
  }
}

TEST(WidePath, FollowsTheFolderOfADriveAndReservedNames) {
  const std::filesystem::path here = std::filesystem::current_path();
  const std::wstring drive = here.root_name().native();
  EXPECT_EQ(wide_path("a"), wide_path(here / "a"));
  EXPECT_EQ(wide_path(drive + L"a"), wide_path(here / "a"));
  EXPECT_EQ(wide_path(L"\\a"), LR"(\\?\)" + drive + L"\\a");
  EXPECT_EQ(wide_path("NUL"), LR"(\\.\NUL)");
}

}  // namespace
}  // namespace merops
