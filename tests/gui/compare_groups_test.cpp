#include "gui/models/compare_groups.h"

#include "tests/gui/support_compare.h"

#include <algorithm>
#include <map>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using test::ComparedCampaign;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<ComparedDisk> disksOf(const std::vector<ComparedCampaign>& campaigns) {
  std::vector<report::LoadedCampaign> loaded;
  for (const ComparedCampaign& campaign : campaigns) loaded.push_back(campaign.loaded());
  return comparedDisks(report::disks_of(loaded));
}

std::vector<const ComparedDisk*> all(const std::vector<ComparedDisk>& disks) {
  std::vector<const ComparedDisk*> pointers;
  for (const ComparedDisk& disk : disks) pointers.push_back(&disk);
  return pointers;
}

std::vector<CompareFacet> facetsOf(const std::vector<ComparedDisk>& disks, const QStringList& readers = {}) {
  std::size_t dropped = 0;
  return compareFacets(all(disks), readers, 24, dropped);
}

std::vector<std::uint32_t> depthsOf(const CompareFacet& facet) {
  std::vector<std::uint32_t> depths;
  for (const CompareGroup& group : facet.groups) depths.push_back(group.any().group.cell.depth);
  return depths;
}

TEST(CompareDisks, KeepOnlyTheNewestCampaignOfADisk) {
  ComparedCampaign older(1);
  older.addRuns("raw", 1, 500);
  ComparedCampaign newer = older;
  newer.info.id = "00000000000000ff";
  newer.info.started_utc = "2026-02-01T12:00:00.000Z";
  newer.cells.clear();
  newer.addRuns("raw", 1, 700);
  const auto disks = disksOf({older, newer});
  ASSERT_THAT(disks, SizeIs(1));
  EXPECT_EQ(disks[0].campaign.id, newer.info.id);
  EXPECT_DOUBLE_EQ(disks[0].rows.at(0).group.mb_per_s.value, 700);
}

TEST(CompareDisks, TakeTheSourceWithMoreRunsOfAKeyThatTwoSourcesHave) {
  ComparedCampaign campaign(1);
  campaign.addRuns("raw", 1, 500, 3);
  SourceRecord other = campaign.info.sources.front();
  other.path = "/mnt/other";
  campaign.info.sources.push_back(other);
  for (std::uint32_t run = 0; run < 7; ++run) {
    CellResult& cell = campaign.add("raw", 1, 900);
    cell.source_path = other.path;
    cell.cell.source = 1;
    cell.cell.repetition = run;
  }
  const auto disks = disksOf({campaign});
  ASSERT_THAT(disks.at(0).rows, SizeIs(1));
  EXPECT_DOUBLE_EQ(disks[0].rows[0].group.mb_per_s.value, 900);
  EXPECT_THAT(disks[0].rows[0].cells, SizeIs(7));
  EXPECT_EQ(disks[0].otherSources, 1U);
}

TEST(CompareDisks, ComparesTheRunsThatTheFigureRestsOn) {
  ComparedCampaign campaign(1);
  campaign.addRuns("raw", 1, 500);
  campaign.cells[2].validity = Validity::contaminated;
  campaign.cells[3].validity = Validity::invalid;
  const auto disks = disksOf({campaign});
  EXPECT_THAT(disks.at(0).rows.at(0).cells, SizeIs(5));
  EXPECT_EQ(disks[0].setAside, 1U);
  EXPECT_EQ(disks[0].leftOut, 1U);
}

TEST(CompareDisks, ChoosesTheTwoBestWhereNoneIsChosen) {
  std::vector<ComparedCampaign> campaigns{ComparedCampaign(1), ComparedCampaign(2), ComparedCampaign(3)};
  campaigns[0].addRuns("raw", 1, 500);
  campaigns[1].addRuns("raw", 1, 900);
  campaigns[2].addRuns("raw", 1, 700);
  const auto disks = disksOf(campaigns);
  const auto identities = [&](const std::vector<std::string>& wanted) {
    std::vector<std::string> chosen;
    for (const ComparedDisk* disk : chosenDisks(disks, wanted, 8)) chosen.push_back(disk->identity);
    return chosen;
  };
  EXPECT_THAT(identities({}), ElementsAre(campaigns[1].identity(), campaigns[2].identity()));
  EXPECT_THAT(identities({campaigns[0].identity(), "gone", campaigns[1].identity()}),
              ElementsAre(campaigns[0].identity(), campaigns[1].identity()));
  EXPECT_THAT(identities({"gone"}), SizeIs(2));
  EXPECT_THAT(identities({campaigns[0].identity(), campaigns[0].identity()}), ElementsAre(campaigns[0].identity()));
}

TEST(CompareGroups, StandAtDepthOneAndAtTheBestDepthInCommon) {
  std::vector<ComparedCampaign> campaigns{ComparedCampaign(1), ComparedCampaign(2)};
  for (const auto& [depth, rate] : std::map<std::uint32_t, double>{{1, 500}, {2, 800}, {4, 900}, {8, 1200}}) {
    campaigns[0].addRuns("raw", depth, rate);
  }
  for (const auto& [depth, rate] : std::map<std::uint32_t, double>{{1, 400}, {2, 700}, {4, 600}}) {
    campaigns[1].addRuns("raw", depth, rate);
  }
  const auto disks = disksOf(campaigns);
  const auto facets = facetsOf(disks);
  ASSERT_THAT(facets, SizeIs(1));
  EXPECT_THAT(depthsOf(facets[0]), ElementsAre(1, 2));  // 800 x 700 beats 900 x 600
  EXPECT_EQ(facets[0].groups[1].filled(), 2U);
}

