#pragma once

#include "gui/models/results_store.h"
#include "gui/pages/page.h"
#include "results/report/disk.h"
#include "tests/support/temporary_folder.h"

#include <QTest>
#include <QUndoStack>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops::gui::lines_test {

inline constexpr std::uint64_t kExpertBytes = 2'654'208;

inline QString text(const char* utf8) { return QString::fromUtf8(utf8); }
inline Display plainDisplay(RateUnit unit = RateUnit::megabytes) { return Display(unit, QLocale::c()); }

/// A measured, valid cell past the page cache: so many reads, all but the slowest hundredth of `ns`, those of 10 `ns`.
CellResult cell(const std::string& reader, std::uint32_t depth, double mbPerS, std::uint32_t repetition = 0,
                std::uint64_t reads = 1000, std::uint64_t ns = 1'000'000);
/// Half a second of intervals at each of these rates.
void setCourse(CellResult& result, const std::vector<double>& mbPerS);

/// A campaign that reads a store at /data/a on one NVMe disk of this name.
CampaignInfo campaign(const std::string& id = "0000000000000001", const std::string& disk = "Kingston");
/// As the pages get it, unrecorded.
report::LoadedCampaign loaded(const CampaignInfo& info, const std::vector<CellResult>& cells);

/// Writes through a connection of its own.
void record(const std::filesystem::path& path, const CampaignInfo& info, const std::vector<CellResult>& cells);

/// A page over a database of its own, shown.
template <class PageKind>
class PageTest : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
  std::filesystem::path path_ = folder_.path() / "results.db";
  ResultsStore store_;
  Selection selection_;
  Preferences preferences_;
  Program program_{QStringLiteral("/nonexistent")};
  QUndoStack undo_;
  std::unique_ptr<PageKind> page_;

  void open() {
    store_.open(path_);
    page_ = std::make_unique<PageKind>(PageContext{store_, selection_, preferences_, program_, undo_});
    page_->resize(900, 600);
    page_->show();
    settle();
  }
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return page_->isSettled(); }, 20'000));
  }
  template <class Widget>
  Widget* child(const char* name) {
    auto* found = page_->template findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
  }
};

}  // namespace merops::gui::lines_test
