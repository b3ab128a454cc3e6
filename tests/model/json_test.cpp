#include "core/model/json.h"

#include "core/model/error.h"
#include "core/model/json_fields_cell.h"
#include "tests/support/member_count.h"
#include "tests/support/sample_results.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using test::sample_campaign;
using test::sample_cell_result;
using test::sample_work;
using testing::HasSubstr;
using testing::Not;

std::string error_of(std::string_view text) {
  try {
    (void)cell_result_from_json(text);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

struct KeyCounter {
  std::size_t count = 0;
  void operator()(const char*, const auto&) { ++count; }
};

template <class T>
std::size_t key_count() {
  KeyCounter counter;
  const T value{};
  json_fields::fields(counter, value);
  return counter.count;
}

TEST(Json, EveryMemberOfEveryValueHasAKey) {
  EXPECT_EQ(key_count<CellResult>(), test::member_count<CellResult>());
  EXPECT_EQ(key_count<Cell>(), test::member_count<Cell>());
  EXPECT_EQ(key_count<Limits>(), test::member_count<Limits>());
  EXPECT_EQ(key_count<Plan>(), test::member_count<Plan>());
  EXPECT_EQ(key_count<Effective>(), test::member_count<Effective>());
  EXPECT_EQ(key_count<Measurement>() + 1, test::member_count<Measurement>());  // the stamps are written on demand
  EXPECT_EQ(key_count<Estimate>(), test::member_count<Estimate>());
  EXPECT_EQ(key_count<Latency>(), test::member_count<Latency>());
  EXPECT_EQ(key_count<Interval>(), test::member_count<Interval>());
  EXPECT_EQ(key_count<Origin>(), test::member_count<Origin>());
  EXPECT_EQ(key_count<Cost>(), test::member_count<Cost>());
  EXPECT_EQ(key_count<Flag>(), test::member_count<Flag>());
  EXPECT_EQ(key_count<WorkResult>(), test::member_count<WorkResult>());
  EXPECT_EQ(key_count<MachineFacts>(), test::member_count<MachineFacts>());
  EXPECT_EQ(key_count<LinkFacts>(), test::member_count<LinkFacts>());
  EXPECT_EQ(key_count<PartitionMount>(), test::member_count<PartitionMount>());
  EXPECT_EQ(key_count<DeviceFacts>(), test::member_count<DeviceFacts>());
  EXPECT_EQ(key_count<StorageFacts>(), test::member_count<StorageFacts>());
  EXPECT_EQ(key_count<Geometry>(), test::member_count<Geometry>());
  EXPECT_EQ(key_count<SelfMeasure>(), test::member_count<SelfMeasure>());
  EXPECT_EQ(key_count<SourceRecord>(), test::member_count<SourceRecord>());
  EXPECT_EQ(key_count<ContentFacts>(), test::member_count<ContentFacts>());
  EXPECT_EQ(key_count<DeviceHealth>(), test::member_count<DeviceHealth>());
  EXPECT_EQ(key_count<TemperatureSample>(), test::member_count<TemperatureSample>());
  EXPECT_EQ(key_count<Surroundings>(), test::member_count<Surroundings>());
  EXPECT_EQ(key_count<ChangePoint>(), test::member_count<ChangePoint>());
  EXPECT_EQ(key_count<Steadiness>(), test::member_count<Steadiness>());
  EXPECT_EQ(key_count<CampaignInfo>(), test::member_count<CampaignInfo>());
}

TEST(Json, CellResultComesBackWithEveryMember) {
  const std::string text = to_json(sample_cell_result(), true);
  const CellResult back = cell_result_from_json(text);
  EXPECT_EQ(to_json(back, true), text);
  EXPECT_EQ(back.cell, sample_cell_result().cell);
  EXPECT_EQ(back.flags, sample_cell_result().flags);
  EXPECT_EQ(back.effective, sample_cell_result().effective);
}

TEST(Json, NumbersComeBackExactly) {
  const Measurement before = sample_cell_result().measurement;
  const Measurement after = cell_result_from_json(to_json(sample_cell_result(), true)).measurement;
  EXPECT_EQ(after.mb_per_s, before.mb_per_s);
  EXPECT_EQ(after.latency, before.latency);
  EXPECT_EQ(after.origin, before.origin);
  EXPECT_EQ(after.cost, before.cost);
  EXPECT_EQ(after.mean_in_flight, before.mean_in_flight);
  EXPECT_EQ(after.intervals, before.intervals);
  EXPECT_EQ(after.histogram, before.histogram);
  EXPECT_EQ(after.surroundings, before.surroundings);
  EXPECT_EQ(after.steadiness, before.steadiness);
  EXPECT_EQ(after.stamps, before.stamps);
}

TEST(Json, StampsAreWrittenOnlyWhenAskedFor) {
  EXPECT_THAT(to_json(sample_cell_result()), Not(HasSubstr("stamps")));
  EXPECT_TRUE(cell_result_from_json(to_json(sample_cell_result())).measurement.stamps.empty());
}

TEST(Json, HeadlineFiguresCarryPeoplesUnitsInTheirNames) {
  const json result = json::parse(to_json(sample_cell_result()));
  EXPECT_EQ(result["mb_per_s"], 1480.0000000000002);
  EXPECT_EQ(result["mb_per_s_low"], 1470.1);
  EXPECT_EQ(result["p50_us"], 1762.0);
  EXPECT_EQ(result["p99_us"], 1923.0);
  EXPECT_TRUE(result["p999_us"].is_null());
  EXPECT_NEAR(result["reads_per_s"].get<double>(), 557.6, 0.1);
  EXPECT_NEAR(result["cpu_s_per_gb"].get<double>(), 22000011.0 / 1061683200.0, 1e-12);
  EXPECT_EQ(result["cell_key"], cell_key(sample_cell_result()));
}

TEST(Json, HeadlineIsNullWhereNothingWasMeasured) {
  CellResult result;
  result.reason = "no O_DIRECT on this file system";
  const json text = json::parse(to_json(result));
  for (const char* name : {"mb_per_s", "reads_per_s", "p50_us", "p99_us", "max_us", "cpu_s_per_gb"}) {
    ASSERT_TRUE(text.contains(name)) << name;
    EXPECT_TRUE(text[name].is_null()) << name;
  }
}

TEST(Json, AbsentOptionalsAreNull) {
  const json result = json::parse(to_json(sample_cell_result()));
  EXPECT_TRUE(result["measurement"]["origin"]["cached_bytes_after"].is_null());
  EXPECT_EQ(result["measurement"]["origin"]["cached_bytes_before"], 0);
  EXPECT_TRUE(result["measurement"]["cost"]["steal_ns"].is_null());
  EXPECT_TRUE(result["measurement"]["latency"]["p99_ns"]["low"].is_null());
}

TEST(Json, NumbersThatAreNotFiniteAreNull) {
  CellResult result = sample_cell_result();
  result.measurement.mb_per_s = {std::nan(""), std::numeric_limits<double>::infinity(), std::nullopt};
  const json text = json::parse(to_json(result));
  EXPECT_TRUE(text["measurement"]["mb_per_s"]["value"].is_null());
  EXPECT_TRUE(text["measurement"]["mb_per_s"]["low"].is_null());
  EXPECT_TRUE(text["mb_per_s"].is_null());
}

TEST(Json, IsOneLineAlsoForNamesWithNewlinesAndForeignBytes) {
  CellResult result = sample_cell_result();
  result.source_path = "/data/line\nbreak\xff";
  const std::string text = to_json(result);
  EXPECT_THAT(text, Not(HasSubstr("\n")));
  EXPECT_EQ(cell_result_from_json(text).source_path, "/data/line\nbreak\xEF\xBF\xBD");
}

TEST(Json, WrongTypesNameTheirKey) {
  EXPECT_THAT(error_of(R"({"cell":{"depth":"four"}})"), HasSubstr("cell.depth: a whole number below 2^32 is needed"));
  EXPECT_THAT(error_of(R"({"cell":{"depth":4294967296}})"), HasSubstr("cell.depth"));
  EXPECT_THAT(error_of(R"({"cell":{"seed":-1}})"), HasSubstr("cell.seed: a whole number is needed where -1 stands"));
  EXPECT_THAT(error_of(R"({"cell":{"seed":1.5}})"), HasSubstr("cell.seed"));
  EXPECT_THAT(error_of(R"({"cell":{"cache":"lukewarm"}})"), HasSubstr("cell.cache: there is no such cache mode"));
  EXPECT_THAT(error_of(R"({"cell":3})"), HasSubstr("cell: an object is needed where 3 stands"));
  EXPECT_THAT(error_of(R"({"measurement":{"histogram":[[1,2],[3]]}})"), HasSubstr("measurement.histogram[1]: a pair"));
  EXPECT_THAT(error_of(R"({"measurement":{"stamps_ns":[[1,"x"]]}})"), HasSubstr("stamps_ns[0]"));
  EXPECT_THAT(error_of(R"({"flags":[{"id":7}]})"), HasSubstr("flags[0].id: text is needed"));
  EXPECT_THAT(error_of("[]"), HasSubstr("an object is needed"));
  EXPECT_THAT(error_of("{"), HasSubstr("not JSON"));
}

TEST(Json, UnknownKeysAreIgnoredAndMissingOnesKeepTheirDefaults) {
  const CellResult result = cell_result_from_json(R"({"colour":"red","cell":{"reader":"mmap","depth":null}})");
  EXPECT_EQ(result.cell.reader, "mmap");
  EXPECT_EQ(result.cell.depth, 1U);
  EXPECT_EQ(result.loop_version, kLoopVersion);
}

TEST(Json, CampaignsPartsComeBack) {
  const CampaignInfo campaign = sample_campaign();
  EXPECT_EQ(to_json(machine_from_json(to_json(campaign.machine))), to_json(campaign.machine));
  EXPECT_EQ(to_json(self_measure_from_json(to_json(campaign.self))), to_json(campaign.self));
  for (const SourceRecord& source : campaign.sources) {
    EXPECT_EQ(to_json(source_record_from_json(to_json(source))), to_json(source));
    EXPECT_EQ(to_json(storage_from_json(to_json(source.storage))), to_json(source.storage));
  }
  const json text = json::parse(to_json(campaign));
  EXPECT_EQ(text["seed"].get<std::uint64_t>(), campaign.seed);
  EXPECT_TRUE(text["sources"][1]["geometry"].is_null());
  EXPECT_EQ(text["sources"][0]["storage"]["chain"][0]["link"]["ceiling_bytes_per_s"], 3938000000U);
}

TEST(Json, PlanComesBack) {
  Plan plan;
  plan.sources = {"/a", "/b"};
  plan.readers = {"raw"};
  plan.depths = {1, 2};
  plan.caches = {CacheMode::as_is, CacheMode::warm};
  plan.order = Order::sequential;
  plan.pages = PageKind::hugetlb;
  plan.block = 1;
  plan.limits = {2, 3, 4};
  plan.memory_limit = 5;
  plan.check_bytes = true;
  plan.seed = std::numeric_limits<std::uint64_t>::max();
  plan.repetitions = 7;
  EXPECT_EQ(plan_from_json(to_json(plan)), plan);
}

TEST(Json, WorkCarriesItsRate) {
  const std::string text = to_json(sample_work());
  EXPECT_EQ(to_json(work_from_json(text)), text);
  EXPECT_EQ(json::parse(text)["mb_per_s"], 2000.0);
  EXPECT_TRUE(json::parse(to_json(WorkResult{}))["mb_per_s"].is_null());
}

}  // namespace
}  // namespace merops
