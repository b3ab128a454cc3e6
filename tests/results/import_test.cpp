#include "results/import.h"

#include "core/model/error.h"
#include "results/fio_options.h"
#include "results/set_store.h"
#include "results/set_write.h"
#include "results/utc.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string fio_text(const std::string& options, const std::string& times, const std::string& error = "0") {
  return R"({"fio version": "fio-3.33", "timestamp_ms": 1796033959034, "global options": {"ioengine": "libaio", "bs": "2592k"},
    "jobs": [{"jobname": "a", "groupid": 0, "error": )" +
         error + R"(, "job options": {)" + options + R"(},
      "read": {"io_bytes": 1019215872, "bw_bytes": 1480000000, "runtime": 688, "total_ios": 384, )" +
         times + R"(}}],
    "disk_util": [{"name": "vda"}]})";
}

constexpr char kLat[] =
    R"("lat_ns": {"min": 5, "max": 99, "mean": 50.5, "N": 384, "percentile": {"50.000000": 48, "99.000000": 97, "99.900000": 99}})";
constexpr char kClat[] =
    R"("lat_ns": {"min": 5, "max": 99, "mean": 50.5, "N": 384}, "clat_ns": {"min": 4, "max": 98, "mean": 49.5, "N": 100, "percentile": {"50.000000": 47, "99.000000": 96}})";

CellResult only_cell(const std::string& text) {
  const ReadSet read = read_importable(text, "x");
  EXPECT_EQ(read.set.campaigns.size(), 1U);
  return read.set.campaigns.at(0).cells.at(0).result;
}

std::string refusal(const std::string& text) {
  try {
    (void)read_importable(text, "some file");
    return {};
  } catch (const Error& error) {
    EXPECT_THAT(error.doing(), HasSubstr("some file"));
    return error.why();
  }
}

TEST(Fio, BecomesACellWithItsFigures) {
  const CellResult cell =
      only_cell(fio_text(R"("rw": "randread", "iodepth": "8", "direct": "1", "filename": "/x/f")", kLat));
  EXPECT_EQ(cell.cell.reader, "fio:libaio-direct");
  EXPECT_EQ(cell.cell.depth, 8U);
  EXPECT_EQ(cell.cell.block, 2654208U);
  EXPECT_EQ(cell.cell.order, Order::random);
  EXPECT_EQ(cell.source_kind, SourceKind::uniform);
  EXPECT_EQ(cell.source_path, "/x/f");
  EXPECT_EQ(cell.device, "vda");
  EXPECT_EQ(cell.state, CellState::measured);
  EXPECT_EQ(cell.validity, Validity::unknown);
  EXPECT_EQ(cell.cache_state, CacheState::unverified);
  EXPECT_EQ(cell.measurement.mb_per_s, (Estimate{1480}));
  EXPECT_EQ(cell.measurement.reads, 384U);
  EXPECT_EQ(cell.measurement.wall_ns, 688000000U);
  EXPECT_EQ(cell.measurement.latency.p50, (Estimate{48}));
  EXPECT_EQ(cell.measurement.latency.p99, (Estimate{97}));
  EXPECT_FALSE(cell.measurement.latency.p999) << "384 reads do not bear it";
  EXPECT_TRUE(cell.flags.empty());
  EXPECT_EQ(cell.loop_version, 0U);
}

TEST(Fio, CompletionLatencyIsFlagged) {
  const CellResult cell = only_cell(fio_text(R"("rw": "read")", kClat));
  EXPECT_TRUE(cell.has_flag("completion-latency"));
  EXPECT_EQ(cell.measurement.latency.p50, (Estimate{47}));
  EXPECT_FALSE(cell.measurement.latency.p99);
  EXPECT_EQ(cell.cell.order, Order::sequential);
  EXPECT_EQ(cell.cell.reader, "fio:libaio-buffered");
}

TEST(Fio, DepthOfAGroupIsThatOfAllItsJobs) {
  EXPECT_EQ(only_cell(fio_text(R"("iodepth": "4", "numjobs": "3")", kLat)).cell.depth, 12U);
  EXPECT_EQ(only_cell(fio_text(R"("ioengine": "psync", "iodepth": "4", "numjobs": "3")", kLat)).cell.depth, 3U);
}

TEST(Fio, WritersAreSkippedAndErrorsFail) {
  const CellResult mixed = only_cell(fio_text(R"("rw": "randrw")", kLat));
  EXPECT_EQ(mixed.state, CellState::skipped);
  EXPECT_THAT(mixed.reason, HasSubstr("rw=randrw"));
  const CellResult failed = only_cell(fio_text(R"("rw": "read")", kLat, "5"));
  EXPECT_EQ(failed.state, CellState::failed);
  EXPECT_THAT(failed.reason, HasSubstr("error 5"));
}

TEST(Fio, WarningsBeforeTheDocumentArePassedOver) {
  EXPECT_EQ(only_cell("fio: this is a warning\nnote: both\n" + fio_text("", kLat)).cell.depth, 1U);
}

