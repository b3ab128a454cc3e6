#include "results/comparison.h"

#include "core/model/error.h"
#include "core/model/histogram.h"
#include "results/comparison_set.h"
#include "tests/support/sample_results.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

const std::vector<double> kSeven{100, 101, 102, 103, 104, 105, 106};

std::string key_of(const std::string& reader, int depth, const std::string& more = "pages=thp cache=bypassed") {
  return "reader=" + reader + " source=store expert_bytes=2654208 depth=" + std::to_string(depth) + " " + more;
}

/// Cells of one key whose rates are those given, times a factor.
void add(ComparisonSide& side, const std::string& key, double times, const Subject& subject = {"m", "vda", "ext4"}) {
  for (const double rate : kSeven) {
    ComparedCell cell;
    cell.key = key;
    cell.subject = subject;
    cell.campaign = "c";
    cell.validity = Validity::valid;
    cell.mb_per_s = rate * times;
    cell.p50_ns = 1e6 / times;
    side.cells.push_back(cell);
  }
}

ComparisonSide side_for(const std::string& filter) {
  ComparisonSide side;
  side.name = filter;
  side.filter = parse_side(filter);
  return side;
}

TEST(ComparisonOfSides, PairsEqualKeysAndComparesRatesAndLatencies) {
  ComparisonSide a = side_for("device:vda");
  ComparisonSide b = side_for("device:vdb");
  add(a, key_of("raw", 1), 1);
  add(b, key_of("raw", 1), 1.5, {"m", "vdb", "ext4"});
  const SideComparison comparison = compare_sides(a, b, 0.03);
  ASSERT_EQ(comparison.rows.size(), 1U);
  const ComparisonRow& row = comparison.rows[0];
  EXPECT_EQ(row.mb_per_s.verdict, RatioVerdict::faster);
  EXPECT_DOUBLE_EQ(row.mb_per_s.ratio.value, 1.5);
  EXPECT_EQ(row.mb_per_s.n_a, 7U);
  EXPECT_NEAR(row.p50_ns.value().ratio.value, 1 / 1.5, 1e-9);
  EXPECT_FALSE(row.p99_ns.has_value());
  EXPECT_EQ(row.subject_b.device, "vdb");
  EXPECT_THAT(comparison.unmatched, IsEmpty());
}

TEST(ComparisonOfSides, NamesTheFieldsInWhichTheNearestKeyDiffers) {
  ComparisonSide a = side_for("campaign:aa");
  ComparisonSide b = side_for("campaign:bb");
  add(a, key_of("raw", 1, "block=1000 loop=1"), 1);
  add(b, key_of("raw", 1, "block=2000 loop=1"), 1);
  add(b, key_of("raw", 8, "block=2000 loop=2"), 1);
  const SideComparison comparison = compare_sides(a, b, 0.03);
  EXPECT_THAT(comparison.rows, IsEmpty());
  ASSERT_EQ(comparison.unmatched.size(), 3U);
  EXPECT_TRUE(comparison.unmatched[0].of_a);
  EXPECT_THAT(comparison.unmatched[0].differs, ElementsAre(FieldDifference{"block", "1000", "2000"}));
  EXPECT_FALSE(comparison.unmatched[2].of_a);
  EXPECT_THAT(comparison.unmatched[2].differs,
              UnorderedElementsAre(FieldDifference{"depth", "1", "8"}, FieldDifference{"block", "1000", "2000"},
                                   FieldDifference{"loop", "1", "2"}));
}

TEST(ComparisonOfSides, RefusesOtherLoopVersionsAndCoverage) {
  ComparisonSide a = side_for("device:vda");
  ComparisonSide b = side_for("device:vdb");
  add(a, key_of("raw", 1, "coverage=whole loop=1"), 1);
  add(a, key_of("raw", 2, "coverage=whole loop=1"), 1);
  add(b, key_of("raw", 1, "coverage=0.021 loop=1"), 1);
  add(b, key_of("raw", 2, "coverage=whole loop=2"), 1);
  EXPECT_THAT(compare_sides(a, b, 0.03).rows, IsEmpty());
}

