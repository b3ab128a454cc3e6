#pragma once

#include "gui/models/results_store.h"
#include "gui/models/selection.h"
#include "gui/pages/page.h"
#include "gui/pages/results_page.h"
#include "tests/support/temporary_folder.h"

#include <QUndoStack>
#include <functional>
#include <string>
#include <vector>

namespace merops::gui::test_table {

/// A cell with figures of its own: the disk nvme<number mod 3>n1, the reader reader<number mod 4>, a rate of
/// 1000 + number MB/s, a depth of 1, 2, 4 or 8, started a minute after the last.
[[nodiscard]] CellResult cellNumber(std::uint32_t number);

/// Adds a campaign of these cells; their ids go on from the last one.
void record(const std::filesystem::path& path, const std::string& campaign, const std::vector<CellResult>& cells);
/// Of cells from 0 to `count`.
[[nodiscard]] std::vector<CellResult> cells(std::uint32_t count);

/// A window's worth of what pages share, over a results database in a folder of its own.
struct Setting {
  test::TemporaryFolder folder{};
  std::filesystem::path path = folder.path() / "results.db";
  ResultsStore store{};
  Selection selection{};
  Preferences preferences{};
  Program program{QStringLiteral("/nowhere/merops")};
  QUndoStack undo{};
  PageContext context{store, selection, preferences, program, undo};

  void open();
};

/// The page over a setting, shown; what it said and what failed.
struct ShownPage {
  explicit ShownPage(Setting& setting);
  ResultsPage page;
  QStringList said{}, failed{};
  [[nodiscard]] bool settle();
  template <class T>
  [[nodiscard]] T* find(const char* name) {
    return page.findChild<T*>(QString::fromLatin1(name));
  }
  [[nodiscard]] QAction* action(const char* name);
  [[nodiscard]] QAbstractItemModel* model();
  [[nodiscard]] QString text(int row, CellColumn column);
  void select(int first, int last);
};

}  // namespace merops::gui::test_table
