#include "tests/model/judged_cell.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Who else was there, how the rate went over time, how the source lies on its disk, and the machine's state.
namespace merops {
namespace {

using test::buffered;
using test::clean_direct;
using test::direct;
using test::flags_of;
using test::judged;
using test::kRead;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string evidence_of(const CellResult& result, std::string_view id) {
  for (const Flag& flag : result.flags) {
    if (flag.id == id) return flag.evidence;
  }
  return {};
}

TEST(Judgement, CallsACellContaminatedByOthersReads) {
  CellResult result = clean_direct();
  result.measurement.origin.device_read_bytes = kRead + kRead / 20;  // 5 %
  EXPECT_EQ(judged(result, direct()).validity, Validity::valid);
  result.measurement.origin.device_read_bytes = kRead + kRead / 10;
  const CellResult disturbed = judged(result, direct());
  EXPECT_EQ(disturbed.validity, Validity::contaminated);
  EXPECT_EQ(disturbed.validity_reason, "100 MB of others' traffic on the disk");
  EXPECT_TRUE(disturbed.has_flag("foreign-traffic"));
}

TEST(Judgement, CallsACellContaminatedByOthersWrites) {
  CellResult result = clean_direct();
  result.measurement.origin.device_written_bytes = kRead / 5;
  EXPECT_EQ(judged(result, direct()).validity, Validity::contaminated);
}

TEST(Judgement, DoesNotBlameAJournalsFewBlocks) {
  CellResult result = clean_direct();
  Origin& origin = result.measurement.origin;
  origin.asked_bytes = 20'000'000;
  origin.process_read_bytes = origin.device_read_bytes = 20'000'000;
  origin.device_written_bytes = 4'000'000;
  EXPECT_THAT(flags_of(result, direct()), Not(Contains("foreign-traffic")));
  origin.device_written_bytes = 5'000'000;
  EXPECT_THAT(flags_of(result, direct()), Contains("foreign-traffic"));
}

TEST(Judgement, DoesNotCallOurOwnReadAheadForeign) {
  CellResult result = clean_direct();
  result.measurement.origin.process_read_bytes = result.measurement.origin.device_read_bytes = kRead * 112 / 100;
  EXPECT_THAT(flags_of(result, buffered()), Not(Contains("foreign-traffic")));
}

TEST(Judgement, AllowsForTheReadAheadBelowALoopDevice) {
  CellResult result = clean_direct();
  result.measurement.origin.device_read_bytes = kRead * 130 / 100;
  Evidence evidence = direct();
  EXPECT_THAT(flags_of(result, evidence), Contains("foreign-traffic"));
  evidence.read_ahead_below = true;
  EXPECT_THAT(flags_of(result, evidence), Not(Contains("foreign-traffic")));
}

TEST(Judgement, TellsOthersProcessorTimeAndThenCallsItContamination) {
  CellResult result = clean_direct();  // 2.8 s of processor time passed, 0.1 s of it ours
  result.measurement.cost.machine_ns = 390'000'000;
  EXPECT_THAT(flags_of(result, direct()), Not(Contains("foreign-cpu")));  // 9 %, and a tick a processor
  result.measurement.cost.machine_ns = 490'000'000;
  EXPECT_THAT(flags_of(result, direct()), Contains("foreign-cpu"));  // 12.5 %
  EXPECT_EQ(judged(result, direct()).validity, Validity::valid);
  result.measurement.cost.machine_ns = 840'000'000;  // one spinner on four processors
  EXPECT_EQ(judged(result, direct()).validity, Validity::contaminated);
  EXPECT_EQ(evidence_of(judged(result, direct()), "foreign-cpu"), "others took 25 % of the time of 4 processors");
}

TEST(Judgement, DoesNotCallTheLoopDevicesWorkerForeign) {
  CellResult result = clean_direct();
  result.measurement.cost.machine_ns = 800'000'000;
  result.measurement.cost.worker_ns = 700'000'000;
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, SeesNobodyInATickOfAShortCell) {
  CellResult result = clean_direct();
  result.measurement.surroundings.elapsed_ns = 8'000'000;
  result.measurement.cost.process_system_ns = 5'000'000;
  result.measurement.cost.machine_ns = 20'000'000;
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, DoesNotHoldThePageCachesRateAgainstALink) {
  CellResult result = clean_direct();
  result.cell.cache = CacheMode::warm;
  result.measurement.mb_per_s.value = 9000;
  result.measurement.origin.process_read_bytes = result.measurement.origin.device_read_bytes = 0;
  result.measurement.origin.cached_bytes_before = result.source_bytes;
  const CellResult warm = judged(result, buffered());
  EXPECT_FALSE(warm.has_flag("above-link"));
  EXPECT_EQ(warm.validity, Validity::valid);
}

TEST(Judgement, TellsWhatTheHypervisorKeptBack) {
  CellResult result = clean_direct();
  result.measurement.cost.steal_ns = 30'000'000;
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());  // 0.7 %, and a tick
  result.measurement.cost.steal_ns = 60'000'000;
  EXPECT_THAT(flags_of(result, direct()), ElementsAre("steal"));
  EXPECT_EQ(judged(result, direct()).validity, Validity::valid);
  result.measurement.cost.steal_ns = 200'000'000;
  EXPECT_EQ(judged(result, direct()).validity, Validity::contaminated);
}

TEST(Judgement, KnowsNoShareWhereNothingWasCounted) {
  CellResult result = clean_direct();
  result.measurement.cost.machine_ns = 2'800'000'000;
  result.measurement.surroundings.elapsed_ns = 0;  // as of cells recorded before it was
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, TellsThatItWasNotQuietBefore) {
  CellResult result = clean_direct();
  result.measurement.surroundings.waited_ns = 3'000'000'000;
  result.measurement.surroundings.not_quiet = "others still used 40 % of the processors";
  const CellResult noisy = judged(result, direct());
  EXPECT_EQ(evidence_of(noisy, "not-quiet"), "after waiting 3.00 s others still used 40 % of the processors");
  EXPECT_EQ(noisy.validity, Validity::valid);
}

TEST(Judgement, NamesAndDatesAChangeOfTheRate) {
  CellResult result = clean_direct();
  result.measurement.steadiness.changes = {{4'200'000'000, 600, 300, 1e-6}};
  EXPECT_EQ(evidence_of(judged(result, direct()), "unsteady"),
            "the rate fell from 600 to 300 MB/s 4.20 s into the window");
}

TEST(Judgement, SaysThatThereWasNoSteadyState) {
  CellResult result = clean_direct();
  Steadiness& steadiness = result.measurement.steadiness;
  steadiness.state = SteadyState::unsteady;
  steadiness.rounds.assign(25, 100.0);
  steadiness.excursion = 0.34;
  steadiness.slope = -0.13;
  EXPECT_THAT(evidence_of(judged(result, direct()), "unsteady"), HasSubstr("25 rounds: the last 5 spread over 34 %"));
  EXPECT_EQ(judged(result, direct()).validity, Validity::valid);
  steadiness.state = SteadyState::steady;
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, TellsTheSteadyRateBehindAChange) {
  CellResult result = clean_direct();
  Steadiness& steadiness = result.measurement.steadiness;
  steadiness.state = SteadyState::steady;
  steadiness.mb_per_s = 295;
  steadiness.changes = {{4'200'000'000, 600, 300, 1e-6}};
  EXPECT_THAT(evidence_of(judged(result, direct()), "unsteady"), HasSubstr("then steady at 295 MB/s"));
}

TEST(Judgement, SeesAChangeInTheFirstRounds) {
  CellResult result = clean_direct();
  Steadiness& steadiness = result.measurement.steadiness;
  steadiness = {SteadyState::steady, {2500, 1100, 300, 310, 290, 300, 305}, 2, 301, 0.07, 0.0, {}};
  EXPECT_EQ(evidence_of(judged(result, direct()), "unsteady"),
            "1,100 to 2,500 MB/s in the first 2 of 7 rounds; then steady at 301 MB/s");
  steadiness.rounds[0] = steadiness.rounds[1] = 350;  // a fifth is allowed within the window as well
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, TellsAReadThatStalled) {
  CellResult result = clean_direct();
  Latency& latency = result.measurement.latency;
  latency.p50 = Estimate{20'000'000, {}, {}};
  latency.max = 8'000'000'000;
  EXPECT_EQ(evidence_of(judged(result, direct()), "stalled"),
            "the slowest of 400 reads took 8.00 s, 400 times the median");
  latency.p50->value = 1'000'000'000;  // slow as all are
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
  latency = {.n = 400, .max = 900'000'000, .p50 = Estimate{1'000'000, {}, {}}};
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, NamesHeatOnlyWhereASensorRoseWhileTheRateFell) {
  CellResult result = clean_direct();
  result.measurement.steadiness.changes = {{10'000'000'000, 600, 300, 1e-6}};
  auto& samples = result.measurement.surroundings.temperatures;
  samples = {{0, 50}, {5'000'000'000, 60}, {11'000'000'000, 74}};
  EXPECT_THAT(flags_of(result, direct()), ElementsAre("unsteady", "throttled"));
  samples = {{0, 50}, {5'000'000'000, 50}, {11'000'000'000, 50}};  // constant
  EXPECT_THAT(flags_of(result, direct()), ElementsAre("unsteady"));
  samples = {{0, 50}};  // nothing after the change
  EXPECT_THAT(flags_of(result, direct()), ElementsAre("unsteady"));
  samples = {{0, 50}, {11'000'000'000, 74}};
  result.measurement.steadiness.changes = {{10'000'000'000, 300, 600, 1e-6}};  // faster, and warmer for it
  EXPECT_THAT(flags_of(result, direct()), ElementsAre("unsteady"));
}

TEST(Judgement, SaysWhyHolesAndCompressedExtentsMakeACellInvalid) {
  CellResult result = clean_direct();
  result.measurement.origin.process_read_bytes = result.measurement.origin.device_read_bytes = kRead / 2;
  Evidence evidence = direct();
  evidence.content.hole_bytes = 8'000'000'000;
  EXPECT_THAT(flags_of(result, evidence), ElementsAre("cache-served", "sparse-source"));
  EXPECT_THAT(judged(result, evidence).validity_reason, HasSubstr("never written"));
  evidence.content = {0, 0, 8'000'000'000, {}, {}, {}};
  EXPECT_THAT(flags_of(result, evidence), ElementsAre("cache-served", "compressed-source"));
  EXPECT_THAT(judged(result, evidence).validity_reason, HasSubstr("file system"));
}

TEST(Judgement, TellsExtentsThatWereNeverWritten) {
  Evidence evidence = direct();
  evidence.content.unwritten_bytes = 150'000'000;  // of 16 GB
  EXPECT_THAT(flags_of(clean_direct(), evidence), IsEmpty());
  evidence.content.unwritten_bytes = 170'000'000;
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("sparse-source"));
}

TEST(Judgement, DoubtsContentThatADeviceCouldShortcut) {
  Evidence evidence = direct();
  evidence.content.repeated_share = 0.06;
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("shortcut-content"));
  evidence.content.repeated_share = 0.04;
  EXPECT_THAT(flags_of(clean_direct(), evidence), IsEmpty());
  evidence.content.bits_per_byte = 4.5;
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("shortcut-content"));
}

TEST(Judgement, SeesThatTheProgramBoundsTheRate) {
  CellResult result = clean_direct();
  result.measurement.reads = 10'000'000;
  result.measurement.wall_ns = 1'100'000'000;  // 110 ns a read, of which 60 are the program's
  EXPECT_THAT(flags_of(result, direct()), ElementsAre("harness-bound"));
  result.measurement.wall_ns = 1'300'000'000;
  EXPECT_THAT(flags_of(result, direct()), IsEmpty());
}

TEST(Judgement, TellsASmallCornerOfADevice) {
  Evidence evidence = direct();
  evidence.device_bytes = 400'000'000'000;  // 16 GB are 4 %
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("small-span"));
  evidence.device_bytes = 300'000'000'000;
  EXPECT_THAT(flags_of(clean_direct(), evidence), IsEmpty());
}

TEST(Judgement, TellsTheStateOfLinkAndMachine) {
  Evidence evidence = direct();
  evidence.slow_link = "nvme0n1 runs at 8.0 GT/s x2 of 16.0 GT/s x4";
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("slow-link"));
  evidence = direct();
  evidence.machine.governor = "powersave";
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("governor"));
  evidence.machine.governor = "";  // a machine without any
  EXPECT_THAT(flags_of(clean_direct(), evidence), IsEmpty());
  evidence.machine.on_battery = true;
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("on-battery"));
  evidence.machine.on_battery.reset();
  evidence.machine.load_1m = 1.1;
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("loaded"));
  evidence.machine.load_1m = 1;
  evidence.machine.swap_used_bytes = 1;
  EXPECT_THAT(flags_of(clean_direct(), evidence), ElementsAre("swap-used"));
}

}  // namespace
}  // namespace merops
