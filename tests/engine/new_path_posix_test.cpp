#include "core/engine/new_path.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

TEST(NewPath, RefusesALink) {
  const test::TemporaryFolder folder;
  fs::create_symlink("nowhere", folder.path() / "link");
  EXPECT_THROW((void)NewPath::file(folder.path() / "link", Existing::replace), Error);
  EXPECT_TRUE(fs::is_symlink(folder.path() / "link"));
}

TEST(NewPath, RefusesAPlaceAmongTheDevices) {
  EXPECT_THROW((void)NewPath::file("/dev/nvme9n9", Existing::refuse), Error);
  EXPECT_FALSE(fs::exists("/dev/nvme9n9"));
}

}  // namespace
}  // namespace merops
