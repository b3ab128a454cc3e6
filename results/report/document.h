#pragma once

#include "results/report/chart.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// A report as a value: what it says, in order, independent of how it is written down. Texts are plain; whoever writes
/// them down makes them safe (results/report/safe_text.h).
namespace merops::report {

enum class Tone : std::uint8_t { plain, verdict, note };  ///< verdict: what the report is read for; note: small print

struct Heading {
  std::string text{};
};
struct Paragraph {
  std::string text{};
  Tone tone = Tone::plain;
};
struct List {
  std::vector<std::string> items{};
};
/// A command line.
struct Code {
  std::string text{};
};
/// Named facts, one below the other; those whose text is empty are left out by who writes them down.
struct Facts {
  std::string caption{};
  std::vector<std::pair<std::string, std::string>> rows{};
};

struct Column {
  std::string title{};
  bool number = false;
};
struct Table {
  std::string caption{};
  std::vector<Column> columns{};
  std::vector<std::vector<std::string>> rows{};  ///< as many texts as there are columns; the first names the row
};

/// Charts that belong together, and the same values as a table for who cannot see them.
struct Figure {
  std::string title{};  ///< what all its charts have in common; may be empty
  std::vector<std::variant<LineChart, BarChart>> charts{};
  std::string note{};  ///< how to read them; may be empty
  Table values{};
};

using Block = std::variant<Heading, Paragraph, List, Code, Facts, Table, Figure>;

struct Section {
  std::string id{};  ///< lower-case letters and hyphens
  std::string title{};
  std::vector<Block> blocks{};
};

/// Append a heading and a paragraph.
void add_heading(Section& section, std::string_view text);
void add_paragraph(Section& section, std::string_view text, Tone tone = Tone::plain);

struct Document {
  std::string title{};
  std::string subtitle{};
  std::vector<Section> sections{};
};

}  // namespace merops::report
