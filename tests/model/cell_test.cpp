#include "core/model/cell.h"

#include "core/model/error.h"
#include "core/model/random.h"

#include <algorithm>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Plan plan_of(std::uint32_t repetitions, std::uint64_t seed = 1) {
  Plan plan;
  plan.sources = {"/a", "/b"};
  plan.readers = {"buffered", "flat-direct", "io_uring"};
  plan.depths = {1, 4, 16};
  plan.caches = {CacheMode::cold, CacheMode::warm};
  plan.seed = seed;
  plan.repetitions = repetitions;
  return plan;
}

std::vector<std::string> names_of(const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell& cell : cells) {
    names.push_back(std::to_string(cell.source) + cell.reader + std::to_string(cell.depth) +
                    std::string(to_string(cell.cache)));
  }
  return names;
}

TEST(CellNames, ComeBackFromTheirText) {
  for (const PageKind kind : {PageKind::any, PageKind::small, PageKind::thp, PageKind::hugetlb}) {
    EXPECT_EQ(parse_page_kind(to_string(kind)), kind);
  }
  for (const CacheMode mode : {CacheMode::cold, CacheMode::warm, CacheMode::pressed, CacheMode::as_is}) {
    EXPECT_EQ(parse_cache_mode(to_string(mode)), mode);
  }
  for (const Order order : {Order::random, Order::sequential}) EXPECT_EQ(parse_order(to_string(order)), order);
}

TEST(CellNames, AreThoseOfTheCommandLine) {
  EXPECT_EQ(parse_page_kind("auto"), PageKind::any);
  EXPECT_EQ(parse_page_kind("4k"), PageKind::small);
  EXPECT_EQ(parse_cache_mode("as-is"), CacheMode::as_is);
  EXPECT_EQ(parse_order("seq"), Order::sequential);
}

TEST(CellNames, UnknownOnesAreUsageErrorsThatListWhatIsAllowed) {
  try {
    (void)parse_cache_mode("lukewarm");
    FAIL() << "an unknown name was accepted";
  } catch (const UsageError& error) {
    EXPECT_THAT(error.what(), HasSubstr("cache mode \"lukewarm\""));
    EXPECT_EQ(error.hint(), "one of: cold, warm, pressed, as-is");
  }
  EXPECT_THROW((void)parse_page_kind("2m"), UsageError);
  EXPECT_THROW((void)parse_order(""), UsageError);
}

TEST(Expand, HoldsEveryCombinationOncePerRepetition) {
  const std::vector<Cell> cells = expand(plan_of(3));
  ASSERT_EQ(cells.size(), 3U * 2 * 3 * 3 * 2);
  for (std::uint32_t repetition = 0; repetition < 3; ++repetition) {
    std::vector<Cell> part(cells.begin() + 36 * repetition, cells.begin() + 36 * (repetition + 1));
    for (const Cell& cell : part) EXPECT_EQ(cell.repetition, repetition);
    std::vector<std::string> names = names_of(part);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::unique(names.begin(), names.end()), names.end());
  }
}

TEST(Expand, GivesOneSequenceSeedToAllCellsOfARepetition) {
  const std::vector<Cell> cells = expand(plan_of(2, 40));
  for (const Cell& cell : cells) EXPECT_EQ(cell.seed, 40U + cell.repetition);
}

TEST(Expand, ShufflesEachRepetitionAnew) {
  const std::vector<std::string> names = names_of(expand(plan_of(2)));
  EXPECT_FALSE(std::equal(names.begin(), names.begin() + 36, names.begin() + 36));
}

TEST(Expand, RepeatsTheOrderForTheSameSeedOnly) {
  EXPECT_EQ(expand(plan_of(2, 7)), expand(plan_of(2, 7)));
  EXPECT_NE(names_of(expand(plan_of(2, 7))), names_of(expand(plan_of(2, 8))));
}

TEST(Expand, GivesTheSameOrderOnEveryPlatform) {
  Plan plan;
  plan.sources = {"/a"};
  plan.readers = {"io_uring"};
  plan.depths = {1, 2, 4, 8, 16, 32};
  plan.seed = 42;
  std::vector<std::uint32_t> depths;
  for (const Cell& cell : expand(plan)) depths.push_back(cell.depth);
  EXPECT_THAT(depths, ElementsAre(16, 8, 1, 4, 32, 2));
}

TEST(Expand, CarriesTheRestOfThePlan) {
  Plan plan = plan_of(1);
  plan.order = Order::sequential;
  plan.pages = PageKind::thp;
  plan.block = 4096;
  plan.limits = {10, 20, 30};
  plan.memory_limit = 40;
  plan.check_bytes = true;
  const Cell cell = expand(plan).front();
  EXPECT_EQ(cell.order, Order::sequential);
  EXPECT_EQ(cell.pages, PageKind::thp);
  EXPECT_EQ(cell.block, 4096U);
  EXPECT_EQ(cell.limits, (Limits{10, 20, 30}));
  EXPECT_EQ(cell.memory_limit, 40U);
  EXPECT_TRUE(cell.check_bytes);
}

TEST(Random, GivesTheNumbersOfThePublishedGenerator) {
  Random random(1234567);
  EXPECT_EQ(random.next(), 6457827717110365317U);
  EXPECT_EQ(random.next(), 3203168211198807973U);
  EXPECT_EQ(random.next(), 9817491932198370423U);
}

TEST(Random, StaysBelowTheBoundAndReachesEveryNumber) {
  Random random(3);
  std::vector<int> seen(7);
  for (int draw = 0; draw < 700; ++draw) ++seen.at(random.below(7));
  for (const int count : seen) EXPECT_GT(count, 50);
}

TEST(Random, ShuffleKeepsEveryItem) {
  std::vector<int> items(100);
  std::iota(items.begin(), items.end(), 0);
  std::vector<int> shuffled = items;
  Random random(5);
  shuffle(std::span(shuffled), random);
  EXPECT_NE(shuffled, items);
  std::sort(shuffled.begin(), shuffled.end());
  EXPECT_EQ(shuffled, items);
}

}  // namespace
}  // namespace merops
