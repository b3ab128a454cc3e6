#pragma once

#include "gui/models/display.h"
#include "results/cell_index.h"

#include <QString>
#include <span>

namespace merops::gui {

/// A column of the table of cells.
struct CellColumnRow {
  CellColumn column;   ///< what it is sorted by
  const char* id;      ///< stable: in settings and tests
  const char* title;   ///< to be translated in the context "CellColumns"; %1 is the unit of rates
  const char* about;   ///< a tool tip; translated likewise
  const char* copied;  ///< names with units of the fields that are copied, separated by tabs
  bool number;         ///< stands at the right
  bool shown;          ///< unless the user chose otherwise
  QString (*text)(const CellRow&, const Display&);
  QString (*raw)(const CellRow&);  ///< the fields that are copied: numbers by C, in the units of `copied`
};

/// All of them, in the order in which they stand unless the user chose otherwise: that of CellColumn.
[[nodiscard]] std::span<const CellColumnRow> cellColumns();
[[nodiscard]] const CellColumnRow& columnRow(CellColumn column);
[[nodiscard]] QString titleOf(const CellColumnRow& column, const Display& display);
/// The title without a unit: in menus.
[[nodiscard]] QString nameOf(const CellColumnRow& column);
[[nodiscard]] QString aboutOf(const CellColumnRow& column);
/// What the row's text leaves out: why, which flags, the whole path. Plain text.
[[nodiscard]] QString toolTipOf(const CellColumnRow& column, const CellRow& row, const Display& display);

/// The rows as text separated by tabs, with a line of names: to be pasted into a spreadsheet.
[[nodiscard]] QString copiedText(std::span<const CellRow> rows, std::span<const CellColumn> columns);

}  // namespace merops::gui
