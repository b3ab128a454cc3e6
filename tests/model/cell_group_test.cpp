#include "core/model/cell_group.h"

#include "core/model/comparison.h"
#include "core/model/forecast.h"
#include "core/model/histogram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

CellResult cell(const std::string& reader, std::uint32_t depth, double rate, std::uint32_t repetition = 0) {
  CellResult result;
  result.cell.reader = reader;
  result.cell.depth = depth;
  result.cell.repetition = repetition;
  result.source_path = "model.picchioflat";
  result.state = CellState::measured;
  result.validity = Validity::valid;
  result.cache_state = CacheState::bypassed;
  Measurement& m = result.measurement;
  m.mb_per_s = {rate, rate * 0.99, rate * 1.01};
  Histogram histogram;
  for (std::uint64_t i = 0; i < 100; ++i) histogram.record(1'000'000 + i * 1000);
  m.histogram = histogram.buckets();
  m.latency = histogram.summarise();
  m.total_payload_bytes = 2'000'000'000;
  m.cost.process_system_ns = 100'000'000;
  return result;
}

TEST(CellGroup, TakesTheMedianOfRepetitionsWithItsInterval) {
  std::vector<CellResult> results;
  for (std::uint32_t i = 0; i < 7; ++i) results.push_back(cell("flat-direct", 1, 1500 + 10.0 * i, i));
  const auto groups = group_cells(results);
  ASSERT_EQ(groups.size(), 1U);
  EXPECT_EQ(groups[0].repetitions, 7U);
  EXPECT_EQ(groups[0].mb_per_s, (Estimate{1530, 1500, 1560}));
  EXPECT_EQ(groups[0].latency.n, 700U);
  EXPECT_TRUE(groups[0].latency.p99.has_value());
  EXPECT_DOUBLE_EQ(groups[0].cpu_s_per_gb.value(), 0.05);
}

TEST(CellGroup, GivesASingleOneItsOwnIntervalAndAFewTheirExtremes) {
  const std::vector<CellResult> one{cell("raw", 1, 100)};
  EXPECT_EQ(group_cells(one)[0].mb_per_s, (Estimate{100, 99, 101}));
  const std::vector<CellResult> three{cell("raw", 1, 100), cell("raw", 1, 300, 1), cell("raw", 1, 200, 2)};
  const CellGroup group = group_cells(three)[0];
  EXPECT_EQ(group.mb_per_s, (Estimate{200, {}, {}}));
  EXPECT_EQ(group.least, 100);
  EXPECT_EQ(group.greatest, 300);
}

TEST(CellGroup, HasTheCentreThatComparisonsHave) {
  std::vector<CellResult> results{cell("raw", 1, 549), cell("raw", 1, 1478, 1), cell("raw", 1, 400, 2),
                                  cell("raw", 1, 2000, 3)};
  for (std::size_t i = 0; i < results.size(); ++i) {
    Measurement& m = results[i].measurement;
    m.mean_in_flight = static_cast<double>(i);
    m.split_ratio = 1 + static_cast<double>(i);
    m.steadiness = {SteadyState::steady, {}, 0, m.mb_per_s.value, {}, {}, {}};
    m.cost.process_system_ns = 100'000'000 * (i + 1);
  }
  const CellGroup group = group_cells(results)[0];
  const std::vector<double> rates{549, 1478, 400, 2000};
  EXPECT_DOUBLE_EQ(group.mb_per_s.value, compare_samples(rates, rates).a);
  EXPECT_DOUBLE_EQ(group.mb_per_s.value, 1013.5);
  EXPECT_DOUBLE_EQ(group.mean_in_flight, 1.5);
  EXPECT_DOUBLE_EQ(group.split_ratio.value(), 2.5);
  EXPECT_DOUBLE_EQ(group.steady_mb_per_s.value(), 1013.5);
  EXPECT_DOUBLE_EQ(group.cpu_s_per_gb.value(), 0.125);
}

TEST(CellGroup, KeepsApartWhatDiffersInMoreThanRepetition) {
  std::vector<CellResult> results{cell("a", 1, 1), cell("a", 2, 1), cell("b", 1, 1), cell("a", 1, 1)};
  results.back().cell.tag = "provisional";
  EXPECT_EQ(group_cells(results).size(), 4U);
}

TEST(CellGroup, ShowsTheWorstValidityAndEachFlagOnce) {
  std::vector<CellResult> results{cell("a", 1, 1), cell("a", 1, 2, 1), cell("a", 1, 3, 2)};
  results[2].validity = Validity::contaminated;
  results[1].validity = Validity::invalid;
  results[1].validity_reason = "the page cache served it";
  results[1].flags = {{"cache-served", "cache", "first", "x"}};
  results[2].flags = {{"cache-served", "cache", "second", "x"}};
  const auto groups = group_cells(results);
  EXPECT_EQ(groups[0].validity, Validity::invalid);
  EXPECT_EQ(groups[0].validity_reason, "the page cache served it");
  ASSERT_EQ(groups[0].flags.size(), 1U);
  EXPECT_EQ(groups[0].flags[0].evidence, "first");
}

