#include "cli/table.h"

#include "cli/status_line.h"

#include <sstream>

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(Table, AlignsColumnsByTheirWidestCell) {
  Table table({{"reader"}, {"MB/s", Align::right}});
  table.add_row({"null", "123456"});
  table.add_row({"flat-direct", "7"});
  std::ostringstream out;
  table.print(out, symbols_for(false));
  EXPECT_EQ(out.str(),
            "reader         MB/s\n"
            "-----------  ------\n"
            "null         123456\n"
            "flat-direct       7\n");
}

TEST(Table, LeavesNoSpacesAtTheEndOfALine) {
  Table table({{"name"}, {"note"}});
  table.add_row({"a", ""});
  table.add_row({"b", "long remark"});
  std::ostringstream out;
  table.print(out, symbols_for(false));
  EXPECT_EQ(out.str().find(" \n"), std::string::npos);
}

TEST(Table, CountsCharactersNotBytes) {
  Table table({{"p50"}, {"x"}});
  table.add_row({"12 \u00b5s", "1"});
  table.add_row({"123456", "2"});
  std::ostringstream out;
  table.print(out, symbols_for(true));
  EXPECT_NE(out.str().find("12 \u00b5s   1\n"), std::string::npos);
}

TEST(Table, IsPlainAsciiWhereTheLocaleIsNotUtf8) {
  Table table({{"name"}});
  std::ostringstream out;
  table.print(out, symbols_for(false));
  for (const char byte : out.str()) EXPECT_LT(static_cast<unsigned char>(byte), 0x80);
}

TEST(StatusLine, DrawsOverTheLastLineWhole) {
  std::ostringstream out;
  StatusLine line(out, 80);
  line.show("a long line");
  line.show("short");
  EXPECT_EQ(out.str(), "\ra long line\rshort      ");
}

TEST(StatusLine, NeverReachesTheLastColumn) {
  std::ostringstream out;
  StatusLine line(out, 10);
  line.show("0123456789abc");
  EXPECT_EQ(out.str(), "\r012345678");
}

TEST(StatusLine, ClearsWhatItShowed) {
  std::ostringstream out;
  {
    StatusLine line(out, 80);
    line.show("12345");
    line.show("123");
  }
  EXPECT_EQ(out.str(), "\r12345\r123  \r   \r");
}

TEST(StatusLine, WritesNothingWhereNothingWasShown) {
  std::ostringstream out;
  { const StatusLine line(out, 80); }
  EXPECT_EQ(out.str(), "");
}

TEST(StatusLine, CutsNoCharacterInTwo) {
  EXPECT_EQ(first_columns("\u00b5\u00b5\u00b5", 2), "\u00b5\u00b5");
  EXPECT_EQ(first_columns("abc", 5), "abc");
  EXPECT_EQ(first_columns("abc", 0), "");
}

}  // namespace
}  // namespace merops
