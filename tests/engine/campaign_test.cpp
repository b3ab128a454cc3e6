#include "core/engine/campaign.h"

#include "backends/registry.h"
#include "core/engine/pack.h"
#include "core/engine/qualification.h"
#include "core/engine/qualification_plan.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

Geometry small_model() {
  Geometry geometry;
  geometry.name = "small";
  geometry.hidden = 128;
  geometry.width = 64;
  geometry.layers = 4;
  geometry.experts = 16;
  geometry.topk = 2;
  return geometry;
}

/// Remembers in words what it was told.
struct Witness final : CampaignListener {
  std::vector<std::string> said{};
  std::vector<CellResult> results{};
  bool throw_at_cells = false;
  void campaign_started(const CampaignInfo& info) override {
    said.push_back("start " + std::to_string(info.sources.size()));
  }
  void source_added(const SourceRecord&) override { said.emplace_back("source"); }
  void cell_ended(const CellResult& result, std::uint32_t index, std::uint32_t) override {
    said.push_back("cell " + std::to_string(index));
    results.push_back(result);
    if (throw_at_cells) throw Error("storing a cell", "no room");
  }
  void message(const std::string& text) override { said.push_back("message " + text); }
  void campaign_ended(CampaignEnd how, int exit_code) override {
    said.push_back("end " + std::string(to_string(how)) + " " + std::to_string(exit_code));
  }
};

struct CampaignTest : testing::Test {
  test::TemporaryFolder folder{};
  Witness witness{};
  Witness second{};
  std::atomic<bool> stop{false};

  std::string store() {
    SynthRequest request;
    request.geometry = small_model();
    request.output = folder.path() / "store.picchioflat";
    static_cast<void>(synthesise(request));
    return request.output.string();
  }

  static Cell cell(const std::string& reader, std::uint32_t depth = 1) {
    Cell result;
    result.reader = reader;
    result.depth = depth;
    result.limits.reads = 20;
    return result;
  }
};

TEST_F(CampaignTest, TellsEveryListenerInOrder) {
  {
    Campaign campaign{{}, backends(), {&witness, &second}, &stop};
    campaign.add_source(store());
    campaign.start();
    EXPECT_EQ(run_plan(campaign, std::vector<Cell>{cell("flat-direct"), cell("buffered", 2)}), 0);
    campaign.end(CampaignEnd::finished, 0);
  }
  EXPECT_THAT(witness.said, testing::ElementsAre("start 1", "cell 0", "cell 1", "end finished 0"));
  EXPECT_EQ(second.said, witness.said);
}

TEST_F(CampaignTest, MeasuresAndIdentifiesACell) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  const std::string path = store();
  campaign.add_source(path);
  campaign.start();
  const CellResult result = campaign.measure(cell("flat-direct", 4));
  ASSERT_EQ(result.state, CellState::measured) << result.reason;
  EXPECT_EQ(result.measurement.reads, 20U);
  EXPECT_EQ(result.source_path, path);
  EXPECT_EQ(result.coverage, "whole");
  EXPECT_EQ(result.sequence_digest.size(), 64U);
  EXPECT_EQ(result.expert_bytes, expert_bytes(small_model()));
  EXPECT_GE(result.measurement.origin.asked_bytes, result.measurement.payload_bytes);
}

TEST_F(CampaignTest, SkipsACellThatCannotBeWithItsReason) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  campaign.add_source(store());
  campaign.start();
  EXPECT_EQ(campaign.measure(cell("raw")).state, CellState::skipped);
  EXPECT_THAT(campaign.measure(cell("no-such-reader")).reason, testing::HasSubstr("no reader no-such-reader"));
  Cell pressed = cell("buffered");
  pressed.cache = CacheMode::pressed;
  EXPECT_THAT(campaign.measure(pressed).reason, testing::HasSubstr("--memory"));
  Cell deep = cell("io_uring", 1'000'000);
  EXPECT_EQ(campaign.measure(deep).state, CellState::skipped);
  EXPECT_EQ(run_plan(campaign, std::vector<Cell>{cell("raw")}), 3);  // nothing could be measured
}

TEST_F(CampaignTest, SkipsTheCellsOfADeviceThatIsGone) {
  CellContext context;
  context.source = std::make_shared<const Source>(open_source(store(), 0));
  context.table = backends();
  DeviceFacts gone;
  gone.name = "no-such-disk";
  gone.path = R"(\\.\PhysicalDrive99)";
  context.storage.leaves = {gone.name};
  context.storage.chain = {gone};
  const CellResult skipped = measure_cell(cell("buffered"), context);
  EXPECT_EQ(skipped.state, CellState::skipped);
  EXPECT_EQ(skipped.reason, "device gone: no-such-disk is no longer there");
  EXPECT_EQ(measure_cell(cell("null"), context).state, CellState::measured) << "it touches no device";
}