TEST(Fio, DamageIsNamed) {
  EXPECT_THAT(refusal(fio_text(R"("bs": "huge")", kLat)), HasSubstr("bs=huge"));
  EXPECT_THAT(refusal(fio_text(R"("iodepth": "-1")", kLat)), HasSubstr("iodepth=-1"));
  EXPECT_THAT(refusal(R"({"fio version": "fio-3.33"})"), HasSubstr("jobs"));
  EXPECT_THAT(refusal(R"({"fio version": "fio-2.1", "jobs": []})"), HasSubstr("version 3"));
  EXPECT_THAT(refusal(fio_text("", R"("total_ios": 1)")), HasSubstr("twice"));
  EXPECT_THAT(refusal(R"({"fio version": "fio-3.33", "jobs": [{"read": {}}]})"), HasSubstr("bw_bytes"));
  EXPECT_NE(refusal(fio_text("", kLat).substr(0, 300)), "");
}

TEST(Fio, SizesAreBinary) {
  EXPECT_EQ(parse_fio_size("4k"), 4096U);
  EXPECT_EQ(parse_fio_size("2592KiB"), 2654208U);
  EXPECT_EQ(parse_fio_size("1m"), 1048576U);
  EXPECT_EQ(parse_fio_size("512"), 512U);
  EXPECT_EQ(parse_fio_size("1gb"), 1073741824U);
  for (const char* text : {"", "k", "4x", "4kk", "-1", "99999999999t"}) EXPECT_FALSE(parse_fio_size(text)) << text;
}

constexpr char kEnglish[] =
    "O_DIRECT x8 threads: 64 reads x 19MB = 1.3 GB in 0.15s -> 8.71 GB/s (2.3 effective ms/block)";
constexpr char kItalian[] =
    "buffered x1 thread: 64 letture x 19MB = 1.3 GB in 0.15s -> 8.71 GB/s (2.3 ms/blocco effettivi)";

TEST(Iobench, IsReadInBothLanguages) {
  const ReadSet read = read_importable(std::string("noise\n") + kEnglish + "\n" + kItalian + "\r\n", "x");
  ASSERT_EQ(read.set.campaigns.at(0).cells.size(), 2U);
  EXPECT_EQ(read.set.campaigns[0].campaign.info.origin, "iobench");
  const CellResult &direct = read.set.campaigns[0].cells[0].result, &buffered = read.set.campaigns[0].cells[1].result;
  EXPECT_EQ(direct.cell.reader, "iobench:direct");
  EXPECT_EQ(direct.cell.depth, 8U);
  EXPECT_EQ(direct.cell.block, 19U << 20U);
  EXPECT_EQ(direct.measurement.reads, 64U);
  EXPECT_EQ(direct.measurement.payload_bytes, std::uint64_t{64} * (19U << 20U));
  EXPECT_EQ(direct.measurement.mb_per_s.value, 8710);
  EXPECT_NEAR(static_cast<double>(direct.measurement.wall_ns), 1.275e9 / 8.71, 1e6);
  EXPECT_EQ(direct.measurement.latency.n, 0U) << "ms/block is no latency";
  EXPECT_EQ(direct.validity, Validity::unknown);
  EXPECT_EQ(buffered.cell.reader, "iobench:buffered");
  EXPECT_EQ(buffered.cell.depth, 1U);
}

TEST(Iobench, ContradictionIsRefusedWithItsLine) {
  const std::string text =
      "first\nO_DIRECT x8 threads: 64 reads x 19MB = 1.3 GB in 0.15s -> 4.71 GB/s (2.3 effective ms/block)\n";
  EXPECT_THAT(refusal(text), HasSubstr("line 2"));
  EXPECT_NE(refusal("O_DIRECT x8 threads: 18446744073709551615 reads x 19MB = 1.3 GB in 0.15s -> 8.71 GB/s"), "");
}

TEST(Importable, IsToldByItsContent) {
  EXPECT_THAT(refusal("hello"),
              HasSubstr("neither a result set of Merops, nor fio's JSON output, nor has it a line of iobench"));
  EXPECT_THAT(refusal(""), HasSubstr("neither"));
  EXPECT_THAT(refusal(R"({"some": "json"})"), HasSubstr("neither"));
}

TEST(Importable, TenMillionPartsAreRefusedBeforeTheyTakeMemory) {
  std::string text = R"({"merops_set":1,"sha256":")";
  for (std::uint64_t part = 0; part <= kMostImportParts; ++part) text += "{},";
  EXPECT_THAT(refusal(text), HasSubstr("10000000"));
}

TEST(Importable, ForeignCampaignIsExportedLikeAnyOther) {
  const test::TemporaryFolder folder(test::memory_place());
  Database database = Database::open(folder.path() / "results.db", {.access = DatabaseAccess::write});
  for (const std::string& text : {fio_text(R"("rw": "read")", kClat), std::string(kEnglish)}) {
    const ReadSet read = read_importable(text, "x");
    EXPECT_TRUE(import_set(database, read).changed());
    EXPECT_FALSE(import_set(database, read).changed());
    EXPECT_EQ(write_set(read_set(write_set(read.set), "x").set), write_set(read.set));
  }
  EXPECT_EQ(list_campaigns(database).size(), 2U);
}

TEST(UtcText, IsTheDateOfMilliseconds) {
  EXPECT_EQ(utc_text(0), "1970-01-01T00:00:00.000Z");
  EXPECT_EQ(utc_text(1796033959034), "2026-11-30T10:19:19.034Z");
  EXPECT_EQ(utc_text(std::nullopt), "");
  EXPECT_EQ(utc_text(253402300800000), "");
}

}  // namespace
}  // namespace merops
