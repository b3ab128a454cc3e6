#include "results/report/writers.h"

#include "tests/results/report/well_formed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::report {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kHostile = "<script>alert(\"x\")</script>\x1b[31m|`*\xff" + std::string(80, 'y');

/// Every kind of block, each with a hostile text in every place.
Document hostile_document() {
  const Table table{kHostile, {{kHostile}, {kHostile, true}}, {{kHostile, kHostile}}};
  Figure figure{kHostile,
                {LineChart{kHostile, kHostile, {kHostile, {}, {{0, kHostile}}}, {}, {{kHostile, 0, {{0, 0, {}}}}}, {}},
                 BarChart{kHostile, kHostile, {}, {{kHostile, 1, {}, kHostile, false, 0}}}},
                kHostile,
                table};
  Document document{kHostile, kHostile, {{"one", kHostile, {}}, {"two", "Two", {}}}};
  auto& blocks = document.sections.front().blocks;
  blocks.emplace_back(Heading{kHostile});
  blocks.emplace_back(Paragraph{kHostile, Tone::verdict});
  blocks.emplace_back(List{{kHostile}});
  blocks.emplace_back(Code{kHostile});
  blocks.emplace_back(Facts{kHostile, {{kHostile, kHostile}, {"left out", ""}}});
  blocks.emplace_back(table);
  blocks.emplace_back(figure);
  blocks.emplace_back(figure);
  return document;
}

TEST(Html, IsWellFormedWhateverTheNames) { EXPECT_EQ(test::xml_fault(to_html(hostile_document())), ""); }

TEST(Html, NeedsNeitherNetworkNorScript) {
  std::string page = to_html(hostile_document());
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("url(")));
  EXPECT_THAT(page, Not(HasSubstr("<link")));
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
}

TEST(Html, KnowsDarkScreensAndPaper) {
  const std::string page = to_html({});
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_THAT(page, HasSubstr("@media print"));
}

TEST(Html, HasNoControlCharacters) {
  for (const char c : to_html(hostile_document())) {
    ASSERT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20) << static_cast<int>(c);
  }
}

TEST(Html, GivesChartsTheirValuesAsATable) {
  const std::string page = to_html(hostile_document());
  EXPECT_LT(page.find("<svg"), page.find("<details>"));
  EXPECT_THAT(page.substr(page.find("<details>")), HasSubstr("<th scope=\"row\">"));
}

TEST(Html, CutsLongTitlesAndKeepsThemInReach) {
  const std::string page = to_html({std::string(80, 'a') + std::string(80, 'b'), "", {}});
  EXPECT_THAT(page, HasSubstr("<h1 title=\"" + std::string(80, 'a')));
  EXPECT_THAT(page, HasSubstr("a\u2026b"));
}

TEST(Html, LeavesOutFactsThatAreNotKnown) {
  EXPECT_THAT(to_html(hostile_document()), Not(HasSubstr("left out")));
  EXPECT_THAT(to_markdown(hostile_document()), Not(HasSubstr("left out")));
}

TEST(Markdown, KeepsEachTableRowOnOneLineAndWithinItsColumns) {
  const std::string text = to_markdown(hostile_document());
  EXPECT_EQ(text.find("<script"), text.find("```\n<script") + 4) << "as code";
  EXPECT_EQ(text.rfind("<script"), text.find("<script"));
  EXPECT_THAT(text, HasSubstr("|---|---:|\n"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

TEST(Markdown, FencesCodeThatHoldsFences) {
  Document document{"t", "", {{"s", "S", {}}}};
  document.sections.front().blocks.emplace_back(Code{"a ```` b"});
  EXPECT_THAT(to_markdown(document), HasSubstr("\n`````\na ```` b\n`````\n"));
}

}  // namespace
}  // namespace merops::report
