#pragma once

#include "cli/symbols.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace merops {

enum class Align { left, right };

struct Column {
  std::string title;
  Align align = Align::left;
};

/// Rows under titles, each column as wide as its widest cell. Widths count characters of UTF-8, not bytes.
class Table {
 public:
  explicit Table(std::vector<Column> columns);
  /// As many cells as there are columns.
  void add_row(std::vector<std::string> cells);
  [[nodiscard]] bool empty() const { return rows_.empty(); }
  void print(std::ostream& out, const Symbols& symbols) const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

/// Characters of UTF-8 text; bytes that are no UTF-8 count one each.
[[nodiscard]] std::size_t display_width(const std::string& text);

}  // namespace merops
