#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace merops {

/// One line at the bottom of a terminal that is drawn over again. Whoever prints anything else clears it first.
class StatusLine {
 public:
  /// Draws on `log`, never wider than `width` columns.
  StatusLine(std::ostream& log, std::size_t width) : log_(log), width_(width) {}
  ~StatusLine() { clear(); }
  StatusLine(const StatusLine&) = delete;
  StatusLine& operator=(const StatusLine&) = delete;
  void show(const std::string& text);
  void clear();

 private:
  std::ostream& log_;
  std::size_t width_;
  std::size_t shown_ = 0;  // columns that the line covers now
};

/// At most `columns` characters of UTF-8 text, none cut in two.
[[nodiscard]] std::string first_columns(const std::string& text, std::size_t columns);

}  // namespace merops
