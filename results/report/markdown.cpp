#include "results/report/safe_text.h"
#include "results/report/writers.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

std::string row_of(const std::vector<std::string>& cells) {
  std::string row = "|";
  for (const std::string& cell : cells) row += " " + escape_markdown(cell) + " |";
  return row + "\n";
}

/// A fence longer than any run of backticks within.
std::string fence_for(const std::string& text) {
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return std::string(longest + 1, '`');
}

class MarkdownWriter {
 public:
  std::string write(const Document& document) {
    out_ += "# " + escape_markdown(document.title) + "\n";
    if (!document.subtitle.empty()) out_ += "\n" + escape_markdown(document.subtitle) + "\n";
    for (const Section& section : document.sections) {
      out_ += "\n## " + escape_markdown(section.title) + "\n";
      for (const Block& block : section.blocks) std::visit(*this, block);
    }
    return std::move(out_);
  }

  void operator()(const Heading& heading) { out_ += "\n### " + escape_markdown(heading.text) + "\n"; }

  void operator()(const Paragraph& paragraph) {
    static constexpr std::string_view kMarks[] = {"", "**", "_"};
    const std::string_view mark = kMarks[static_cast<std::size_t>(paragraph.tone)];
    out_ += fmt::format("\n{0}{1}{0}\n", mark, escape_markdown(paragraph.text));
  }

  void operator()(const List& list) {
    if (!list.items.empty()) out_ += "\n";
    for (const std::string& item : list.items) out_ += "- " + escape_markdown(item) + "\n";
  }

  void operator()(const Code& code) {
    const std::string fence = fence_for(code.text);
    out_ += fmt::format("\n{0}\n{1}\n{0}\n", fence, printable(code.text));
  }

  void operator()(const Facts& facts) {
    caption(facts.caption);
    out_ += "| | |\n|---|---|\n";
    for (const auto& [name, text] : facts.rows) {
      if (!text.empty()) out_ += row_of({name, text});
    }
  }

  void operator()(const Table& table) {
    caption(table.caption);
    std::string rule = "|";
    std::vector<std::string> titles;
    titles.reserve(table.columns.size());
    for (const Column& column : table.columns) {
      titles.push_back(column.title);
      rule += column.number ? "---:|" : "---|";
    }
    out_ += row_of(titles) + rule + "\n";
    for (const auto& row : table.rows) out_ += row_of(row);
  }

  void operator()(const Figure& figure) {
    if (!figure.note.empty()) (*this)(Paragraph{figure.note, Tone::note});
    (*this)(figure.values);
  }

 private:
  void caption(const std::string& text) { out_ += text.empty() ? "\n" : "\n" + escape_markdown(text) + "\n\n"; }

  std::string out_{};
};

}  // namespace

std::string to_markdown(const Document& document) { return MarkdownWriter().write(document); }

}  // namespace merops::report
