#include "cli/report_text.h"

#include "cli/table.h"
#include "results/report/safe_text.h"

#include <sstream>
#include <variant>

namespace merops {
namespace {

using report::printable;

/// Words of a paragraph in lines of at most so many characters; a longer word stands alone.
std::string wrapped(const std::string& text, std::size_t width, const std::string& indent) {
  std::istringstream words(text);
  std::string lines;
  std::string line;
  for (std::string word; words >> word;) {
    if (!line.empty() && display_width(line) + 1 + display_width(word) > width) {
      lines.append(line).append("\n").append(indent);
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return lines + line + "\n";
}

class TextWriter {
 public:
  explicit TextWriter(const Symbols& symbols) : symbols_(symbols) {}

  std::string write(const report::Document& document) {
    title(document.title, '=');
    if (!document.subtitle.empty()) out_ << wrapped(printable(document.subtitle), kWidth, "");
    for (const report::Section& section : document.sections) {
      out_ << "\n";
      title(section.title, '-');
      for (const report::Block& block : section.blocks) std::visit(*this, block);
    }
    return out_.str();
  }

  void operator()(const report::Heading& heading) { out_ << "\n" << printable(heading.text) << "\n"; }

  void operator()(const report::Paragraph& paragraph) {
    out_ << "\n" << wrapped(printable(paragraph.text), kWidth, "");
  }

  void operator()(const report::List& list) {
    out_ << "\n";
    for (const std::string& item : list.items) out_ << "- " << wrapped(printable(item), kWidth - 2, "  ");
  }

  void operator()(const report::Code& code) { out_ << "\n    " << printable(code.text) << "\n"; }

  void operator()(const report::Facts& facts) {
    caption(facts.caption);
    Table table({{""}, {""}});
    for (const auto& [name, text] : facts.rows) {
      if (!text.empty()) table.add_row({printable(name), printable(text)});
    }
    table.print(out_, symbols_);
  }

  void operator()(const report::Table& table) {
    caption(table.caption);
    std::vector<Column> columns;
    columns.reserve(table.columns.size());
    for (const report::Column& column : table.columns) {
      columns.push_back({printable(column.title), column.number ? Align::right : Align::left});
    }
    Table text(std::move(columns));
    for (const auto& row : table.rows) {
      std::vector<std::string> cells;
      cells.reserve(row.size());
      for (const std::string& cell : row) cells.push_back(printable(cell));
      text.add_row(std::move(cells));
    }
    text.print(out_, symbols_);
  }

  void operator()(const report::Figure& figure) {
    if (!figure.note.empty()) (*this)(report::Paragraph{figure.note});
    (*this)(figure.values);
  }

 private:
  static constexpr std::size_t kWidth = 100;

  void title(const std::string& text, char rule) {
    const std::string safe = printable(text);
    out_ << safe << "\n" << std::string(display_width(safe), rule) << "\n";
  }
  void caption(const std::string& text) {
    out_ << "\n";
    if (!text.empty()) out_ << printable(text) << "\n";
  }

  const Symbols& symbols_;
  std::ostringstream out_{};
};

}  // namespace

std::string report_text(const report::Document& document, const Symbols& symbols) {
  return TextWriter(symbols).write(document);
}

}  // namespace merops
