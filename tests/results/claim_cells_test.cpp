#include "results/claim_cells.h"

#include "results/edit.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class ClaimCellsTest : public testing::Test {
 protected:
  void start(const std::string& id, const std::string& set_digest = "") {
    CampaignInfo campaign = test::sample_campaign();
    campaign.id = id;
    campaign.origin = "merops";
    campaign.set_digest = set_digest;
    campaign.machine.machine_id = "this one";
    SourceRecord source;
    source.storage.leaves = {"nvme0n1"};
    source.storage.chain.resize(1);
    source.storage.chain[0].name = "nvme0n1";
    source.storage.chain[0].transport = "nvme";
    campaign.sources = {source};
    recorder_.campaign_started(campaign);
  }
  static CellResult good(double rate) {
    CellResult result = test::sample_cell_result();
    result.cell.source = 0;
    result.cell.order = Order::random;
    result.cell.tag = "repeat";
    result.cell.check_bytes = false;
    result.state = CellState::measured;
    result.validity = Validity::valid;
    result.cache_state = CacheState::bypassed;
    result.device = "nvme0n1";
    result.measurement.mb_per_s.value = rate;
    result.measurement.latency.p99 = Estimate{2'000'000, {}, {}};
    return result;
  }
  std::int64_t add(const CellResult& result) {
    recorder_.cell_ended(result, 0, 1);
    return recorder_.last_cell().value();
  }

  test::TemporaryFolder folder_;
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue_;
  Recorder recorder_{database_, rescue_};
};

TEST_F(ClaimCellsTest, GathersTheRepetitionsOfACell) {
  start("00000000000000aa");
  add(good(100));
  add(good(110));
  CellResult other = good(300);
  other.cell.depth += 1;
  add(other);
  const auto cells = load_claim_cells(database_);
  ASSERT_THAT(cells, SizeIs(2));
  EXPECT_THAT(cells[0].mb_per_s, ElementsAre(300));
  EXPECT_THAT(cells[1].mb_per_s, ElementsAre(110, 100));
  EXPECT_THAT(cells[1].p99_us, ElementsAre(2000, 2000));
  EXPECT_EQ(cells[1].transport, "nvme");
  EXPECT_EQ(cells[1].machine, "this one");
  EXPECT_EQ(cells[1].campaign, "00000000000000aa");
  EXPECT_EQ(cells[1].regime, Regime::direct);
  EXPECT_EQ(cells[1].key.at("depth"), std::to_string(good(1).cell.depth));
}

TEST_F(ClaimCellsTest, KeepsCampaignsApartTheNewestFirst) {
  start("00000000000000aa");
  add(good(100));
  start("00000000000000bb");
  add(good(200));
  const auto cells = load_claim_cells(database_);
  ASSERT_THAT(cells, SizeIs(2));
  EXPECT_EQ(cells[0].campaign, "00000000000000bb");
  EXPECT_GT(cells[0].order, cells[1].order);
}

TEST_F(ClaimCellsTest, LeavesOutWhatIsNoEvidence) {
  start("00000000000000aa");
  const auto with = [](auto change) {
    CellResult result = good(100);
    change(result);
    return result;
  };
  add(with([](CellResult& r) { r.validity = Validity::invalid; }));
  add(with([](CellResult& r) { r.validity = Validity::contaminated; }));
  add(with([](CellResult& r) { r.validity = Validity::unknown; }));
  add(with([](CellResult& r) { r.state = CellState::failed; }));
  add(with([](CellResult& r) { r.cell.tag = "provisional"; }));
  add(with([](CellResult& r) { r.cell.check_bytes = true; }));
  add(with([](CellResult& r) { r.cell.order = Order::sequential; }));
  delete_row(database_, CellId{add(good(100))});
  retract_row(database_, CellId{add(good(100))}, "a backup ran");
  EXPECT_THAT(load_claim_cells(database_), IsEmpty());
  add(good(100));
  EXPECT_THAT(load_claim_cells(database_), SizeIs(1));
  retract_row(database_, CampaignId{"00000000000000aa"}, "a backup ran");
  EXPECT_THAT(load_claim_cells(database_), IsEmpty());
}

TEST_F(ClaimCellsTest, LeavesOutWhatOthersMeasured) {
  start("00000000000000aa", "abcdef");
  add(good(100));
  EXPECT_THAT(load_claim_cells(database_), IsEmpty());
}

}  // namespace
}  // namespace merops
