#include "results/set_csv.h"
#include "results/set_markdown.h"
#include "results/set_openmetrics.h"
#include "tests/results/sample_set.h"

#include <clocale>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

TEST(CsvField, IsQuotedByRfc4180) {
  EXPECT_EQ(csv_field("plain text"), "plain text");
  EXPECT_EQ(csv_field("a,b"), "\"a,b\"");
  EXPECT_EQ(csv_field("say \"x\""), "\"say \"\"x\"\"\"");
  EXPECT_EQ(csv_field("two\nlines"), "\"two\nlines\"");
  EXPECT_EQ(csv_field(" x"), "\" x\"");
  EXPECT_EQ(csv_field(""), "");
}

TEST(CsvField, IsNoFormula) {
  EXPECT_EQ(csv_field("=1+1"), "'=1+1");
  EXPECT_EQ(csv_field("+1"), "'+1");
  EXPECT_EQ(csv_field("-1"), "'-1");
  EXPECT_EQ(csv_field("@SUM(A1)"), "'@SUM(A1)");
  EXPECT_EQ(csv_field("=cmd,\"x\""), "\"'=cmd,\"\"x\"\"\"");
}

TEST(Csv, HasOneHeaderAndARowACell) {
  const std::string text = write_csv(test::sample_set());
  const auto lines = lines_of(text);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_THAT(lines[0], AllOf(HasSubstr("campaign,cell,"), HasSubstr(",mb_per_s,"), HasSubstr(",p99_ns,")));
  EXPECT_THAT(lines[1], AllOf(HasSubstr("io_uring"), HasSubstr("1480.0000000000002"), HasSubstr("Model \"\"X\"\"")));
  EXPECT_THAT(lines[2], AllOf(HasSubstr("skipped"), HasSubstr(",,,,,")));
  EXPECT_THAT(lines[3], HasSubstr("yes,a backup ran"));
  for (const std::string& line : lines)
    EXPECT_EQ(std::count(line.begin(), line.end(), ','), std::count(lines[0].begin(), lines[0].end(), ','));
}

TEST(Csv, HasADecimalPointInEveryLocale) {
  for (const char* locale : {"de_DE.UTF-8", "de_DE.utf8"}) {
    if (std::setlocale(LC_ALL, locale) != nullptr) break;
  }
  const std::string text = write_csv(test::sample_set());
  std::setlocale(LC_ALL, "C");
  EXPECT_THAT(text, HasSubstr("1480.0000000000002"));
}

TEST(Csv, OfIntervalsHasARowAStep) {
  const auto lines = lines_of(write_csv_intervals(test::sample_set()));
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0], "campaign,cell,interval,start_ns,length_ns,reads,bytes");
  EXPECT_EQ(lines[1], "0123456789abcdef,0,0,0,100000000,56,148635648");
}

TEST(OpenMetrics, NamesTypesUnitsAndTheEnd) {
  const std::string text = write_openmetrics(test::sample_set());
  EXPECT_THAT(text, AllOf(HasSubstr("# TYPE merops_throughput_bytes_per_second gauge\n"),
                          HasSubstr("# UNIT merops_throughput_bytes_per_second bytes_per_second\n"),
                          HasSubstr("quantile=\"0.99\"} 0.001923\n"), HasSubstr("retracted=\"yes\"")));
  EXPECT_TRUE(text.ends_with("\n# EOF\n"));
  EXPECT_EQ(write_openmetrics({}).find("merops_throughput_bytes_per_second{"), std::string::npos);
}

TEST(OpenMetrics, EscapesLabels) {
  ResultSet set = test::sample_set();
  set.campaigns[0].cells[0].result.device = "a\"b\\c\nd";
  EXPECT_THAT(write_openmetrics(set), HasSubstr(R"(device="a\"b\\c\nd")"));
}

TEST(Markdown, ShowsTextsAsTheyAre) {
  EXPECT_EQ(markdown_text("a|b `c` <i> *x* #1"), R"(a\|b \`c\` \<i\> \*x\* \#1)");
  EXPECT_EQ(markdown_text("@everyone"), "&#64;everyone");
  EXPECT_EQ(markdown_text("two\nlines"), "two lines");
}

TEST(Markdown, TellsWhatWasMeasuredAndWhatNot) {
  const std::string text = write_markdown(test::sample_set());
  EXPECT_THAT(text, AllOf(HasSubstr("| nvme0n1 | io\\_uring | 8 |"), HasSubstr("1,480"),
                          HasSubstr("fits-in-memory: 1.4 GB"), HasSubstr("skipped: the file system"),
                          HasSubstr("was retracted: a backup ran"), HasSubstr("    merops measure")));
  EXPECT_THAT(write_markdown({}), HasSubstr("Nothing is recorded"));
}

}  // namespace
}  // namespace merops
