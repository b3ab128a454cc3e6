#include "results/report/safe_text.h"
#include "results/report/style.h"
#include "results/report/svg_chart.h"
#include "results/report/writers.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::size_t kTitleCharacters = 72;

/// A title that a long name cannot spread over the page.
std::string cut_title(std::string_view tag, const std::string& text) {
  const std::string cut = shortened(text, kTitleCharacters);
  const std::string whole = cut == printable(text) ? "" : fmt::format(" title=\"{}\"", escape_markup(text));
  return fmt::format("<{0}{1}>{2}</{0}>\n", tag, whole, escape_markup(cut));
}

class HtmlWriter {
 public:
  std::string write(const Document& document) {
    head(document);
    out_ += "<body>\n<header>\n" + cut_title("h1", document.title);
    if (!document.subtitle.empty()) out_ += fmt::format("<p>{}</p>\n", escape_markup(document.subtitle));
    out_ += "</header>\n";
    contents(document);
    out_ += "<main>\n";
    for (const Section& section : document.sections) write(section);
    out_ += "</main>\n</body>\n</html>\n";
    return std::move(out_);
  }

  void operator()(const Heading& heading) { out_ += cut_title("h3", heading.text); }

  void operator()(const Paragraph& paragraph) {
    static constexpr std::string_view kClasses[] = {"plain", "verdict", "note"};
    out_ += fmt::format("<p class=\"{}\">{}</p>\n", kClasses[static_cast<std::size_t>(paragraph.tone)],
                        escape_markup(paragraph.text));
  }

  void operator()(const List& list) {
    if (list.items.empty()) return;
    out_ += "<ul>\n";
    for (const std::string& item : list.items) out_ += fmt::format("<li>{}</li>\n", escape_markup(item));
    out_ += "</ul>\n";
  }

  void operator()(const Code& code) { out_ += fmt::format("<pre><code>{}</code></pre>\n", escape_markup(code.text)); }

  void operator()(const Facts& facts) {
    open_table("facts", facts.caption);
    out_ += "<tbody>\n";
    for (const auto& [name, text] : facts.rows) {
      if (text.empty()) continue;
      out_ += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", escape_markup(name), escape_markup(text));
    }
    close_table();
  }

  void operator()(const Table& table) {
    open_table("values", table.caption);
    out_ += "<thead>\n<tr>";
    for (const Column& column : table.columns) {
      out_ += fmt::format("<th scope=\"col\"{}>{}</th>", number_class(column), escape_markup(column.title));
    }
    out_ += "</tr>\n</thead>\n<tbody>\n";
    for (const auto& row : table.rows) write_row(table, row);
    close_table();
  }

  void operator()(const Figure& figure) {
    out_ += "<figure>\n";
    if (!figure.title.empty()) out_ += fmt::format("<p class=\"figure-title\">{}</p>\n", escape_markup(figure.title));
    out_ += "<div class=\"charts\">\n";
    for (const auto& chart : figure.charts) {
      const std::string id = fmt::format("chart-{}", ++charts_);
      out_ += std::visit([&id](const auto& any) { return draw(any, id); }, chart) + "\n";
    }
    out_ += "</div>\n";
    if (!figure.note.empty()) out_ += fmt::format("<figcaption>{}</figcaption>\n", escape_markup(figure.note));
    out_ += "<details>\n<summary>The same values as a table</summary>\n";
    (*this)(figure.values);
    out_ += "</details>\n</figure>\n";
  }

 private:
  void head(const Document& document) {
    out_ += "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n";
    out_ +=
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n";
    out_ += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n";
    out_ += "<meta name=\"color-scheme\" content=\"light dark\"/>\n";
    out_ +=
        fmt::format("<title>{}</title>\n<style>\n{}</style>\n</head>\n", escape_markup(document.title), style_sheet());
  }

  void contents(const Document& document) {
    out_ += "<nav aria-label=\"Contents\">\n<ul>\n";
    for (const Section& section : document.sections) {
      out_ += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", section.id, escape_markup(section.title));
    }
    out_ += "</ul>\n</nav>\n";
  }

  void write(const Section& section) {
    out_ += fmt::format("<section id=\"{}\">\n", section.id) + cut_title("h2", section.title);
    for (const Block& block : section.blocks) std::visit(*this, block);
    out_ += "</section>\n";
  }

  /// A table that is too wide scrolls by itself, also by keyboard.
  void open_table(std::string_view kind, const std::string& caption) {
    const std::string name = escape_markup(caption.empty() ? "Values" : caption);
    out_ += fmt::format(
        "<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"{}\">\n<table class=\"{}\">\n", name, kind);
    if (!caption.empty()) out_ += fmt::format("<caption>{}</caption>\n", name);
  }
  void close_table() { out_ += "</tbody>\n</table>\n</div>\n"; }

  static std::string_view number_class(const Column& column) { return column.number ? " class=\"number\"" : ""; }

  void write_row(const Table& table, const std::vector<std::string>& row) {
    out_ += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string_view tag = i == 0 ? "th" : "td";
      out_ += fmt::format("<{0}{1}{2}>{3}</{0}>", tag, i == 0 ? " scope=\"row\"" : "",
                          number_class(table.columns.at(i)), escape_markup(row[i]));
    }
    out_ += "</tr>\n";
  }

  std::string out_{};
  std::size_t charts_ = 0;
};

}  // namespace

std::string to_html(const Document& document) { return HtmlWriter().write(document); }

}  // namespace merops::report