TEST_F(CampaignTest, CutsASourceIntoBlocksOnlyForTheCellThatAsks) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  campaign.add_source(store());
  campaign.start();
  Cell blocks = cell("flat-direct");
  blocks.block = 8192;
  EXPECT_EQ(campaign.measure(blocks).source_kind, SourceKind::uniform);
  EXPECT_EQ(campaign.measure(cell("flat-direct")).source_kind, SourceKind::store);
}

TEST_F(CampaignTest, EndsAsFailedWhenNobodyEndsIt) {
  {
    Campaign campaign{{}, backends(), {&witness}, &stop};
    campaign.add_source(store());
    campaign.start();
  }
  EXPECT_THAT(witness.said.back(), testing::HasSubstr("end failed"));
}

TEST_F(CampaignTest, TellsTheOthersBeforeAListenersErrorEndsIt) {
  witness.throw_at_cells = true;
  Campaign campaign{{}, backends(), {&witness, &second}, &stop};
  campaign.add_source(store());
  campaign.start();
  EXPECT_THROW(campaign.measure(cell("flat-direct")), Error);
  EXPECT_THAT(second.said, testing::Contains("cell 0"));
}

TEST_F(CampaignTest, StopsBetweenCellsWhenAsked) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  campaign.add_source(store());
  campaign.start();
  stop = true;
  EXPECT_EQ(run_plan(campaign, std::vector<Cell>{cell("flat-direct")}), 130);
}

TEST_F(CampaignTest, KeepsNoSourceThatCannotBeOpened) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  EXPECT_THROW(campaign.add_source("/no/such/store"), Error);
  EXPECT_EQ(campaign.add_source(store()), 0U);
}

struct QualificationTest : CampaignTest {
  QualifyRequest request() {
    QualifyRequest result;
    result.path = folder.path();
    result.geometry = small_model();
    result.budget_ns = 3'000'000'000;
    return result;
  }
};

TEST(WhyNot, PassesOnWhyTheTargetsCannotBeReached) {
  Backend row;
  EXPECT_EQ(why_not(row, Source{}), "");
  row.unreachable = [](std::span<const Target>) { return std::string("they are on the moon"); };
  EXPECT_EQ(why_not(row, Source{}), "they are on the moon");
}

TEST_F(QualificationTest, MeasuresEveryReaderOverTheLadderAndKeepsWhatItWroteWhenAsked) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  QualifyRequest keeping = request();
  keeping.keep = true;
  Qualification qualification(keeping, campaign, {});
  EXPECT_EQ(qualification.run(), 0);
  EXPECT_EQ(witness.results.front().cell.tag, "provisional");
  std::set<std::uint32_t> depths;
  std::set<std::string> readers;
  std::set<SourceKind> kinds;
  for (const CellResult& result : witness.results) {
    if (result.cell.reader == "flat-direct" && result.cell.tag == "sweep") depths.insert(result.cell.depth);
    readers.insert(result.cell.reader);
    kinds.insert(result.source_kind);
  }
  EXPECT_THAT(depths, testing::IsSupersetOf({1U, 2U, 4U, 8U, 16U, 32U}));
  for (const Backend& row : backends()) {
    const bool left_out = row.unreachable != nullptr && !why_not(row, campaign.source(0)).empty();
    EXPECT_EQ(readers.count(std::string(row.name)), row.touches_storage && !left_out ? 1U : 0U) << row.name;
  }
  EXPECT_THAT(kinds, testing::IsSupersetOf({SourceKind::container, SourceKind::store}));
  EXPECT_GT(qualification.bytes_written(), 0U);

  ASSERT_EQ(qualification.kept().size(), 2U);
  const std::filesystem::directory_iterator left(folder.path());
  EXPECT_EQ(std::distance(begin(left), end(left)), 2);
  EXPECT_EQ(verify({qualification.kept().front(), qualification.kept().back(), 0, 1}).findings.size(), 0U);
}

TEST_F(QualificationTest, RefusesToKeepOverWhatExistsBeforeItWritesAnything) {
  const std::filesystem::path taken = folder.path() / ("merops-" + small_model().name + "-container");
  std::filesystem::create_directory(taken);
  Campaign campaign{{}, backends(), {&witness}, &stop};
  QualifyRequest keeping = request();
  keeping.keep = true;
  EXPECT_THROW(Qualification(keeping, campaign, {}).run(), Error);
  EXPECT_TRUE(witness.results.empty());
  const std::filesystem::directory_iterator left(folder.path());
  EXPECT_EQ(std::distance(begin(left), end(left)), 1);
}