TEST(ComparisonOfSides, VariesWhatBothSidesName) {
  ComparisonSide a = side_for("device:vda,reader:buffered");
  ComparisonSide b = side_for("device:vda,reader:raw");
  add(a, key_of("buffered", 4, "pages=thp cache=cold"), 1);
  add(b, key_of("raw", 4, "pages=thp cache=bypassed"), 2);
  const SideComparison comparison = compare_sides(a, b, 0.03);
  ASSERT_EQ(comparison.rows.size(), 1U) << "cold and bypassed are both the disk's rate";
  EXPECT_THAT(comparison.rows[0].varied, UnorderedElementsAre(FieldDifference{"reader", "buffered", "raw"},
                                                              FieldDifference{"cache", "cold", "bypassed"}));
}

TEST(ComparisonOfSides, NeverTakesAWarmCacheForADisk) {
  ComparisonSide a = side_for("reader:buffered");
  ComparisonSide b = side_for("reader:raw");
  add(a, key_of("buffered", 4, "pages=thp cache=warm"), 1);
  add(b, key_of("raw", 4, "pages=thp cache=bypassed"), 2);
  EXPECT_THAT(compare_sides(a, b, 0.03).rows, IsEmpty());
}

TEST(ComparisonOfSides, ComparesReadersDiskByDisk) {
  ComparisonSide a = side_for("reader:io_uring");
  ComparisonSide b = side_for("reader:raw");
  for (const char* device : {"vda", "vdb"}) add(a, key_of("io_uring", 4), 1, {"m", device, "ext4"});
  add(b, key_of("raw", 4), 2, {"m", "vdb", "ext4"});
  const SideComparison comparison = compare_sides(a, b, 0.03);
  ASSERT_EQ(comparison.rows.size(), 1U);
  EXPECT_EQ(comparison.rows[0].subject_a.device, "vdb");
  ASSERT_EQ(comparison.unmatched.size(), 1U);
  EXPECT_THAT(comparison.unmatched[0].differs, ElementsAre(FieldDifference{"device", "vda", "vdb"}));
}

TEST(ComparisonOfSides, NeverPoolsCellsOfSeveralMachines) {
  ComparisonSide a = side_for("device:nvme0n1");
  ComparisonSide b = side_for("device:sda");
  add(a, key_of("raw", 1), 1, {"one machine", "nvme0n1", "ext4"});
  add(a, key_of("raw", 1), 3, {"another", "nvme0n1", "ext4"});
  add(b, key_of("raw", 1), 2, {"one machine", "sda", "ext4"});
  const SideComparison comparison = compare_sides(a, b, 0.03);
  EXPECT_THAT(comparison.rows, IsEmpty());
  EXPECT_EQ(comparison.unmatched.size(), 1U);
}

TEST(ComparisonOfSides, RefusesTheSameCellsOnBothSides) {
  const ComparisonSide a = side_for("device:vda");
  EXPECT_THROW((void)compare_sides(a, a, 0.03), UsageError);
}

TEST(ComparisonOfSides, OrdersDepthsAsNumbers) {
  ComparisonSide a = side_for("device:vda");
  ComparisonSide b = side_for("device:vdb");
  for (const int depth : {16, 2, 1}) {
    add(a, key_of("raw", depth), 1);
    add(b, key_of("raw", depth), 1);
  }
  std::vector<std::string> depths;
  for (const ComparisonRow& row : compare_sides(a, b, 0.03).rows) depths.emplace_back(row.key.field("depth"));
  EXPECT_THAT(depths, ElementsAre("1", "2", "16"));
}

TEST(ComparisonOfSides, TakesThePNinetyNineOfAllReadsWhereRepetitionsBoundNone) {
  ComparisonSide a = side_for("device:vda");
  ComparisonSide b = side_for("device:vdb");
  add(a, key_of("raw", 1), 1);
  add(b, key_of("raw", 1), 1);
  const auto fill = [](ComparisonSide& side, std::uint64_t ns) {
    Histogram histogram;
    for (int i = 0; i < 60; ++i) histogram.record(ns);
    for (ComparedCell& cell : side.cells) cell.histogram = histogram.buckets();
  };
  fill(a, 1'000'000);
  fill(b, 2'000'000);
  const ComparisonRow row = compare_sides(a, b, 0.03).rows.at(0);
  EXPECT_EQ(row.p99_from, TailFrom::all_reads);
  EXPECT_NEAR(row.p99_ns.value().ratio.value, 2, 0.02);
}

