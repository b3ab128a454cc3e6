#include "results/report/disk_summary.h"

#include "core/model/json.h"
#include "results/edit.h"
#include "results/recorder.h"
#include "results/report/disk_name.h"
#include "tests/results/report/sample_disks.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <gtest/gtest.h>

namespace merops::report {
namespace {

using test::SampleCampaign;

class NewestDisks : public testing::Test {
 protected:
  void record(const SampleCampaign& sample, const std::string& started = "2026-01-31T12:00:00.000Z",
              CampaignEnd end = CampaignEnd::finished) {
    std::ostringstream rescue;
    Recorder recorder(database_, rescue);
    CampaignInfo campaign = sample.loaded.campaign.info;
    campaign.started_utc = started;
    recorder.campaign_started(campaign);
    std::uint32_t index = 0;
    for (const StoredCell& cell : sample.loaded.cells) recorder.cell_ended(cell.result, index++, 0);
    recorder.campaign_ended(end, 0);
  }
  merops::test::TemporaryFolder folder_{merops::test::memory_place()};
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
};

SampleCampaign mixed(std::uint32_t number, double mb_per_s) {
  SampleCampaign sample(number, "A disk");
  sample.add_runs("flat-direct", 1, mb_per_s);
  sample.add_runs("flat-direct", 8, mb_per_s * 1.5);
  sample.add_runs("io_uring", 4, mb_per_s * 1.4, 3);
  sample.add("io_uring", 8, mb_per_s * 9).result.validity = Validity::invalid;
  sample.add("buffered", 1, mb_per_s * 7).result.cache_state = CacheState::cold;
  sample.add("mmap", 1, mb_per_s * 8).result.cache_state = CacheState::memory;
  sample.add("io_uring", 16, mb_per_s * 6).result.cell.tag = "provisional";
  sample.add("raw", 16, mb_per_s * 6).result.cell.block = 4096;
  sample.add("raw", 8, mb_per_s * 6).result.cell.check_bytes = true;
  sample.add("raw", 4, mb_per_s * 6).result.cell.order = Order::sequential;
  return sample;
}

TEST_F(NewestDisks, OneThatWasBrokenOffDoesNotHideAnEarlierWholeOne) {
  record(mixed(1, 1000), "2026-01-01T12:00:00.000Z");
  SampleCampaign broken(1, "A disk");
  broken.loaded.campaign.info.id = "00000000000000ff";
  broken.add("flat-direct", 1, 500);
  record(broken, "2026-01-02T12:00:00.000Z", CampaignEnd::interrupted);
  const auto disks = newest_disks(database_);
  ASSERT_EQ(disks.size(), 1U);
  EXPECT_EQ(disks[0].campaign.started_utc, "2026-01-01T12:00:00.000Z");
  const auto loaded = load_newest_of_each_disk(database_);
  ASSERT_EQ(loaded.size(), 1U);
  EXPECT_EQ(loaded[0].campaign.row.started_utc, "2026-01-01T12:00:00.000Z");
}

TEST_F(NewestDisks, OneThroughThePageCacheDoesNotHideAnEarlierOnePastIt) {
  record(mixed(1, 1000), "2026-01-01T12:00:00.000Z");
  SampleCampaign buffered(1, "A disk");
  buffered.loaded.campaign.info.id = "00000000000000ff";
  buffered.add("buffered", 1, 500).result.cache_state = CacheState::cold;
  record(buffered, "2026-01-02T12:00:00.000Z");
  const auto disks = newest_disks(database_);
  ASSERT_EQ(disks.size(), 1U);
  EXPECT_EQ(disks[0].campaign.started_utc, "2026-01-01T12:00:00.000Z");
}

TEST_F(NewestDisks, OneThatWasBrokenOffSpeaksWhereThereIsNoOther) {
  record(mixed(1, 1000), "2026-01-01T12:00:00.000Z", CampaignEnd::interrupted);
  EXPECT_EQ(newest_disks(database_).size(), 1U);
  EXPECT_EQ(load_newest_of_each_disk(database_).size(), 1U);
}

TEST_F(NewestDisks, SayTheSameAsTheReportOfTheWholeCampaigns) {
  for (const auto& [number, rate] : {std::pair{1U, 700.0}, {2U, 1900.0}, {3U, 1200.0}}) record(mixed(number, rate));
  const auto summaries = newest_disks(database_);
  const auto disks = disks_of(load_newest_of_each_disk(database_));
  ASSERT_EQ(summaries.size(), 3U);
  ASSERT_EQ(disks.size(), 3U);
  for (std::size_t i = 0; i < disks.size(); ++i) {
    EXPECT_EQ(summaries[i].name, disks[i].name);
    EXPECT_EQ(summaries[i].transport, disks[i].transport);
    EXPECT_EQ(summaries[i].campaign.id, disks[i].campaign.row.id);
    ASSERT_TRUE(summaries[i].best && disks[i].best);
    EXPECT_EQ(summaries[i].best->reader, disks[i].best->reader);
    EXPECT_EQ(summaries[i].best->depth, disks[i].best->depth);
    EXPECT_EQ(summaries[i].best->at_best_depth, disks[i].best->at_best_depth);
    ASSERT_TRUE(summaries[i].deciding);
    EXPECT_EQ(summaries[i].deciding->mb_per_s, deciding_group(disks[i])->mb_per_s);
    EXPECT_EQ(summaries[i].deciding->repetitions, deciding_group(disks[i])->repetitions);
    EXPECT_EQ(summaries[i].geometry, disks[i].sources.front().geometry);
  }
}

TEST_F(NewestDisks, AreEachOnceByTheirNewestCampaign) {
  const SampleCampaign older = mixed(1, 700);
  record(older);
  SampleCampaign newer = mixed(1, 300);
  newer.loaded.campaign.info.id = "00000000000000ff";
  record(newer, "2026-02-01T12:00:00.000Z");
  const auto disks = newest_disks(database_);
  ASSERT_EQ(disks.size(), 1U);
  EXPECT_EQ(disks[0].campaign.id, "00000000000000ff");
  retract_row(database_, CampaignId{"00000000000000ff"}, "wrong disk");
  EXPECT_EQ(newest_disks(database_).at(0).campaign.id, older.loaded.campaign.info.id);
}

TEST_F(NewestDisks, LeaveOutRetractedCells) {
  SampleCampaign sample(1);
  sample.add("flat-direct", 1, 900);
  sample.add("io_uring", 1, 2000);
  record(sample);
  retract_row(database_, CellId{2}, "wrong");
  EXPECT_EQ(newest_disks(database_).at(0).best.value().reader, "flat-direct");
  retract_row(database_, CellId{1}, "wrong");
  EXPECT_FALSE(newest_disks(database_).at(0).best.has_value());
}

TEST_F(NewestDisks, AreNoneOfAnEmptyDatabase) { EXPECT_TRUE(newest_disks(database_).empty()); }

TEST(DiskIdentity, OfAListedDeviceIsThatOfWhatLiesOnIt) {
  DeviceFacts disk;
  disk.name = "nvme0n1";
  disk.model = "A disk\xff";
  disk.serial = "S1";
  disk.transport = "nvme";
  DeviceFacts partition = disk;
  partition.name = "nvme0n1p2";
  partition.parents = {"nvme0n1"};
  MachineFacts machine;
  machine.machine_id = "abc";
  StorageFacts storage;
  storage.chain = {partition, disk};
  storage.leaves = {"nvme0n1"};
  const StorageFacts stored = storage_from_json(to_json(storage));
  EXPECT_EQ(disk_identity(machine, disk), disk_identity(machine, stored));
  DeviceFacts other = disk;
  other.serial = "S2";
  EXPECT_NE(disk_identity(machine, other), disk_identity(machine, stored));
}

}  // namespace
}  // namespace merops::report
