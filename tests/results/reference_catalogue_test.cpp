#include "core/model/geometry.h"
#include "results/reference.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// What the built-in catalogue holds.
namespace merops {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

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

}  // namespace
}  // namespace merops