TEST_F(QualificationTest, TellsEveryCellThatTheBudgetLeavesOut) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  QualifyRequest hasty = request();
  hasty.budget_ns = 1;
  EXPECT_EQ(Qualification(hasty, campaign, {}).run(), 0);
  ASSERT_GT(witness.results.size(), 50U);
  EXPECT_EQ(witness.results.front().state, CellState::measured) << "the first row is always there";
  std::size_t left_out = 0;
  for (const CellResult& result : witness.results) {
    if (result.state != CellState::skipped) continue;
    const bool never = result.cell.reader == "raw" ||
                       (result.cell.reader == "flat-direct" && result.source_kind == SourceKind::container);
    EXPECT_EQ(result.reason.find("budget") == std::string::npos, never) << result.cell.reader << ": " << result.reason;
    EXPECT_FALSE(result.source_path.empty());
    ++left_out;
  }
  EXPECT_EQ(left_out, witness.results.size() - 1);
}

TEST_F(QualificationTest, ChangesNothingInAModelsFolder) {
  SynthRequest synth;
  synth.geometry = small_model();
  synth.container = true;
  synth.output = folder.path() / "model";
  static_cast<void>(synthesise(synth));
  const auto listing = [&] {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(synth.output))
      names.insert(entry.path().filename().string());
    return names;
  };
  const auto before = listing();
  Campaign campaign{{}, backends(), {&witness}, &stop};
  QualifyRequest of_model = request();
  of_model.path = synth.output;
  of_model.geometry = {};
  Qualification qualification(of_model, campaign, {});
  EXPECT_EQ(qualification.run(), 0);
  EXPECT_EQ(listing(), before);
  EXPECT_EQ(witness.results.front().source_kind, SourceKind::container);
}

TEST_F(QualificationTest, RefusesAPathThatCannotBeQualified) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  QualifyRequest bad = request();
  bad.path = folder.path() / "missing";
  EXPECT_THROW(Qualification(bad, campaign, {}).run(), Error);
}

TEST_F(QualificationTest, StopsWithoutLeavingAnything) {
  stop = true;
  Campaign campaign{{}, backends(), {&witness}, &stop};
  try {
    EXPECT_EQ(Qualification(request(), campaign, {}).run(), 130);
  } catch (const Interrupted&) {
  }
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(QualificationPlan, RepeatsDepthOneThePlateauAndItsNeighbours) {
  std::vector<CellResult> first;
  double rate = 1000;
  for (const std::uint32_t depth : {1U, 2U, 4U, 8U, 16U}) {
    CellResult result;
    result.cell.reader = "flat-direct";
    result.cell.depth = depth;
    result.cell.tag = "sweep";
    result.state = CellState::measured;
    result.validity = Validity::valid;
    result.cache_state = CacheState::bypassed;
    result.measurement.mb_per_s.value = rate;
    rate = std::min(2000.0, rate * 1.5);
    first.push_back(result);
  }
  std::set<std::uint32_t> depths;
  for (const Cell& cell : plan_second_pass(first)) depths.insert(cell.depth);
  EXPECT_THAT(depths, testing::ElementsAre(1, 2, 4, 8));  // the plateau is at 4
  first.push_back(first.front());
  first.back().cell.block = 14'000'128;
  first.back().cell.tag = "size";
  EXPECT_EQ(plan_second_pass(first).back().block, 14'000'128U);
}

TEST(QualificationPlan, MeasuresShallowDepthsFirstWhereTimeIsShort) {
  std::vector<Cell> cells;
  for (std::uint32_t i = 0; i < 60; ++i) {
    Cell cell;
    cell.depth = 1U << (i % 6);
    cells.push_back(cell);
  }
  const auto by_depth = [](const Cell& a, const Cell& b) { return a.depth < b.depth; };
  order_first_pass(cells, true, 1);
  EXPECT_FALSE(std::is_sorted(cells.begin(), cells.end(), by_depth));
  order_first_pass(cells, false, 1);
  EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end(), by_depth));
}

TEST_F(QualificationTest, ExpectsTheReadsThatEveryCellMakes) {
  Campaign campaign{{}, backends(), {&witness}, &stop};
  campaign.add_source(store());
  const double expert = static_cast<double>(campaign.source(0).experts.largest_payload());
  Cell cell;
  cell.depth = 16;
  const double seconds = 32 * expert / 1e6;  // 32 reads at 1 MB/s
  EXPECT_GE(expected_time({&cell, 1}, campaign, 1.0), static_cast<std::uint64_t>(seconds * 1e9));
  EXPECT_LT(expected_time({&cell, 1}, campaign, 1.0), static_cast<std::uint64_t>(seconds * 1e9 + 1e9));
  EXPECT_EQ(expected_time({&cell, 1}, campaign, 0), 0U);
}

TEST(QualificationPlan, KeepsWindowsWithinBounds) {
  EXPECT_GT(window_for(0, 10), 0U);
  EXPECT_LT(window_for(3'600'000'000'000, 1), 10'000'000'000U);
  EXPECT_LT(window_for(60'000'000'000, 100), 600'000'000U);
}

}  // namespace
}  // namespace merops
