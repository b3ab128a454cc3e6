#include "cli/table.h"

#include <algorithm>
#include <cassert>
#include <ostream>
#include <utility>

namespace merops {
namespace {

constexpr std::size_t kGap = 2;

std::string repeated(std::string_view sign, std::size_t times) {
  std::string text;
  for (std::size_t n = 0; n < times; ++n) text += sign;
  return text;
}

std::string padded(const std::string& text, std::size_t width, Align align) {
  const std::string fill(width - std::min(width, display_width(text)), ' ');
  return align == Align::right ? fill + text : text + fill;
}

std::string without_trailing_spaces(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::size_t display_width(const std::string& text) {
  constexpr auto kIsContinuation = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), kIsContinuation));
}

Table::Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

void Table::add_row(std::vector<std::string> cells) {
  assert(cells.size() == columns_.size());
  rows_.push_back(std::move(cells));
}

void Table::print(std::ostream& out, const Symbols& symbols) const {
  std::vector<std::size_t> widths;
  for (std::size_t column = 0; column < columns_.size(); ++column) {
    std::size_t width = display_width(columns_[column].title);
    for (const auto& row : rows_) width = std::max(width, display_width(row[column]));
    widths.push_back(width);
  }
  const auto print_line = [&](const auto& cell_at) {
    std::string line;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
      if (column > 0) line.append(kGap, ' ');
      line += padded(cell_at(column), widths[column], columns_[column].align);
    }
    out << without_trailing_spaces(std::move(line)) << "\n";
  };
  print_line([this](std::size_t column) { return columns_[column].title; });
  print_line([&](std::size_t column) { return repeated(symbols.rule, widths[column]); });
  for (const auto& row : rows_) {
    print_line([&row](std::size_t column) { return row[column]; });
  }
}

}  // namespace merops
