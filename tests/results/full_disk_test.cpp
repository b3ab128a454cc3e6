#include "core/model/error.h"
#include "core/model/json.h"
#include "core/model/random.h"
#include "results/connection.h"
#include "results/query.h"
#include "results/recorder.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>

namespace merops {
namespace {

using test::sample_campaign;
using test::sample_cell_result;
using testing::HasSubstr;

/// A small file system of its own, gone when the test ends: ext4, whose small blocks do not take a write-ahead log, or
/// tmpfs, which takes one.
class SmallFileSystemTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (const std::string reason = test::MountedFileSystem::unavailable(); !reason.empty()) GTEST_SKIP() << reason;
    const std::filesystem::path folder = folder_.path() / "mounted";
    if (GetParam() == std::string("tmpfs")) {
      mounted_.emplace("tmpfs", "merops-test", folder, "size=8m");
    } else {
      mount_ext4(folder);
    }
    if (mounted_) path_ = mounted_->path() / "results.db";
  }

  void mount_ext4(const std::filesystem::path& folder) {
    if (const std::string reason = test::LoopDevice::unavailable(); !reason.empty()) GTEST_SKIP() << reason;
    const std::filesystem::path image = folder_.path() / "image";
    test::write_text(image, "");
    std::filesystem::resize_file(image, 8U << 20U);
    if (!test::make_ext4(image)) GTEST_SKIP() << "mkfs.ext4 makes no file system here";
    loop_.emplace(image);
    mounted_.emplace("ext4", loop_->path(), folder);
  }

  [[nodiscard]] std::uint64_t free_bytes() const { return std::filesystem::space(mounted_->path()).free; }
  /// Fills the file system, then gives back so many bytes.
  void leave_free(std::uint64_t bytes) const {
    std::ofstream file(ballast(), std::ios::binary);
    while (file << std::string(65536, 'x') << std::flush) {
    }
    file.close();
    const std::uint64_t size = std::filesystem::file_size(ballast());
    std::filesystem::resize_file(ballast(), size - std::min(size, bytes));
  }
  [[nodiscard]] std::filesystem::path ballast() const { return mounted_->path() / "ballast"; }
  void make_read_only() const {
    ASSERT_EQ(::mount(nullptr, mounted_->path().c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr), 0);
  }
  static std::string refusal_of(const std::filesystem::path& path, DatabaseAccess access) {
    try {
      (void)Database::open(path, {.access = access});
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  }

  test::TemporaryFolder folder_;
  std::optional<test::LoopDevice> loop_;
  std::optional<test::MountedFileSystem> mounted_;
  std::filesystem::path path_;
};

class FullDisk : public SmallFileSystemTest {};
class ReadOnlyFileSystem : public SmallFileSystemTest {};
const auto kKinds = testing::Values("ext4", "tmpfs");
std::string name_of(const testing::TestParamInfo<const char*>& kind) { return kind.param; }
INSTANTIATE_TEST_SUITE_P(On, FullDisk, kKinds, name_of);
INSTANTIATE_TEST_SUITE_P(On, ReadOnlyFileSystem, kKinds, name_of);

/// What happened until the disk was full.
struct Filled {
  std::int64_t stored = 0;
  std::string error{}, rescued{};
};

/// A cell of about eighty kilobytes.
CellResult large_cell() {
  CellResult result = sample_cell_result();
  for (std::uint64_t read = 0; read < 10000; ++read) {
    result.measurement.stamps.push_back({read * 1762000, read * 1762000 + 7000000});
  }
  return result;
}

Filled record_until_full(const std::filesystem::path& path, std::uint64_t number) {
  Filled filled;
  std::ostringstream rescue;
  try {
    Database database = Database::open(path, {.access = DatabaseAccess::write});
    Recorder recorder(database, rescue);
    CampaignInfo campaign = sample_campaign();
    campaign.id += std::to_string(number);
    recorder.campaign_started(campaign);
    const CellResult result = large_cell();
    for (std::uint32_t index = 0; index < 100000; ++index) {
      recorder.cell_ended(result, index, 0);
      ++filled.stored;
    }
  } catch (const Error& error) {
    filled.error = error.what();
  }
  filled.rescued = rescue.str();
  return filled;
}

TEST_P(FullDisk, HasALogOnlyWhereItsIndexAlwaysFindsSpace) {
  const Database database = Database::open(path_, {.access = DatabaseAccess::write});
  const bool has_log = database.connection().text("PRAGMA journal_mode") == "wal";
  EXPECT_EQ(has_log, GetParam() == std::string("tmpfs"));
  EXPECT_EQ(database.remark().empty(), has_log);
}

TEST_P(FullDisk, LosesNoCellWhereverItFills) {
  (void)Database::open(path_, {.access = DatabaseAccess::write});
  Random random(20);
  std::int64_t stored = 0;
  for (std::uint64_t round = 0; round < 20; ++round) {
    leave_free(random.below(600000));
    const Filled filled = record_until_full(path_, round);
    stored += filled.stored;
    EXPECT_THAT(filled.error, HasSubstr("no space is left for it"));
    if (filled.stored > 0) {
      EXPECT_EQ(std::count(filled.rescued.begin(), filled.rescued.end(), '\n'), 1);
      EXPECT_EQ(cell_result_from_json(filled.rescued).cell, sample_cell_result().cell);
    }
    std::filesystem::remove(ballast());
    Database database = Database::open(path_, {.access = DatabaseAccess::write});
    EXPECT_EQ(database.connection().text("PRAGMA integrity_check"), "ok");
    EXPECT_EQ(database.connection().number("SELECT count(*) FROM cell"), stored);
    if (free_bytes() < 2000000) {  // start again before the database itself fills the disk
      database.connection().execute("DELETE FROM campaign; VACUUM");
      stored = 0;
    }
  }
}

TEST_P(FullDisk, DatabaseThatCannotBeMadeIsAnErrorAndCanBeMadeLater) {
  leave_free(0);
  EXPECT_THAT(refusal_of(path_, DatabaseAccess::write), HasSubstr("no space is left for it"));
  std::filesystem::remove(ballast());
  EXPECT_EQ(refusal_of(path_, DatabaseAccess::write), "no error");
}

TEST_P(ReadOnlyFileSystem, CanBeReadAndNotWritten) {
  {
    Database database = Database::open(path_, {.access = DatabaseAccess::write});
    std::ostringstream rescue;
    Recorder recorder(database, rescue);
    recorder.campaign_started(sample_campaign());
    recorder.cell_ended(sample_cell_result(), 0, 1);
  }
  make_read_only();
  EXPECT_THAT(refusal_of(path_, DatabaseAccess::write), HasSubstr("it is read-only"));
  Database database = Database::open(path_);
  EXPECT_EQ(list_cells(database).size(), 1U);
}

TEST_P(ReadOnlyFileSystem, MakesNoDatabase) {
  make_read_only();
  EXPECT_THAT(refusal_of(path_, DatabaseAccess::write), HasSubstr("Read-only file system"));
}

}  // namespace
}  // namespace merops
