#include "tests/model/judged_cell.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using test::buffered;
using test::clean_direct;
using test::direct;
using test::flags_of;
using test::judged;
using test::kRead;

using testing::Contains;
using testing::IsEmpty;
using testing::Not;

TEST(Judgement, FindsNothingWrongWithACleanDirectCell) {
  const CellResult result = judged(clean_direct(), direct());
  EXPECT_THAT(result.flags, IsEmpty());
  EXPECT_EQ(result.cache_state, CacheState::bypassed);
  EXPECT_EQ(result.validity, Validity::valid);
}

TEST(Judgement, CallsADirectReadBypassedOnlyWhenBytesProveIt) {
  CellResult result = clean_direct();
  result.measurement.origin.process_read_bytes = 0;  // as on tmpfs, which accepts direct reads
  EXPECT_EQ(judged(result, direct()).cache_state, CacheState::unverified);
  EXPECT_EQ(judged(result, direct()).validity, Validity::invalid);
  result = clean_direct();
  result.measurement.origin.device_read_bytes = kRead * 94 / 100;
  EXPECT_THAT(flags_of(result, direct()), Contains("cache-served"));
  result.measurement.origin.device_read_bytes = kRead * 96 / 100;
  EXPECT_THAT(flags_of(result, direct()), Not(Contains("cache-served")));
  result.measurement.origin.device_read_bytes.reset();
  EXPECT_EQ(judged(result, direct()).cache_state, CacheState::unverified);
}

TEST(Judgement, DoesNotBlameTheCacheWhereOnlyTheDeviceIsUnknown) {
  CellResult result = clean_direct();
  result.measurement.origin.device_read_bytes.reset();
  EXPECT_THAT(flags_of(result, direct()), testing::ElementsAre("origin-unknown"));
  EXPECT_EQ(judged(result, direct()).validity, Validity::unknown);
  result.measurement.origin.process_read_bytes = kRead / 2;
  EXPECT_THAT(flags_of(result, direct()), testing::ElementsAre("cache-served"));
}

/// Commands to the drive itself are in no counter: neither proof nor doubt comes from there.
TEST(Judgement, ClaimsNoCountersForCommandsToTheDriveItself) {
  Evidence evidence = direct();
  evidence.past_block_layer = true;
  CellResult result = clean_direct();
  result.measurement.origin.process_read_bytes = 0;
  result.measurement.origin.device_read_bytes = 0;
  const CellResult quiet = judged(result, evidence);
  EXPECT_EQ(quiet.cache_state, CacheState::bypassed);
  EXPECT_EQ(quiet.validity, Validity::valid);
  EXPECT_THAT(flags_of(result, evidence), testing::ElementsAre("origin-not-counted"));

  result.measurement.origin.process_read_bytes.reset();
  result.measurement.origin.device_read_bytes.reset();
  EXPECT_THAT(flags_of(result, evidence), testing::ElementsAre("origin-not-counted"));

  result.measurement.origin.device_read_bytes = kRead / 2;  // so others read it
  const CellResult disturbed = judged(result, evidence);
  EXPECT_TRUE(disturbed.has_flag("foreign-traffic"));
  EXPECT_EQ(disturbed.validity, Validity::contaminated);
}

TEST(Judgement, DoesNotTakeCommandsToADriveInMemoryForADisk) {
  Evidence evidence = direct();
  evidence.past_block_layer = evidence.memory_backed = true;
  EXPECT_EQ(judged(clean_direct(), evidence).cache_state, CacheState::memory);
}

TEST(Judgement, TellsColdFromWarmByBytesAndResidency) {
  CellResult result = clean_direct();
  EXPECT_EQ(judged(result, buffered()).cache_state, CacheState::cold);
  result.measurement.origin.cached_bytes_before = result.source_bytes / 50;
  EXPECT_EQ(judged(result, buffered()).cache_state, CacheState::unverified);

  result.cell.cache = CacheMode::warm;
  result.measurement.origin.cached_bytes_before = result.source_bytes;
  result.measurement.origin.process_read_bytes = 0;
  result.measurement.origin.device_read_bytes = 0;
  const CellResult warm = judged(result, buffered());
  EXPECT_EQ(warm.cache_state, CacheState::warm);
  EXPECT_EQ(warm.validity, Validity::valid);
  EXPECT_TRUE(warm.has_flag("cache-served"));
}

