#include "results/cell_index.h"

#include "results/cell_values.h"
#include "results/connection.h"
#include "results/edit.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <functional>
#include <sstream>
#include <tuple>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::uint32_t kCampaigns = 4, kCells = 600;  // of each

/// Cells that differ in all that can be filtered and sorted by, with gaps and equal values.
CellResult cell_of(std::uint32_t number) {
  CellResult cell = test::sample_cell_result();
  cell.cell.reader = fmt::format("reader{}", number % 5);
  cell.cell.depth = 1U << (number % 6);
  cell.cell.repetition = number % 3;
  cell.cell.tag = number % 7 == 0 ? "" : fmt::format("tag{}", number % 4);
  cell.cell.order = number % 2 == 0 ? Order::random : Order::sequential;
  cell.device = fmt::format("nvme{}n1", number % 3);
  cell.source_path = fmt::format("/data/100%_of/{}/x", number % 11);
  cell.source_kind = static_cast<SourceKind>(number % 4);
  cell.expert_bytes = 1000 * (number % 9);
  cell.state = static_cast<CellState>(number % 4);
  cell.validity = static_cast<Validity>(number / 4 % 4);
  cell.cache_state = static_cast<CacheState>(number % 6);
  cell.effective.pages = static_cast<PageKind>(1 + number % 3);
  cell.reason = number % 13 == 0 ? "Out of memory" : "";
  cell.measurement.reads = number % 10;
  cell.measurement.mb_per_s.value = number * 7919 % 1000;
  if (number % 5 == 0) cell.measurement.latency.p50.reset();
  if (number % 2 == 0) cell.measurement.latency.p99 = Estimate{1000.0 * (number % 17)};
  if (number % 6 == 0) cell.measurement.latency.p99.reset();
  cell.measurement.stamps.clear();
  cell.measurement.intervals.clear();
  cell.flags.resize(number % 3);
  cell.started_utc = fmt::format("2026-01-{:02}T12:00:00.000Z", 1 + number % 28);
  return cell;
}

class CellIndexTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<test::TemporaryFolder>(test::memory_place());
    database_ =
        std::make_unique<Database>(Database::open(folder_->path() / "results.db", {.access = DatabaseAccess::write}));
    database_->connection().execute("PRAGMA synchronous = OFF");
    std::ostringstream rescue;
    Recorder recorder(*database_, rescue);
    for (std::uint32_t campaign = 0; campaign < kCampaigns; ++campaign) record(recorder, campaign);
    for (std::int64_t id = 5; id < 2000; id += 97) delete_row(*database_, CellId{id});
    for (std::int64_t id = 7; id < 2000; id += 101) retract_row(*database_, CellId{id}, "Wrong DISK");
    for (std::int64_t id = 9; id < 2000; id += 103) add_note(*database_, CellId{id}, "remember");
    retract_row(*database_, CampaignId{"0000000000000002"}, "moved");
    delete_row(*database_, CampaignId{"0000000000000003"});
    CellFilter all;
    all.deleted = Shown::yes;
    all.page.limit = 0;
    rows_ = list_cells(*database_, all);
    std::reverse(rows_.begin(), rows_.end());
  }
  static void TearDownTestSuite() {
    database_.reset();
    folder_.reset();
    rows_.clear();
  }
  static void record(Recorder& recorder, std::uint32_t number) {
    CampaignInfo campaign = test::sample_campaign();
    campaign.id = fmt::format("{:016}", number);
    campaign.started_utc = fmt::format("2026-01-{:02}T00:00:00.000Z", 20 - number);
    recorder.campaign_started(campaign);
    for (std::uint32_t cell = 0; cell < kCells; ++cell) recorder.cell_ended(cell_of(number + cell * 3), cell, kCells);
  }

  static std::vector<std::int64_t> find(const CellIndexFilter& filter, const CellOrder& order = {}) {
    return find_cells(*database_, filter, order);
  }
  using Holds = std::function<bool(const CellRow&)>;
  /// Ids, ascending, of the cells for which it holds; deleted ones are not among them.
  static std::vector<std::int64_t> those(const Holds& holds) {
    std::vector<std::int64_t> ids;
    for (const CellRow& row : rows_) {
      if (!row.deleted() && holds(row)) ids.push_back(row.id);
    }
    return ids;
  }
  static void expect_found(const CellIndexFilter& filter, const Holds& holds) {
    auto found = find(filter);
    std::sort(found.begin(), found.end());
    const auto expected = those(holds);
    EXPECT_FALSE(expected.empty());
    EXPECT_LT(expected.size(), rows_.size());
    EXPECT_EQ(found, expected);
  }

  inline static std::unique_ptr<test::TemporaryFolder> folder_;
  inline static std::unique_ptr<Database> database_;
  inline static std::vector<CellRow> rows_;  // by id, deleted ones too
};

