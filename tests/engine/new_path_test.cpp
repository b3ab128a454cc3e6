#include "core/engine/new_path.h"

#include "core/engine/temporary_name.h"
#include "core/host/folder_listing.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;
using test::write_text;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

auto entries_in(const fs::path& folder) { return std::distance(fs::directory_iterator(folder), {}); }

TEST(NewPath, HasItsNameOnlyOnceItIsCommitted) {
  const TemporaryFolder folder;
  const fs::path name = folder.path() / "store";
  NewPath path = NewPath::file(name, Existing::refuse);
  write_text(path.temporary(), "whole");
  EXPECT_FALSE(fs::exists(name));
  path.commit();
  EXPECT_EQ(text_of(name), "whole");
  EXPECT_EQ(entries_in(folder.path()), 1);
}

TEST(NewPath, LeavesNothingWhenItIsNotCommitted) {
  const TemporaryFolder folder;
  { const NewPath path = NewPath::file(folder.path() / "store", Existing::refuse); }
  {
    const NewPath path = NewPath::folder(folder.path() / "model");
    write_text(path.temporary() / "inner" / "file", "part");
  }
  EXPECT_EQ(entries_in(folder.path()), 0);
}

TEST(NewPath, RefusesWhatExists) {
  const TemporaryFolder folder;
  const fs::path name = folder.path() / "store";
  write_text(name, "old");
  EXPECT_THROW((void)NewPath::file(name, Existing::refuse), Error);
  EXPECT_THROW((void)NewPath::folder(name), Error);
  EXPECT_THROW((void)NewPath::file(folder.path(), Existing::replace), Error);
  EXPECT_EQ(text_of(name), "old");
}

TEST(NewPath, ReplacesAFileWhenAsked) {
  const TemporaryFolder folder;
  const fs::path name = folder.path() / "store";
  write_text(name, "old");
  NewPath path = NewPath::file(name, Existing::replace);
  write_text(path.temporary(), "new");
  EXPECT_EQ(text_of(name), "old");
  path.commit();
  EXPECT_EQ(text_of(name), "new");
}

TEST(NewPath, NeverOverwritesWhatAppearedMeanwhile) {
  const TemporaryFolder folder;
  const fs::path name = folder.path() / "store";
  {
    NewPath path = NewPath::file(name, Existing::refuse);
    write_text(name, "somebody else's");
    EXPECT_THROW(path.commit(), Error);
  }
  EXPECT_EQ(text_of(name), "somebody else's");
  EXPECT_EQ(entries_in(folder.path()), 1);
}

TEST(NewPath, NeverOverwritesAFolderThatAppearedMeanwhile) {
  const TemporaryFolder folder;
  const fs::path name = folder.path() / "model";
  NewPath path = NewPath::folder(name);
  write_text(name / "config.json", "somebody else's");
  EXPECT_THROW(path.commit(), Error);
  EXPECT_EQ(text_of(name / "config.json"), "somebody else's");
}

TEST(NewPath, RemovesWhatAKilledRunLeft) {
  const TemporaryFolder folder;
  write_text(folder.path() / ".store.merops-0123456789abcdef.part", "half");
  write_text(folder.path() / ".model.merops-0123456789abcdef.part" / "shard", "half");
  { const NewPath path = NewPath::file(folder.path() / "store", Existing::refuse); }
  { const NewPath path = NewPath::folder(folder.path() / "model"); }
  EXPECT_EQ(entries_in(folder.path()), 0);
}

TEST(NewPath, LeavesTheTemporariesOfOthersAlone) {
  const TemporaryFolder folder;
  const LockedTemporary alive = make_temporary_file(folder.path(), "store");
  for (const char* other : {".other.merops-0123456789abcdef.part", ".store.merops-0123456789abcdeg.part",
                            ".store.merops-0123456789abcdef.part2", "store.merops-0123456789abcdef.part"}) {
    write_text(folder.path() / other, "not ours");
  }
  { const NewPath path = NewPath::file(folder.path() / "store", Existing::refuse); }
  EXPECT_TRUE(fs::exists(alive.temporary.path()));
  EXPECT_EQ(entries_in(folder.path()), 5);
}

TEST(NewPath, TakesLongAndForeignNames) {
  const TemporaryFolder folder;
  for (const std::string& name : {std::string(255, 'x'), std::string("Modèle 模型")}) {
    NewPath path = NewPath::file(folder.path() / name, Existing::refuse);
    path.commit();
    EXPECT_TRUE(fs::exists(folder.path() / name));
  }
}

/// Beyond the 260 characters that Windows's older functions take.
TEST(NewPath, TakesLongPaths) {
  const TemporaryFolder folder;
  fs::path deep = folder.path();
  for (int level = 0; level < 3; ++level) {
    NewPath made = NewPath::folder(deep / std::string(100, 'd'));
    made.commit();
    deep /= std::string(100, 'd');
  }
  { const NewPath abandoned = NewPath::file(deep / "store", Existing::refuse); }
  NewPath path = NewPath::file(deep / "store", Existing::refuse);
  path.commit();
  EXPECT_THROW((void)NewPath::file(deep / "store", Existing::refuse), Error);
  std::error_code error;
  EXPECT_EQ(list_folder(deep, error), std::vector<fs::path>{"store"});
}

TEST(NewPath, IsLockedWhileItsMakerLivesAndNoLonger) {
  const TemporaryFolder folder;
  for (const auto make : {make_temporary_file, make_temporary_folder}) {
    LockedTemporary made = make(folder.path(), "output");
    remove_stale_temporaries(folder.path(), "output");
    EXPECT_TRUE(fs::exists(made.temporary.path()));
    made.temporary.keep();
    made.lock = FileHandle();
    remove_stale_temporaries(folder.path(), "output");
    EXPECT_EQ(entries_in(folder.path()), 0);
  }
}

TEST(NewPath, NamesWhatIsWrongWithAPlace) {
  const TemporaryFolder folder;
  EXPECT_THROW((void)NewPath::file(folder.path() / "no" / "such", Existing::refuse), Error);
  EXPECT_THROW((void)NewPath::file(folder.path() / "", Existing::refuse), Error);
}

}  // namespace
}  // namespace merops
