#include "results/reference.h"

#include "core/model/error.h"
#include "core/model/facts.h"

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
