#pragma once

#include "results/set.h"

#include <string>
#include <string_view>

/// Sets as tables: RFC 4180 with one header, lines that end with a line feed, a decimal point in every locale, the unit
/// in every column's name. What is not known is empty. A text that a spreadsheet would take for a formula (it begins
/// with = + - @ or a tab) begins with an apostrophe instead.
namespace merops {

/// A row a cell.
[[nodiscard]] std::string write_csv(const ResultSet& set);
/// A row a step of the series over time of each cell.
[[nodiscard]] std::string write_csv_intervals(const ResultSet& set);

/// A text as one field of such a table.
[[nodiscard]] std::string csv_field(std::string_view text);

}  // namespace merops
