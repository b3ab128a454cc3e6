#include "gui/models/cell_columns.h"
#include "gui/models/cell_detail.h"
#include "gui/models/cell_places.h"
#include "gui/models/cell_words.h"
#include "tests/support/sample_results.h"

#include <array>

namespace merops::gui {
namespace {

CellRow sampleRow() {
  CellRow row;
  row.id = 12;
  row.campaign = "0123456789abcdef";
  row.reader = "io_uring";
  row.tag = "=1+1";
  row.depth = 8;
  row.source_path = "/data/a\tb";
  row.device = "nvme0n1";
  row.expert_bytes = 2654208;
  row.state = CellState::measured;
  row.validity = Validity::contaminated;
  row.cache_state = CacheState::bypassed;
  row.mb_per_s = {1480.5, 1470, 1490};
  row.p50_ns = 1762000;
  row.reads = 384;
  row.flags = {"few-samples", "fits-in-memory"};
  row.started_utc = "2026-01-31T12:00:01.123Z";
  return row;
}

QString text(CellColumn column, const CellRow& row, RateUnit unit = RateUnit::megabytes) {
  return columnRow(column).text(row, Display(unit, QLocale::c()));
}

TEST(CellColumns, StandInTheOrderOfTheirNumbers) {
  ASSERT_EQ(cellColumns().size(), kCellColumns);
  for (std::size_t place = 0; place < kCellColumns; ++place) {
    EXPECT_EQ(static_cast<std::size_t>(cellColumns()[place].column), place);
    EXPECT_FALSE(titleOf(cellColumns()[place], Display()).isEmpty());
  }
}

TEST(CellColumns, SayWhatARowHolds) {
  const CellRow row = sampleRow();
  EXPECT_EQ(text(CellColumn::state, row), QStringLiteral("contaminated"));
  EXPECT_EQ(text(CellColumn::mb_per_s, row, RateUnit::gigabytes), QStringLiteral("1.48 [1.47..1.49]"));
  EXPECT_EQ(text(CellColumn::flags, row), QStringLiteral("few-samples, fits-in-memory"));
  EXPECT_EQ(text(CellColumn::cache_state, row), QStringLiteral("bypassed"));
  EXPECT_EQ(text(CellColumn::path, row), QStringLiteral("/data/a b"));
  EXPECT_EQ(text(CellColumn::repetition, row), QStringLiteral("1"));
}

TEST(CellColumns, LeaveEmptyWhatIsNotKnown) {
  CellRow row = sampleRow();
  EXPECT_EQ(text(CellColumn::p99, row), QString());
  EXPECT_TRUE(toolTipOf(columnRow(CellColumn::p99), row, Display()).contains(QStringLiteral("384")));
  row.state = CellState::skipped;
  row.reads = 0;
  row.reason = "no such device";
  EXPECT_EQ(text(CellColumn::mb_per_s, row), QString());
  EXPECT_EQ(text(CellColumn::state, row), QStringLiteral("skipped"));
  EXPECT_TRUE(toolTipOf(columnRow(CellColumn::state), row, Display()).contains(QStringLiteral("no such device")));
}

TEST(CellColumns, TellInWordsWhatWasRetractedOrDeleted) {
  CellRow row = sampleRow();
  row.campaign_standing.retracted_utc = "2026-02-01T00:00:00.000Z";
  row.campaign_standing.retracted_reason = "wrong disk";
  EXPECT_EQ(text(CellColumn::state, row), QStringLiteral("retracted; contaminated"));
  EXPECT_EQ(text(CellColumn::retracted, row), QStringLiteral("retracted: wrong disk"));
  row.standing.deleted_utc = "2026-02-01T00:00:00.000Z";
  EXPECT_EQ(text(CellColumn::state, row), QStringLiteral("deleted; contaminated"));
}

TEST(CellColumns, CopyNumbersByCWithTheirUnitsInTheNames) {
  const std::array columns{CellColumn::path, CellColumn::mb_per_s, CellColumn::p99, CellColumn::tag};
  const std::array rows{sampleRow()};
  EXPECT_EQ(copiedText(rows, columns),
            QStringLiteral("source_path\tmb_per_s\tmb_per_s_low\tmb_per_s_high\tp99_ns\ttag\n"
                           "/data/a b\t1480.5\t1470\t1490\t\t'=1+1\n"));
}

TEST(CellPlaces, FollowTheirCells) {
  const std::array<std::int64_t, 6> from{1, 2, 3, 4, 5, 6}, to{6, 7, 5, 3, 2, 1};
  const CellPlaces places{{{0, 1}, {4, 5}}, 1, 0};
  EXPECT_EQ(moved(places, from, to), (CellPlaces{{{0, 0}, {2, 2}, {4, 5}}, 4, 5}));
}

TEST(CellPlaces, OfACellThatIsGoneIsThatOfTheNextOne) {
  const std::array<std::int64_t, 4> from{1, 2, 3, 4};
  const std::array<std::int64_t, 2> to{1, 4}, last{1, 2};
  EXPECT_EQ(moved({{{1, 3}}, 1, 2}, from, to), (CellPlaces{{{1, 1}}, 1, 1}));
  EXPECT_EQ(moved({{}, 3, -1}, from, last), (CellPlaces{{}, 1, -1}));
  EXPECT_EQ(moved({{{0, 3}}, 2, 0}, from, {}), (CellPlaces{{}, -1, -1}));
}

TEST(CellPlaces, OfCellsThatAreScatteredTooWidelyAreNotKept) {
  std::vector<std::int64_t> from, to;
  for (std::int64_t id = 0; id < 4000; ++id) {
    to.push_back(id);
    if (id % 2 == 0) from.push_back(id);
  }
  EXPECT_EQ(moved({{{0, 99}}, 0, 0}, from, to).selected.size(), 100U);
  EXPECT_TRUE(moved({{{0, 1999}}, 0, 0}, from, to).selected.empty());
}

TEST(CellPlaces, JoinWhatTouches) {
  EXPECT_EQ(joined({{4, 5}, {0, 1}, {2, 2}, {8, 9}, {8, 8}}), (std::vector<RowRange>{{0, 2}, {4, 5}, {8, 9}}));
}

TEST(CellChoice, GivesNoMoreThanIsAskedFor) {
  const CellChoice choice{std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{9, 8, 7, 6}),
                          {{0, 1}, {3, 3}}};
  EXPECT_EQ(choice.count(), 3U);
  EXPECT_EQ(choice.cells(), (std::vector<std::int64_t>{9, 8, 6}));
  EXPECT_EQ(choice.cells(2), (std::vector<std::int64_t>{9, 8}));
}

CellInCampaign sampleCell() {
  CellInCampaign known;
  known.cell.id = 12;
  known.cell.result = test::sample_cell_result();
  known.campaign.info = test::sample_campaign();
  return known;
}

QString html(const CellInCampaign& known) {
  return toHtml(detailOf(known, Display(RateUnit::megabytes, QLocale::c())));
}

TEST(CellDetail, HoldsFlagsWithEvidenceAndAdviceAndWhyItIsDoubtful) {
  const QString text = html(sampleCell());
  for (const char* part : {"few-samples", "384 reads", "Advice: read longer", "Contaminated: foreign reads",
                           "merops measure /data/a /data/b --qd 1,8", "single_issuer", "1480 [1470..1491]"}) {
    EXPECT_TRUE(text.contains(QString::fromLatin1(part))) << part;
  }
}

TEST(CellDetail, ShowsWhatStandsInTextsAsItIs) {
  CellInCampaign known = sampleCell();
  known.cell.notes = {{"<img src=x> & more\nsecond line", "2026-02-01T00:00:00.000Z"}};
  const QString text = html(known);
  EXPECT_TRUE(text.contains(QStringLiteral("&lt;img src=x&gt; &amp; more<br>second line")));
  EXPECT_FALSE(text.contains(QStringLiteral("<img")));
}

TEST(CellDetail, SaysWhoRetractedWhat) {
  CellInCampaign known = sampleCell();
  known.campaign.row.standing.retracted_utc = "2026-02-01T00:00:00.000Z";
  known.campaign.row.standing.retracted_reason = "a backup ran";
  EXPECT_TRUE(html(known).contains(QStringLiteral("Retracted with its campaign on")));
  known.cell.standing.retracted_utc = "2026-02-02T00:00:00.000Z";
  known.cell.standing.retracted_reason = "too warm";
  EXPECT_TRUE(html(known).contains(QStringLiteral(": too warm")));
  EXPECT_FALSE(html(known).contains(QStringLiteral("a backup ran")));
}

TEST(CellDetail, OfASkippedCellHasItsReasonAndNoFigures) {
  CellInCampaign known = sampleCell();
  known.cell.result.state = CellState::skipped;
  known.cell.result.reason = "the kernel has no io_uring";
  known.cell.result.measurement = {};
  EXPECT_TRUE(html(known).contains(QStringLiteral("Skipped: the kernel has no io_uring")));
  EXPECT_FALSE(html(known).contains(QStringLiteral("Throughput")));
}

}  // namespace
}  // namespace merops::gui