TEST_F(CellIndexTest, FiltersByEveryField) {
  CellIndexFilter filter;
  filter.campaign = "0000000000000001";
  expect_found(filter, [](const CellRow& row) { return row.campaign == "0000000000000001"; });
  filter = {.device = "nvme2n1", .reader = "reader3"};
  expect_found(filter, [](const CellRow& row) { return row.device == "nvme2n1" && row.reader == "reader3"; });
  filter = {.state = CellState::failed};
  expect_found(filter, [](const CellRow& row) { return row.state == CellState::failed; });
  filter = {.validity = Validity::invalid};
  expect_found(
      filter, [](const CellRow& row) { return row.state == CellState::measured && row.validity == Validity::invalid; });
  filter = {.cache_state = CacheState::cold};
  expect_found(filter, [](const CellRow& row) { return row.cache_state == CacheState::cold; });
  filter = {.depth = 8};
  expect_found(filter, [](const CellRow& row) { return row.depth == 8; });
}

bool has_flag(const CellRow& row, const std::string& id) {
  return std::find(row.flags.begin(), row.flags.end(), id) != row.flags.end();
}

TEST_F(CellIndexTest, FiltersByAFlagsIdAndKind) {
  expect_found({.flag = "fits-in-memory"}, [](const CellRow& row) { return has_flag(row, "fits-in-memory"); });
  expect_found({.flag = "sample"}, [](const CellRow& row) { return has_flag(row, "few-samples"); });
  EXPECT_THAT(find({.flag = "few"}), IsEmpty());
}

TEST_F(CellIndexTest, ShowsDeletedAndRetractedOnesWithTheirCampaigns) {
  EXPECT_EQ(find({.deleted = Shown::yes}).size(), rows_.size());
  EXPECT_EQ(find({.deleted = Shown::only}).size() + find({}).size(), rows_.size());
  expect_found({.retracted = Shown::only}, [](const CellRow& row) { return row.retracted(); });
  expect_found({.retracted = Shown::no}, [](const CellRow& row) { return !row.retracted(); });
}

TEST_F(CellIndexTest, FindsEachWordInAnyText) {
  expect_found({.text = "wrong disk"},
               [](const CellRow& row) { return row.standing.retracted_reason == "Wrong DISK"; });
  expect_found({.text = "MOVED"}, [](const CellRow& row) { return row.campaign == "0000000000000002"; });
  expect_found({.text = "reader3 tag2"},
               [](const CellRow& row) { return row.reader == "reader3" && row.tag == "tag2"; });
  expect_found({.text = "memory out"}, [](const CellRow& row) { return !row.reason.empty(); });
  expect_found({.text = "few-samples"}, [](const CellRow& row) { return has_flag(row, "few-samples"); });
  expect_found({.text = "nvme1n1"}, [](const CellRow& row) { return row.device == "nvme1n1"; });
  expect_found({.text = "/10/"}, [](const CellRow& row) { return row.source_path == "/data/100%_of/10/x"; });
}

TEST_F(CellIndexTest, TakesWhatStandsForOthersInPatternsAsItIs) {
  EXPECT_EQ(find({.text = "100%_of"}).size(), find({}).size());
  EXPECT_THAT(find({.text = "1%0"}), IsEmpty());
  EXPECT_THAT(find({.text = "reader_"}), IsEmpty());
  EXPECT_THAT(find({.text = "'; DROP TABLE cell; --"}), IsEmpty());
}

/// What a column is sorted by: nothing, a number or a text.
using Key = std::optional<std::variant<double, std::string>>;

Key text_key(const std::string& text) { return text.empty() ? Key() : Key(text); }
Key number_key(double number) { return Key(number); }
Key number_or_none(double number) { return number == 0 ? Key() : Key(number); }
Key optional_key(const std::optional<double>& number) { return number ? Key(*number) : Key(); }

double state_rank(const CellRow& row) {
  constexpr double kValidity[] = {2, 0, 1, 3}, kState[] = {0, 4, 6, 5};  // by the enumerations' order
  return row.state == CellState::measured ? kValidity[static_cast<std::size_t>(row.validity)]
                                          : kState[static_cast<std::size_t>(row.state)];
}

template <class T>
Key name_key(T value) {
  return Key(std::string(to_string(value)));
}