TEST(Judgement, NeverCallsACachedRunTheDisksRate) {
  CellResult result = clean_direct();
  result.measurement.origin.process_read_bytes = 0;
  result.measurement.origin.device_read_bytes = 0;
  const CellResult cached = judged(result, buffered());
  EXPECT_TRUE(cached.has_flag("cache-served"));
  EXPECT_EQ(cached.validity, Validity::invalid);
  EXPECT_NE(cached.cache_state, CacheState::cold);
}

TEST(Judgement, CallsMemoryMemory) {
  Evidence evidence = direct();
  evidence.memory_backed = true;
  const CellResult result = judged(clean_direct(), evidence);
  EXPECT_EQ(result.cache_state, CacheState::memory);
  EXPECT_EQ(result.validity, Validity::invalid);
  EXPECT_TRUE(result.has_flag("memory-backed"));
}

TEST(Judgement, RefusesWhatTheLinkCannotCarry) {
  Evidence evidence = direct();
  evidence.link_ceiling = 1'480'000'000;
  EXPECT_THAT(flags_of(clean_direct(), evidence), IsEmpty());  // within the slack
  evidence.link_ceiling = 1'400'000'000;
  const CellResult result = judged(clean_direct(), evidence);
  EXPECT_TRUE(result.has_flag("above-link"));
  EXPECT_EQ(result.validity, Validity::invalid);
}

TEST(Judgement, SaysWhenTheSampleCannotBoundP99) {
  CellResult result = clean_direct();
  result.measurement.latency.n = 366;
  EXPECT_THAT(flags_of(result, direct()), Contains("few-samples"));
  result.measurement.latency.n = 367;
  EXPECT_THAT(flags_of(result, direct()), Not(Contains("few-samples")));
}

TEST(Judgement, SaysWhenABufferedSourceFitsInMemory) {
  Evidence evidence = buffered();
  EXPECT_THAT(flags_of(clean_direct(), evidence), Not(Contains("fits-in-memory")));
  evidence.available_memory = 17'000'000'000;
  EXPECT_THAT(flags_of(clean_direct(), evidence), Contains("fits-in-memory"));
  evidence.direct = true;
  EXPECT_THAT(flags_of(clean_direct(), evidence), Not(Contains("fits-in-memory")));
}

TEST(Judgement, DoubtsFreshDataAndHypervisorsDisks) {
  Evidence evidence = direct();
  evidence.written_ago_s = 30;
  EXPECT_THAT(flags_of(clean_direct(), evidence), Contains("freshly-written"));
  evidence = direct();
  evidence.virtual_disk = true;
  EXPECT_THAT(flags_of(clean_direct(), evidence), Contains("host-cache-unknown"));
}

TEST(Judgement, SeesThatReadsWereNotAsynchronous) {
  CellResult result = clean_direct();
  result.measurement.cost.worker_threads = 2;
  Evidence evidence = direct();
  EXPECT_THAT(flags_of(result, evidence), Not(Contains("not-asynchronous")));
  evidence.asynchronous = true;
  EXPECT_THAT(flags_of(result, evidence), Contains("not-asynchronous"));
}

TEST(Judgement, SeesSplitRequestsAndADepthNotReached) {
  CellResult result = clean_direct();
  result.measurement.split_ratio = 1.3;
  result.measurement.requests_per_read = 3.9;
  result.measurement.mean_in_flight = 2.9;
  EXPECT_THAT(flags_of(result, direct()), testing::UnorderedElementsAre("requests-split", "depth-not-reached"));
}

TEST(Judgement, InvalidatesACellWhoseSourceWasReplaced) {
  Evidence evidence = direct();
  evidence.source_changed = true;
  EXPECT_EQ(judged(clean_direct(), evidence).validity, Validity::invalid);
}

TEST(Judgement, GivesEveryFlagEvidenceAndAdvice) {
  CellResult result = clean_direct();
  result.measurement.latency.n = 3;
  result.measurement.origin = {.asked_bytes = kRead};
  Evidence evidence = buffered();
  evidence.virtual_disk = evidence.source_changed = evidence.bytes_checked = true;
  evidence.written_ago_s = 1;
  evidence.available_memory = ~std::uint64_t{0};
  evidence.link_ceiling = 1;
  const CellResult doubtful = judged(result, evidence);
  EXPECT_GE(doubtful.flags.size(), 7U);
  for (const Flag& flag : doubtful.flags) {
    EXPECT_FALSE(flag.kind.empty()) << flag.id;
    EXPECT_FALSE(flag.evidence.empty()) << flag.id;
    EXPECT_FALSE(flag.advice.empty()) << flag.id;
  }
}

}  // namespace
}  // namespace merops