TEST(CellGroup, SetsDisturbedRepetitionsAsideWhileHalfAreSound) {
  std::vector<CellResult> results{cell("a", 1, 100), cell("a", 1, 10, 1), cell("a", 1, 102, 2), cell("a", 1, 20, 3)};
  results[1].validity = results[3].validity = Validity::contaminated;
  results[1].flags = {{"foreign-cpu", "disturbance", "x", "y"}};
  CellGroup group = group_cells(results)[0];
  EXPECT_EQ(group.validity, Validity::valid);
  EXPECT_EQ(group.repetitions, 2U);
  EXPECT_EQ(group.set_aside, 2U);
  EXPECT_DOUBLE_EQ(group.least, 100);
  EXPECT_TRUE(group.flags.empty());
  results[0].validity = Validity::contaminated;  // most are: then all count, and say so
  group = group_cells(results)[0];
  EXPECT_EQ(group.validity, Validity::contaminated);
  EXPECT_EQ(group.repetitions, 4U);
  EXPECT_EQ(group.set_aside, 0U);
}

TEST(CellGroup, GivesTheMedianOfTheSteadyRates) {
  std::vector<CellResult> results{cell("a", 1, 100), cell("a", 1, 10, 1), cell("a", 1, 102, 2)};
  EXPECT_EQ(group_cells(results)[0].assessed, 0U);
  results[1].measurement.steadiness = {SteadyState::steady, {}, 0, 90, {}, {}, {}};
  results[2].measurement.steadiness = {SteadyState::unsteady, {}, 0, 300, {}, {}, {}};
  const CellGroup group = group_cells(results)[0];
  EXPECT_EQ(group.assessed, 2U);
  EXPECT_EQ(group.steady, 1U);
  EXPECT_EQ(group.steady_mb_per_s, 90);
}

TEST(CellGroup, SaysWhyNothingWasMeasured) {
  std::vector<CellResult> results{cell("a", 1, 1)};
  results[0].state = CellState::skipped;
  results[0].reason = "not here";
  const auto groups = group_cells(results);
  EXPECT_EQ(groups[0].state, CellState::skipped);
  EXPECT_EQ(groups[0].reason, "not here");
  EXPECT_EQ(groups[0].repetitions, 0U);
}

TEST(Forecast, BoundsTokensASecondByWhatATokenReads) {
  const Geometry qwen = geometry_of(*find_preset("qwen3-30b-a3b"));
  EXPECT_NEAR(tokens_per_second({1969, {}, {}}, qwen, 0).value, 1969 / 1019.2, 0.001);
  const Estimate cached = tokens_per_second({1000, 900, 1100}, qwen, 0.95);
  EXPECT_NEAR(cached.value, 1000 / (1019.2 * 0.05), 0.01);
  EXPECT_NEAR(*cached.low / cached.value, 0.9, 1e-9);
  EXPECT_NEAR(*cached.high / cached.value, 1.1, 1e-9);
}

TEST(Forecast, TakesTheBestDirectRoadAtItsPlateau) {
  std::vector<CellResult> results{cell("flat-direct", 1, 1480), cell("flat-direct", 2, 1900), cell("io_uring", 1, 1500),
                                  cell("io_uring", 2, 1960),    cell("io_uring", 4, 1975),    cell("buffered", 4, 4000),
                                  cell("raw", 1, 9000)};
  results[5].cache_state = CacheState::cold;
  results[6].validity = Validity::invalid;
  const auto best = best_direct_road(group_cells(results));
  ASSERT_TRUE(best.has_value());
  EXPECT_EQ(best->reader, "io_uring");
  EXPECT_EQ(best->depth, 2U);
  EXPECT_DOUBLE_EQ(best->mb_per_s.value, 1960);
  EXPECT_EQ(best->best_depth, 4U);
  EXPECT_DOUBLE_EQ(best->at_best_depth.value, 1975);
  EXPECT_NEAR(best->gain().value(), 1960.0 / 1500, 1e-9);
  EXPECT_EQ(plateaus(group_cells(results)).front().reader, "buffered");
}

TEST(Forecast, IsAbsentWhereNothingDirectWasMeasured) {
  std::vector<CellResult> results{cell("buffered", 1, 4000)};
  results[0].cache_state = CacheState::warm;
  EXPECT_FALSE(best_direct_road(group_cells(results)).has_value());
}

}  // namespace
}  // namespace merops