TEST(CompareGroups, TakeTheDepthsOfMostDisksWhereNoneIsInCommon) {
  std::vector<ComparedCampaign> campaigns{ComparedCampaign(1), ComparedCampaign(2), ComparedCampaign(3)};
  campaigns[0].addRuns("raw", 4, 500);
  campaigns[1].addRuns("raw", 4, 500);
  campaigns[2].addRuns("raw", 1, 500);
  const auto disks = disksOf(campaigns);
  const auto facets = facetsOf(disks);
  ASSERT_THAT(facets, SizeIs(1));
  EXPECT_THAT(depthsOf(facets[0]), ElementsAre(4));
  EXPECT_EQ(facets[0].groups[0].filled(), 2U);
}

TEST(CompareGroups, ShowOnlyTheReadersWanted) {
  std::vector<ComparedCampaign> campaigns{ComparedCampaign(1)};
  campaigns[0].addRuns("raw", 1, 500);
  campaigns[0].addRuns("io_uring", 1, 500);
  const auto disks = disksOf(campaigns);
  EXPECT_EQ(readersOf(all(disks)), QStringList({QStringLiteral("io_uring"), QStringLiteral("raw")}));
  const auto facets = facetsOf(disks, {QStringLiteral("raw")});
  ASSERT_THAT(facets, SizeIs(1));
  ASSERT_THAT(facets[0].groups, SizeIs(1));
  EXPECT_EQ(facets[0].groups[0].any().group.cell.reader, "raw");
}

TEST(CompareGroups, KeepThoseThatMostDisksShareWhereThereAreTooMany) {
  std::vector<ComparedCampaign> campaigns{ComparedCampaign(1), ComparedCampaign(2)};
  for (int i = 0; i < 5; ++i) campaigns[0].add("alone" + std::to_string(i), 1, 500);
  campaigns[0].add("shared", 1, 500);
  campaigns[1].add("shared", 1, 600);
  const auto disks = disksOf(campaigns);
  std::size_t dropped = 0;
  const auto facets = compareFacets(all(disks), {}, 3, dropped);
  ASSERT_THAT(facets, SizeIs(1));
  EXPECT_THAT(facets[0].groups, SizeIs(3));
  EXPECT_EQ(dropped, 3U);
  EXPECT_TRUE(std::any_of(facets[0].groups.begin(), facets[0].groups.end(), [](const CompareGroup& group) {
    return group.any().group.cell.reader == "shared" && group.filled() == 2;
  }));
}

template <class T>
T oneOf(std::mt19937& random, std::initializer_list<T> values) {
  return *(values.begin() + std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random));
}

void vary(CellResult& cell, std::mt19937& random) {
  cell.source_kind = oneOf(random, {SourceKind::store, SourceKind::container});
  cell.expert_bytes = oneOf<std::uint64_t>(random, {2654208, 13996800});
  cell.coverage = oneOf<std::string>(random, {"whole", "0.083"});
  cell.effective.pages = oneOf(random, {PageKind::thp, PageKind::small});
  cell.cell.order = oneOf(random, {Order::random, Order::sequential});
  cell.cache_state = oneOf(random, {CacheState::bypassed, CacheState::cold, CacheState::warm});
  cell.loop_version = oneOf<std::uint32_t>(random, {1, 2});
}

/// Every row beside another one has the same key, and within a chart keys differ in reader, cache state and depth only.
TEST(CompareGroups, NeverMixKeys) {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    std::mt19937 random(seed);
    std::vector<ComparedCampaign> campaigns{ComparedCampaign(1), ComparedCampaign(2), ComparedCampaign(3)};
    for (ComparedCampaign& campaign : campaigns) {
      for (int i = 0; i < 40; ++i) {
        const auto depth = oneOf<std::uint32_t>(random, {1, 2, 4});
        CellResult& cell = campaign.add(oneOf<std::string>(random, {"raw", "io_uring"}), depth, 500.0 + i);
        vary(cell, random);
      }
    }
    const auto disks = disksOf(campaigns);
    std::size_t drawn = 0;
    for (const CompareFacet& facet : facetsOf(disks)) {
      for (const CompareGroup& group : facet.groups) {
        ++drawn;
        ASSERT_THAT(group.rows, SizeIs(3));
        CellKey common = group.key;
        for (const char* name : {"reader", "cache", "depth"}) common.remove(name);
        EXPECT_EQ(common.text(), facet.key.text());
        for (std::size_t i = 0; i < group.rows.size(); ++i) {
          if (group.rows[i] == nullptr) continue;
          EXPECT_EQ(group.rows[i]->key.text(), group.key.text());
          for (const ComparedCell& cell : group.rows[i]->cells) {
            EXPECT_EQ(cell.key, group.key.text());
            EXPECT_EQ(cell.campaign, disks[i].campaign.id);
          }
        }
      }
    }
    EXPECT_GT(drawn, 0U);
    EXPECT_LE(drawn, 24U);
  }
}

TEST(CompareGroups, AreNoneWithoutCells) { EXPECT_THAT(facetsOf(disksOf({ComparedCampaign(1)})), IsEmpty()); }

}  // namespace
}  // namespace merops::gui