Key key_of(const CellRow& row, CellColumn column) {
  switch (column) {
    case CellColumn::state:
      return number_key(state_rank(row));
    case CellColumn::device:
      return text_key(row.device);
    case CellColumn::reader:
      return text_key(row.reader);
    case CellColumn::source_kind:
      return name_key(row.source_kind);
    case CellColumn::depth:
      return number_key(row.depth);
    case CellColumn::pages:
      return name_key(row.pages);
    case CellColumn::cache_state:
      return name_key(row.cache_state);
    case CellColumn::order:
      return name_key(row.order);
    case CellColumn::expert_bytes:
      return number_or_none(static_cast<double>(row.expert_bytes));
    case CellColumn::repetition:
      return number_key(row.repetition);
    case CellColumn::mb_per_s:
      return row.reads > 0 ? number_key(row.mb_per_s.value) : Key();
    case CellColumn::p50:
      return optional_key(row.p50_ns);
    case CellColumn::p99:
      return optional_key(row.p99_ns);
    case CellColumn::reads:
      return number_or_none(static_cast<double>(row.reads));
    case CellColumn::flags:
      return number_or_none(static_cast<double>(row.flags.size()));
    case CellColumn::started:
      return text_key(row.started_utc);
    case CellColumn::campaign:
      return text_key(row.campaign);
    case CellColumn::retracted:
      return text_key(row.standing.retracted() ? row.standing.retracted_utc : row.campaign_standing.retracted_utc);
    case CellColumn::notes:
      return number_or_none(row.standing.notes);
    case CellColumn::tag:
      return text_key(row.tag);
    case CellColumn::path:
      return text_key(row.source_path);
  }
  return {};
}

TEST_F(CellIndexTest, SortsByEveryColumnBothWays) {
  for (std::size_t number = 0; number < kCellColumns; ++number) {
    for (const bool descending : {false, true}) {
      const auto column = static_cast<CellColumn>(number);
      auto expected = rows_;
      std::erase_if(expected, [](const CellRow& row) { return row.deleted(); });
      std::sort(expected.begin(), expected.end(), [&](const CellRow& a, const CellRow& b) {
        const Key left = key_of(a, column), right = key_of(b, column);
        if (left.has_value() != right.has_value()) return left.has_value();
        return descending ? std::tie(right, b.id) < std::tie(left, a.id) : std::tie(left, a.id) < std::tie(right, b.id);
      });
      std::vector<std::int64_t> ids;
      for (const CellRow& row : expected) ids.push_back(row.id);
      EXPECT_EQ(find({}, {column, descending}), ids) << number << (descending ? " descending" : " ascending");
    }
  }
}

TEST_F(CellIndexTest, LoadsRowsInTheOrderOfTheirIds) {
  std::vector<std::int64_t> ids = find({.deleted = Shown::yes}, {CellColumn::mb_per_s, false});
  ids.push_back(1'000'000);  // is not there
  const auto rows = load_cell_rows(*database_, ids);
  ASSERT_EQ(rows.size(), ids.size() - 1);
  for (std::size_t place = 0; place < rows.size(); ++place) {
    ASSERT_EQ(rows[place].id, ids[place]);
    const CellRow& listed = rows_[static_cast<std::size_t>(ids[place]) - 1];
    ASSERT_EQ(rows[place].reader, listed.reader);
    ASSERT_EQ(rows[place].p99_ns, listed.p99_ns);
    ASSERT_EQ(rows[place].flags, listed.flags);
    ASSERT_EQ(rows[place].retracted_reason(), listed.retracted_reason());
    ASSERT_EQ(rows[place].deleted(), listed.deleted());
  }
  EXPECT_THAT(load_cell_rows(*database_, {}), IsEmpty());
}

TEST_F(CellIndexTest, TellsWhatStandsInTheFields) {
  const CellValues values = load_cell_values(*database_, 2);
  EXPECT_THAT(values.devices, ElementsAre("nvme0n1", "nvme1n1", "nvme2n1"));
  EXPECT_THAT(values.readers, ElementsAre("reader0", "reader1", "reader2", "reader3", "reader4"));
  EXPECT_THAT(values.flags, ElementsAre("few-samples", "fits-in-memory"));
  EXPECT_THAT(values.depths, ElementsAre(1, 2, 4, 8, 16, 32));
  ASSERT_EQ(values.campaigns.size(), 2U);
  EXPECT_EQ(values.campaigns[0],
            (CampaignChoice{"0000000000000000", test::sample_campaign().command, "2026-01-20T00:00:00.000Z"}));
  EXPECT_TRUE(values.any);
}

TEST(CellValues, OfAnEmptyDatabaseAreEmpty) {
  const test::TemporaryFolder folder;
  Database database = Database::open(folder.path() / "results.db", {.access = DatabaseAccess::write});
  EXPECT_EQ(load_cell_values(database), CellValues());
  EXPECT_THAT(find_cells(database, {}, {}), IsEmpty());
}

}  // namespace
}  // namespace merops
