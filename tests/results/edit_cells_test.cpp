#include "results/edit_cells.h"

#include "core/model/error.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <sstream>

#include <gtest/gtest.h>

namespace merops {
namespace {

class EditCellsTest : public testing::Test {
 protected:
  EditCellsTest() {
    Recorder recorder(database_, rescue_);
    recorder.campaign_started(test::sample_campaign());
    for (std::uint32_t cell = 0; cell < 3; ++cell) recorder.cell_ended(test::sample_cell_result(), cell, 3);
  }
  Standing standing(std::int64_t cell) { return load_cell(database_, cell).standing; }

  const std::array<std::int64_t, 2> cells_{1, 3};
  test::TemporaryFolder folder_;
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue_;
};

TEST_F(EditCellsTest, RetractsAllAndPutsBackWhatStoodThere) {
  (void)edit_cells(database_, std::array<std::int64_t, 1>{3}, CellEdit::retract, "first");
  const std::string earlier = standing(3).retracted_utc;
  const auto before = edit_cells(database_, cells_, CellEdit::retract, "second");
  EXPECT_EQ(standing(1).retracted_reason, "second");
  EXPECT_EQ(standing(3).retracted_reason, "second");
  EXPECT_FALSE(standing(2).retracted());
  put_back(database_, before);
  EXPECT_FALSE(standing(1).retracted());
  EXPECT_EQ(standing(3).retracted_reason, "first");
  EXPECT_EQ(standing(3).retracted_utc, earlier);
}

TEST_F(EditCellsTest, TakesARetractionBackWithoutLosingItsReason) {
  (void)edit_cells(database_, cells_, CellEdit::retract, "why");
  const auto before = edit_cells(database_, cells_, CellEdit::unretract);
  EXPECT_FALSE(standing(1).retracted());
  put_back(database_, before);
  EXPECT_EQ(standing(1).retracted_reason, "why");
}

TEST_F(EditCellsTest, HidesAndBringsBack) {
  const auto before = edit_cells(database_, cells_, CellEdit::remove);
  EXPECT_TRUE(standing(1).deleted() && standing(3).deleted());
  EXPECT_FALSE(standing(2).deleted());
  put_back(database_, before);
  EXPECT_FALSE(standing(1).deleted());
  (void)edit_cells(database_, cells_, CellEdit::remove);
  (void)edit_cells(database_, cells_, CellEdit::restore);
  EXPECT_FALSE(standing(3).deleted());
}

TEST_F(EditCellsTest, ChangesAllOrNothing) {
  const std::array<std::int64_t, 2> cells{1, 77};
  EXPECT_THROW((void)edit_cells(database_, cells, CellEdit::remove), Error);
  EXPECT_THROW(note_cells(database_, cells, "a note"), Error);
  EXPECT_FALSE(standing(1).deleted());
  EXPECT_EQ(standing(1).notes, 0U);
}

TEST_F(EditCellsTest, WritesANoteBesideEach) {
  note_cells(database_, cells_, "seen twice");
  EXPECT_EQ(load_cell(database_, 1).notes.at(0).text, "seen twice");
  EXPECT_EQ(load_cell(database_, 3).notes.size(), 1U);
  EXPECT_EQ(load_cell(database_, 2).notes.size(), 0U);
}

}  // namespace
}  // namespace merops