TEST(ComparisonEnvironment, TellsWhatDiffersAndNothingElse) {
  ComparisonSide a = side_for("campaign:aa");
  CampaignInfo info;
  info.machine.kernel = "6.1";
  info.machine.governor = "powersave";
  info.machine.cpus = 2;
  info.build = "1.0";
  a.campaigns.push_back(info);
  ComparisonSide b = side_for("campaign:bb");
  info.machine.kernel = "6.18";
  b.campaigns.push_back(info);
  add(a, key_of("raw", 1), 1);
  add(b, key_of("raw", 1), 1);
  for (ComparedCell& cell : b.cells) cell.flags = {"freshly-written"};
  EXPECT_THAT(environment_differences(a, b),
              ElementsAre(EnvironmentDifference{"kernel", "6.1", "6.18"},
                          EnvironmentDifference{"flag freshly-written", "0 of 7 cells", "7 of 7 cells"}));
}

TEST(ComparisonEnvironment, TellsMountOptionsAndLinksOfTheDisksMeasured) {
  const auto side_on = [](const std::string& name, const std::string& options, const std::string& link) {
    ComparisonSide side = side_for(name);
    CampaignInfo info;
    SourceRecord source;
    source.storage.options = options;
    source.storage.leaves = {"vda"};
    source.storage.chain.push_back({.name = "vda", .link = {.negotiated = link}});
    info.sources.push_back(source);
    source.storage.options = "of another disk";
    source.storage.leaves = {"vdz"};
    info.sources.push_back(source);
    side.campaigns.push_back(info);
    add(side, key_of("raw", 1), 1);
    return side;
  };
  EXPECT_THAT(
      environment_differences(side_on("campaign:a", "rw", "8.0 GT/s x4"), side_on("campaign:b", "ro", "2.5 GT/s x4")),
      ElementsAre(EnvironmentDifference{"mount options", "rw", "ro"},
                  EnvironmentDifference{"link", "8.0 GT/s x4", "2.5 GT/s x4"}));
}

TEST(ComparisonSide, LeavesOutWhatDoesNotCount) {
  ComparisonSide side = side_for("device:vda");
  ComparedCell cell;
  cell.mb_per_s = 1;
  cell.validity = Validity::valid;
  side.take(cell, {.retracted = true}, false);
  side.take(cell, {.provisional = true}, false);
  side.take(cell, {.bytes_checked = true}, false);
  cell.validity = Validity::invalid;
  side.take(cell, {}, true);
  cell.validity = Validity::contaminated;
  side.take(cell, {}, false);
  EXPECT_THAT(side.cells, IsEmpty());
  EXPECT_EQ(side.left_out, (LeftOut{1, 1, 1, 1, 1, 0}));
  side.take(cell, {}, true);
  EXPECT_EQ(side.cells.size(), 1U);
}

TEST(ComparisonSide, TakesTheCellsOfAResultSet) {
  StoredCampaign campaign;
  campaign.info = test::sample_campaign();
  std::vector<StoredCell> cells(3);
  for (StoredCell& cell : cells) {
    cell.result = test::sample_cell_result();
    cell.result.state = CellState::measured;
    cell.result.validity = Validity::valid;
    cell.result.cell.check_bytes = false;
  }
  cells[1].result.cell.reader = "raw";
  cells[2].standing.retracted_utc = "2026-01-01T00:00:00.000Z";
  const std::vector<CampaignCells> set{{&campaign, cells}};
  const auto side = [&](const std::string& filter) { return side_of_set(filter, parse_side(filter), set, false); };
  EXPECT_EQ(side("file:set.json").cells.size(), 2U);
  EXPECT_EQ(side("file:set.json").left_out.retracted, 1U);
  EXPECT_EQ(side("file:set.json,reader:raw").cells.size(), 1U);
  EXPECT_THROW(require_cells(side("file:set.json,device:none"), "set.json"), Error);
  EXPECT_THROW(require_cells(side("file:set.json,campaign:ffff"), "set.json"), Error);
  EXPECT_NO_THROW(require_cells(side("file:set.json,reader:raw"), "set.json"));
}

TEST(ComparisonSide, IsReadFromConditions) {
  const SideFilter side = parse_side("store:/a,b/x.picchioflat,depth:4");
  EXPECT_EQ(side.store, "/a,b/x.picchioflat");
  EXPECT_EQ(side.depth, "4");
  EXPECT_THROW((void)parse_side("depth:4"), UsageError);
  EXPECT_THROW((void)parse_side("vda"), UsageError);
}

}  // namespace
}  // namespace merops
