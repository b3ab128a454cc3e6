#include "results/reference.h"

#include "core/model/error.h"
#include "core/model/facts.h"
#include "core/model/geometry.h"

#include <algorithm>
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

json row_of(const std::string& id) {
  return {{"id", id},           {"source", "a report"}, {"machine", "a machine"},
          {"disk", "a disk"},   {"transport", "nvme"},  {"os", "Linux"},
          {"regime", "direct"}, {"kinds", {"store"}},   {"expert_bytes", 2654208},
          {"queue_depth", 4},   {"mb_per_s", 1000.0},   {"flags", json::array()}};
}

json catalogue_of(const std::vector<json>& rows) { return {{"rows", rows}, {"claims", json::array()}}; }

ReferenceCatalogue read(const std::vector<json>& rows) {
  return read_reference(catalogue_of(rows).dump(), "of a test");
}

std::string error_of(const std::string& text) {
  try {
    (void)read_reference(text, "of a test");
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

std::string error_with(const char* key, const json& value) {
  json row = row_of("R7");
  row[key] = value;
  return error_of(catalogue_of({row}).dump());
}

CellResult cell_of(std::uint64_t expert_bytes, std::uint32_t depth) {
  CellResult result;
  result.state = CellState::measured;
  result.validity = Validity::valid;
  result.cache_state = CacheState::bypassed;
  result.source_kind = SourceKind::store;
  result.expert_bytes = expert_bytes;
  result.cell.depth = depth;
  result.measurement.mb_per_s.value = 2000;
  result.measurement.latency.p50 = Estimate{500000, std::nullopt, std::nullopt};
  return result;
}

std::vector<std::string> matched(const ReferenceCatalogue& catalogue, const CellResult& result,
                                 std::string_view transport = "nvme", std::size_t limit = 9) {
  std::vector<std::string> ids;
  for (const ReferenceMatch& match : nearest_rows(catalogue, result, transport, limit)) ids.push_back(match.row->id);
  return ids;
}

const ReferenceRow& built_in(const std::string& id) {
  const std::vector<ReferenceRow>& rows = reference_catalogue().rows;
  const auto found = std::find_if(rows.begin(), rows.end(), [&id](const ReferenceRow& row) { return row.id == id; });
  if (found == rows.end()) throw std::runtime_error("no row " + id);
  return *found;
}

TEST(ReferenceCatalogue, HoldsThePublishedFigures) {
  const ReferenceRow& usb = built_in("A1-qwen-usb");
  EXPECT_EQ(usb.transport, "usb");
  EXPECT_EQ(usb.mb_per_s, 324);
  EXPECT_EQ(usb.p50_us, 6406);
  EXPECT_EQ(usb.p99_us, 34537);
  EXPECT_EQ(usb.reads, 384U);
  EXPECT_EQ(built_in("A4-qwen-qd2").in_flight, 2U);
  EXPECT_EQ(built_in("A4-qwen-qd2").mb_per_s, 1969);
  EXPECT_EQ(built_in("C15-buffered").regime, Regime::buffered_cold);
  EXPECT_EQ(built_in("C1-direct").transport, "virtual");
  EXPECT_TRUE(built_in("C12-4-threads").threads);
  EXPECT_NEAR(*built_in("C24-1-lanes").mb_per_s, 1809.9 * 1.048576, 0.1);
}

TEST(ReferenceCatalogue, ExpertSizesAreThoseOfTheModels) {
  EXPECT_EQ(built_in("A1-qwen-nvme").expert_bytes, expert_bytes(geometry_of(*find_preset("qwen3-30b-a3b"))));
  EXPECT_EQ(built_in("A1-gpt-oss-nvme").expert_bytes, expert_bytes(geometry_of(*find_preset("gpt-oss-20b"))));
}

TEST(ReferenceCatalogue, TellsHowFiguresWereTaken) {
  EXPECT_THAT(built_in("A4-gpt-oss-qd1").flags, testing::Contains(HasSubstr("faster of two runs")));
  EXPECT_THAT(built_in("A1-gpt-oss-nvme").flags, testing::Contains(HasSubstr("p99 is their maximum")));
  EXPECT_THAT(built_in("C2-direct").flags, testing::Contains(HasSubstr("read errors are not counted")));
}

TEST(ReferenceCatalogue, WithdrawnRowsSayWhy) {
  EXPECT_THAT(built_in("W1").withdrawn, HasSubstr("page cache"));
  EXPECT_THAT(built_in("W3-2").withdrawn, HasSubstr("3940 MB/s"));
}

/// What the sources publish, in their order: MB/s of each row, and "withdrawn" where it was taken back.
struct Published {
  const char* id;
  double mb_per_s;
  std::uint32_t in_flight;
  std::uint64_t bytes;
  bool withdrawn = false;
};
constexpr std::uint64_t kQwen = 2'654'208;
constexpr std::uint64_t kGptOss = 13'996'800;
constexpr std::uint64_t kUsual = 19'000'000;
constexpr Published kPublished[] = {{"A1-qwen-usb", 324, 1, kQwen},
                                    {"A1-qwen-nvme", 1480, 1, kQwen},
                                    {"A1-gpt-oss-nvme", 1770, 1, kGptOss},
                                    {"A4-qwen-qd1", 1499, 1, kQwen},
                                    {"A4-qwen-qd2", 1969, 2, kQwen},
                                    {"A4-gpt-oss-qd1", 1798, 1, kGptOss},
                                    {"A4-gpt-oss-qd2", 1977, 2, kGptOss},
                                    {"B2-direct", 9690, 8, kUsual},
                                    {"B2-buffered", 4250, 8, kUsual},
                                    {"C1-direct", 2740, 8, kUsual},
                                    {"C1-buffered", 1960, 8, kUsual},
                                    {"C2-direct", 8810, 8, kUsual},
                                    {"C3-buffered", 1510, 8, kUsual},
                                    {"C4-direct", 10510, 8, kUsual},
                                    {"C5-direct", 11480, 8, kUsual},
                                    {"C6-direct", 5580, 8, kUsual},
                                    {"C7-direct", 5900, 8, kUsual},
                                    {"C8-direct", 5870, 8, kUsual},
                                    {"C8-buffered", 4880, 8, kUsual},
                                    {"C9-direct", 1530, 8, kUsual},
                                    {"C9-buffered", 3320, 8, kUsual},
                                    {"C10-direct", 2500, 8, 10'000'000},
                                    {"C10-buffered", 10020, 8, 10'000'000},
                                    {"C11-1-threads", 10890, 1, kUsual},
                                    {"C11-2-threads", 14660, 2, kUsual},
                                    {"C11-4-threads", 14600, 4, kUsual},
                                    {"C11-8-threads", 13870, 8, kUsual},
                                    {"C12-1-threads", 5580, 1, kUsual},
                                    {"C12-2-threads", 6340, 2, kUsual},
                                    {"C12-4-threads", 6330, 4, kUsual},
                                    {"C12-8-threads", 6320, 8, kUsual},
                                    {"C13-direct", 1370, 8, kUsual},
                                    {"C13-buffered", 1650, 8, kUsual},
                                    {"C14-990-pro-direct", 6700, 8, kUsual},
                                    {"C14-9100-direct", 8050, 8, kUsual},
                                    {"C15-direct", 6440, 8, kUsual},
                                    {"C15-buffered", 5780, 8, kUsual},
                                    {"C16-direct", 17900, 8, kUsual},
                                    {"C17-direct-1", 8710, 8, kUsual},
                                    {"C17-direct-2", 9910, 8, kUsual},
                                    {"C17-direct-3", 10690, 8, kUsual},
                                    {"C17-buffered-1", 6900, 8, kUsual},
                                    {"C17-buffered-2", 13480, 8, kUsual},
                                    {"C18-direct-1", 1800, 8, kUsual},
                                    {"C18-direct-2", 1760, 8, kUsual},
                                    {"C18-buffered-1", 2140, 8, kUsual},
                                    {"C18-buffered-2", 14640, 8, kUsual},
                                    {"C19-990-pro-direct", 5690, 1, kUsual},
                                    {"C19-sn850p-direct", 5030, 1, kUsual},
                                    {"C19-mx500-direct", 440, 1, kUsual},
                                    {"C20-qd1", 490, 1, 65'536},
                                    {"C20-qd4", 1050, 4, 65'536},
                                    {"C20-qd16", 3060, 16, 65'536},
                                    {"C20-qd64", 3870, 64, 65'536},
                                    {"C20-qd128", 3900, 128, 65'536},
                                    {"C20-qd256", 3640, 256, 65'536},
                                    {"C21-qd1", 1060, 1, 262'144},
                                    {"C21-qd4", 2350, 4, 262'144},
                                    {"C21-qd16", 5220, 16, 262'144},
                                    {"C21-qd64", 5840, 64, 262'144},
                                    {"C21-qd128", 5880, 128, 262'144},
                                    {"C21-qd256", 5770, 256, 262'144},
                                    {"C22", 10500, 8, 3'000'000},
                                    {"C23", 3160, 8, 3'000'000},
                                    {"C24-1-lanes", 1809.9 * 1.048576, 1, 4'194'304},
                                    {"C24-2-lanes", 2459.8 * 1.048576, 2, 4'194'304},
                                    {"C24-4-lanes", 2457.9 * 1.048576, 4, 4'194'304},
                                    {"C24-8-lanes", 2420.0 * 1.048576, 8, 4'194'304},
                                    {"C24-16-lanes", 2243.9 * 1.048576, 16, 4'194'304},
                                    {"C24-32-lanes", 2254.8 * 1.048576, 32, 4'194'304},
                                    {"W1", 14200, 8, kUsual, true},
                                    {"W3-1", 44670, 8, 3'000'000, true},
                                    {"W3-2", 65720, 8, 3'000'000, true}};

TEST(ReferenceCatalogue, HoldsEveryRowOfItsSourcesAndNoOther) {
  const auto& rows = reference_catalogue().rows;
  ASSERT_EQ(rows.size(), std::size(kPublished));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].id, kPublished[i].id);
    EXPECT_NEAR(rows[i].mb_per_s.value_or(0), kPublished[i].mb_per_s, 0.1) << rows[i].id;
    EXPECT_EQ(rows[i].in_flight, kPublished[i].in_flight) << rows[i].id;
    EXPECT_EQ(rows[i].expert_bytes, kPublished[i].bytes) << rows[i].id;
    EXPECT_EQ(!rows[i].withdrawn.empty(), kPublished[i].withdrawn) << rows[i].id;
    EXPECT_THAT(rows[i].flags, testing::Not(IsEmpty())) << rows[i].id << ": how was it taken?";
  }
}

TEST(ReferenceCatalogue, HoldsEveryClaimOfItsSourcesAndNoOther) {
  std::vector<std::string> ids;
  for (const ReferenceClaim& claim : reference_catalogue().claims) ids.push_back(claim.id);
  EXPECT_THAT(ids, ElementsAre("A2", "A3", "A4-small", "A4-large", "A5-store", "A5-asynchronous", "A5-partial", "A6",
                               "A7", "A7-index", "B1", "B2", "B3", "B4", "B5", "W2"));
}

TEST(ReadReference, TakesHowAClaimIsTried) {
  const std::string text = R"({"rows":[],"claims":[{"id":"X","source":"s","statement":"t","flags":[],"checks":[
    {"what":"a over b","metric":"p99_us","differ":["device"],"numerator":{"readers":["raw"],"plateau":1},
     "denominator":{"depth":1,"kinds":["store"],"regime":"direct","expert_bytes":5,"transport":"usb","disks":1},
     "documented":[{"transport":"usb","against":"nvme","ratio":18},{"transport":"nvme","to":2}],"direction":"above",
     "proxy":"p","to_measure":"run"}]}]})";
  const ClaimCheck check = read_reference(text, "of a test").claims.at(0).checks.at(0);
  EXPECT_EQ(check.metric, ClaimMetric::p99_us);
  EXPECT_TRUE(check.numerator.plateau);
  EXPECT_EQ(check.denominator.transport, "usb");
  EXPECT_EQ(check.documented.at(0).against, "nvme");
  EXPECT_EQ(check.documented.at(0).from, 18);
  EXPECT_EQ(check.documented.at(1).from, std::nullopt);
  EXPECT_EQ(check.direction, ClaimDirection::above);
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    changed.replace(changed.find(from), from.size(), to);
    return error_of(changed);
  };
  EXPECT_THAT(with("\"device\"", "\"colour\""), AllOf(HasSubstr("row X"), HasSubstr("differ"), HasSubstr("colour")));
  EXPECT_THAT(with("p99_us", "p42_us"), HasSubstr("metric"));
  EXPECT_THAT(with("\"ratio\":18", "\"ratio\":18,\"to\":20"), HasSubstr("ratio"));
  EXPECT_THAT(with("\"ratio\":18", "\"from\":3,\"to\":2"), HasSubstr("is below from"));
  EXPECT_THAT(with("\"plateau\":1", "\"plateau\":1,\"depth\":2"), HasSubstr("plateau"));
  EXPECT_THAT(with("\"depth\":1", "\"plateau\":1"), HasSubstr("denominator"));
  EXPECT_THAT(with("\"to_measure\":\"run\"", "\"to_measure\":\"\""), HasSubstr("to_measure"));
  EXPECT_THAT(with("\"proxy\"", "\"proxie\""), HasSubstr("proxie"));
}

TEST(JoinedCatalogues, HoldBothAndRefuseAnIdThatIsTaken) {
  const ReferenceCatalogue mine = read({row_of("mine")});
  const ReferenceCatalogue both = joined(reference_catalogue(), mine, "mine.json");
  EXPECT_EQ(both.rows.size(), reference_catalogue().rows.size() + 1);
  EXPECT_EQ(both.rows.back().id, "mine");
  EXPECT_EQ(both.claims.size(), reference_catalogue().claims.size());
  for (const char* id : {"C16-direct", "A2"}) {
    try {
      (void)joined(reference_catalogue(), read({row_of(id)}), "mine.json");
      ADD_FAILURE() << id << " was taken twice";
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), AllOf(HasSubstr("mine.json"), HasSubstr(id)));
    }
  }
}

StorageFacts storage_of(const std::vector<std::pair<std::string, std::string>>& chain,
                        const std::vector<std::string>& leaves) {
  StorageFacts storage;
  for (const auto& [name, transport] : chain) {
    storage.chain.emplace_back();
    storage.chain.back().name = name;
    storage.chain.back().transport = transport;
  }
  storage.leaves = leaves;
  return storage;
}

TEST(RegimeTransport, IsThatOfTheDiskAtTheBottom) {
  EXPECT_EQ(transport_of(storage_of({{"dm-0", "dm"}, {"nvme0n1", "nvme"}}, {"nvme0n1"})), "nvme");
  EXPECT_EQ(transport_of(storage_of({}, {})), "");
}

TEST(RegimeTransport, OfSeveralDisksIsKnownForRaidAlone) {
  EXPECT_EQ(transport_of(storage_of({{"md0", "md"}, {"a", "nvme"}, {"b", "nvme"}}, {"a", "b"})), "md");
  EXPECT_EQ(transport_of(storage_of({{"dm-0", "dm"}, {"a", "nvme"}, {"b", "nvme"}}, {"a", "b"})), "");
}

TEST(ReadReference, TakesARow) {
  json row = row_of("R1");
  row["p50_us"] = 5;
  row["model"] = "a model";
  row["withdrawn"] = "a mistake";
  const ReferenceRow read_row = read({row}).rows.at(0);
  EXPECT_EQ(read_row.id, "R1");
  EXPECT_THAT(read_row.kinds, ElementsAre(SourceKind::store));
  EXPECT_EQ(read_row.in_flight, 4U);
  EXPECT_FALSE(read_row.threads);
  EXPECT_EQ(read_row.p50_us, 5);
  EXPECT_EQ(read_row.p99_us, std::nullopt);
  EXPECT_EQ(read_row.withdrawn, "a mistake");
}

TEST(ReadReference, ErrorsNameCatalogueRowAndKey) {
  EXPECT_THAT(error_with("mb_per_s", -3),
              AllOf(HasSubstr("catalogue of a test"), HasSubstr("R7"), HasSubstr("mb_per_s")));
}

TEST(ReadReference, EveryNeededKeyIsMissed) {
  const json whole = row_of("R7");
  for (const auto& item : whole.items()) {
    if (item.key() == "id") continue;
    json row = whole;
    row.erase(item.key());
    EXPECT_THAT(error_of(catalogue_of({row}).dump()), AllOf(HasSubstr("R7"), HasSubstr(item.key())));
  }
}

TEST(ReadReference, WrongValuesAreRefused) {
  EXPECT_THAT(error_with("colour", "red"), HasSubstr("key \"rows[0].colour\" is not known"));
  EXPECT_THAT(error_with("mb_per_s", "fast"), HasSubstr("mb_per_s"));
  EXPECT_THAT(error_with("mb_per_s", 0), HasSubstr("mb_per_s"));
  EXPECT_THAT(error_with("mb_per_s", nullptr), HasSubstr("mb_per_s"));
  EXPECT_THAT(error_with("queue_depth", 0), HasSubstr("queue_depth\" needs a whole number from 1 to 65536"));
  EXPECT_THAT(error_with("queue_depth", 1.5), HasSubstr("queue_depth"));
  EXPECT_THAT(error_with("threads", 2), HasSubstr("threads"));
  EXPECT_THAT(error_with("expert_bytes", -1), HasSubstr("expert_bytes"));
  EXPECT_THAT(error_with("transport", "carrier pigeon"), HasSubstr("transport\" is \"carrier pigeon\", not one of"));
  EXPECT_THAT(error_with("regime", "lukewarm"), HasSubstr("regime"));
  EXPECT_THAT(error_with("kinds", json::array()), HasSubstr("kinds"));
  EXPECT_THAT(error_with("kinds", {"shelf"}), HasSubstr("kinds"));
  EXPECT_THAT(error_with("flags", {1}), HasSubstr("flags"));
  EXPECT_THAT(error_with("disk", ""), HasSubstr("disk"));
  EXPECT_THAT(error_with("link_ceiling_mb_per_s", 500), HasSubstr("above the link's ceiling"));
}

TEST(ReadReference, QuantilesInTheWrongOrderAreRefused) {
  json row = row_of("R7");
  row["p50_us"] = 10;
  row["p99_us"] = 9;
  EXPECT_THAT(error_of(catalogue_of({row}).dump()), HasSubstr("p99_us"));
}

TEST(ReadReference, IdsAndKeysGivenTwiceAreRefused) {
  EXPECT_THAT(error_of(catalogue_of({row_of("R1"), row_of("R1")}).dump()), HasSubstr("\"R1\", which is given twice"));
  EXPECT_THAT(error_of(R"({"rows":[{"id":"R1","id":"R2"}],"claims":[]})"), HasSubstr("id"));
}

TEST(ReadReference, OtherTextIsRefused) {
  for (const char* text : {"", "{", "[]", "3", "{}", R"({"rows":[]})", R"({"rows":{},"claims":[]})",
                           R"({"rows":[3],"claims":[]})", R"({"rows":[],"claims":[],"more":[]})", "\xff\xfe"}) {
    EXPECT_THAT(error_of(text), HasSubstr("reading the reference catalogue of a test")) << text;
  }
}

TEST(NearestRows, AreThoseOfTheSameRegime) {
  std::vector<json> rows;
  for (const char* id : {"same", "usb", "warm", "uniform", "deeper", "larger"}) rows.push_back(row_of(id));
  rows[1]["transport"] = "usb";
  rows[2]["regime"] = "buffered-warm";
  rows[3]["kinds"] = {"uniform"};
  rows[4]["queue_depth"] = 8;
  rows[5]["expert_bytes"] = 2654208 * 2;
  EXPECT_THAT(matched(read(rows), cell_of(2654208, 4)), ElementsAre("same"));
}

TEST(NearestRows, TakeSizesWithinAFactorOfOneAndAHalf) {
  const ReferenceCatalogue catalogue = read({row_of("R1")});
  EXPECT_THAT(matched(catalogue, cell_of(2654208 * 3 / 2, 4)), ElementsAre("R1"));
  EXPECT_THAT(matched(catalogue, cell_of(2654208 * 2 / 3, 4)), ElementsAre("R1"));
  EXPECT_THAT(matched(catalogue, cell_of(2654208 * 3 / 2 + 2, 4)), IsEmpty());
  EXPECT_THAT(matched(catalogue, cell_of(2654208 * 2 / 3 - 2, 4)), IsEmpty());
}

TEST(NearestRows, ComeNearestSizeFirst) {
  std::vector<json> rows = {row_of("far"), row_of("near"), row_of("nearest")};
  rows[0]["expert_bytes"] = 3500000;
  rows[1]["expert_bytes"] = 2400000;
  EXPECT_THAT(matched(read(rows), cell_of(2654208, 4)), ElementsAre("nearest", "near", "far"));
  EXPECT_THAT(matched(read(rows), cell_of(2654208, 4), "nvme", 1), ElementsAre("nearest"));
}

TEST(NearestRows, ThreadsCountAsDepth) {
  json row = row_of("R1");
  row.erase("queue_depth");
  row["threads"] = 4;
  EXPECT_THAT(matched(read({row}), cell_of(2654208, 4)), ElementsAre("R1"));
}

TEST(NearestRows, NeverHoldAWithdrawnRow) {
  json row = row_of("R1");
  row["withdrawn"] = "page cache";
  EXPECT_THAT(matched(read({row}), cell_of(2654208, 4)), IsEmpty());
}

TEST(NearestRows, NeedAProvedCacheState) {
  std::vector<json> rows = {row_of("direct"), row_of("cold"), row_of("warm"), row_of("not-told")};
  rows[1]["regime"] = "buffered-cold";
  rows[2]["regime"] = "buffered-warm";
  rows[3]["regime"] = "buffered-unknown";
  const ReferenceCatalogue catalogue = read(rows);
  CellResult result = cell_of(2654208, 4);
  const auto with = [&](CacheState state) {
    result.cache_state = state;
    return matched(catalogue, result);
  };
  EXPECT_THAT(with(CacheState::bypassed), ElementsAre("direct"));
  EXPECT_THAT(with(CacheState::cold), ElementsAre("cold"));
  EXPECT_THAT(with(CacheState::warm), ElementsAre("warm"));
  for (const CacheState state : {CacheState::unverified, CacheState::memory, CacheState::pressed}) {
    EXPECT_THAT(with(state), IsEmpty());
  }
}

TEST(NearestRows, NeedAValidRandomMeasurementOfAKnownDisk) {
  const ReferenceCatalogue catalogue = read({row_of("R1")});
  CellResult result = cell_of(2654208, 4);
  EXPECT_THAT(matched(catalogue, result, "unknown"), IsEmpty());
  result.cell.order = Order::sequential;
  EXPECT_THAT(matched(catalogue, result), IsEmpty());
  result = cell_of(2654208, 4);
  result.validity = Validity::invalid;
  EXPECT_THAT(matched(catalogue, result), IsEmpty());
  result.validity = Validity::valid;
  result.state = CellState::failed;
  EXPECT_THAT(matched(catalogue, result), IsEmpty());
}

TEST(NearestRows, CarryTheRatioOfEachFigureThatBothHave) {
  json row = row_of("R1");
  row["p50_us"] = 1000;
  row["p99_us"] = 2000;
  const ReferenceCatalogue catalogue = read({row});
  const ReferenceMatch match = nearest_rows(catalogue, cell_of(2654208, 4), "nvme").at(0);
  EXPECT_EQ(match.mb_per_s_ratio, 2.0);
  EXPECT_EQ(match.p50_ratio, 0.5);
  EXPECT_EQ(match.p99_ratio, std::nullopt);
}

}  // namespace
}  // namespace merops
