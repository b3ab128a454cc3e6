#include "gui/models/saved_file.h"

#include "core/model/error.h"
#include "results/database.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace merops::gui {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

class SavedFile : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "saved.txt";
};

TEST_F(SavedFile, IsReplacedOnlyWhenThatIsWanted) {
  EXPECT_TRUE(saveFile(path_, "first", false));
  EXPECT_FALSE(saveFile(path_, "second", false));
  EXPECT_EQ(contentOf(path_), "first");
  EXPECT_TRUE(saveFile(path_, "second", true));
  EXPECT_EQ(contentOf(path_), "second");
}

TEST_F(SavedFile, NeverTakesThePlaceOfAPipeADeviceOrAFolder) {
  ASSERT_EQ(mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THROW((void)saveFile(path_, "content", true), Error);
  EXPECT_TRUE(fs::is_fifo(path_));
  EXPECT_THROW((void)saveFile(folder_.path(), "content", true), Error);
  fs::create_symlink(path_, folder_.path() / "link");
  EXPECT_THROW((void)saveFile(folder_.path() / "link", "content", true), Error);
  EXPECT_TRUE(fs::is_fifo(path_));
}

TEST_F(SavedFile, NeverTakesThePlaceOfResults) {
  const fs::path results = folder_.path() / "results.db";
  const Database database = Database::open(results, {.access = DatabaseAccess::write});
  const auto size = fs::file_size(results);
  EXPECT_THROW((void)saveFile(results, "content", true), Error);
  EXPECT_THROW((void)saveFile(results.string() + "-wal", "content", true), Error);
  EXPECT_EQ(fs::file_size(results), size);
}

}  // namespace
}  // namespace merops::gui
