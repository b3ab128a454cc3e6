#include "core/engine/text_file.h"

#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace merops {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::size_t entries(const std::filesystem::path& folder) {
  const std::filesystem::directory_iterator all(folder);
  return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

TEST(TextFile, HoldsAllBytesUnderItsNameAlone) {
  const test::TemporaryFolder folder;
  const std::string text(300'000, 'x');
  write_text_file(folder.path() / "a", text, Existing::refuse);
  EXPECT_EQ(read(folder.path() / "a"), text);
  EXPECT_EQ(entries(folder.path()), 1U);
}

TEST(TextFile, ReplacesOnlyWhenItMay) {
  const test::TemporaryFolder folder;
  test::write_text(folder.path() / "a", "old");
  EXPECT_THROW(write_text_file(folder.path() / "a", "new", Existing::refuse), Error);
  EXPECT_EQ(read(folder.path() / "a"), "old");
  write_text_file(folder.path() / "a", "new", Existing::replace);
  EXPECT_EQ(read(folder.path() / "a"), "new");
  EXPECT_EQ(entries(folder.path()), 1U);
}

}  // namespace
}  // namespace merops
