#include "gui/window/command_line.h"

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

ParsedCommandLine parse(std::initializer_list<const char*> words) {
  QStringList arguments;
  for (const char* word : words) arguments << QString::fromUtf8(word);
  return parseCommandLine(arguments);
}

TEST(CommandLine, WithoutArgumentsEverythingIsAsItWas) {
  const auto parsed = parse({});
  EXPECT_TRUE(parsed.problem.isEmpty());
  EXPECT_TRUE(parsed.line.database.empty());
  EXPECT_TRUE(parsed.line.screenshot.isEmpty());
  EXPECT_EQ(parsed.line.appearance, Appearance::system);
}

TEST(CommandLine, TakesWhatToShow) {
  const auto parsed = parse({"--db",         "a b.db",
                             "--page",       "compare",
                             "--select",     "disk:sda,nvme0n1",
                             "--select",     "cell:3,14",
                             "--select",     "reader:io_uring",
                             "--select",     "campaign:85e6",
                             "--select",     "model:gpt-oss-20b",
                             "--screenshot", "x.png",
                             "--size",       "1200x800",
                             "--appearance", "dark",
                             "--unit",       "GB/s"});
  EXPECT_EQ(parsed.problem.toStdString(), "");
  EXPECT_EQ(parsed.line.database, "a b.db");
  EXPECT_EQ(parsed.line.page.toStdString(), "compare");
  EXPECT_EQ(parsed.line.select.disks, (std::vector<std::string>{"sda", "nvme0n1"}));
  EXPECT_EQ(parsed.line.select.cells, (std::vector<std::int64_t>{3, 14}));
  EXPECT_EQ(parsed.line.select.readers, QStringList{QStringLiteral("io_uring")});
  EXPECT_EQ(parsed.line.select.campaign, "85e6");
  EXPECT_EQ(parsed.line.select.model.toStdString(), "gpt-oss-20b");
  EXPECT_EQ(parsed.line.size, QSize(1200, 800));
  EXPECT_EQ(parsed.line.appearance, Appearance::dark);
  EXPECT_EQ(parsed.line.unit, RateUnit::gigabytes);
}

TEST(CommandLine, RefusesWhatMakesNoSense) {
  for (const auto& words : {std::initializer_list<const char*>{"--page", "nowhere"},
                            {"--select", "planet:mars"},
                            {"--select", "cell:x"},
                            {"--select", "cell:"},
                            {"--select", "model:hal-9000"},
                            {"--size", "12"},
                            {"--appearance", "blue"},
                            {"--unit", "furlongs"},
                            {"--db", ""},
                            {"--frobnicate"},
                            {"stray"}}) {
    EXPECT_FALSE(parse(words).problem.isEmpty()) << *words.begin();
  }
}

TEST(CommandLine, NamesThePagesToWhoMistypesOne) {
  const auto problem = parse({"--page", "nopage"}).problem;
  EXPECT_TRUE(problem.startsWith(QStringLiteral("--page takes PAGE, not 'nopage'; pages: disks, ")))
      << qPrintable(problem);
  EXPECT_TRUE(problem.contains(QStringLiteral("measure"))) << qPrintable(problem);
}

TEST(CommandLine, HelpNamesThePages) { EXPECT_TRUE(parse({"--help"}).information.contains(QStringLiteral("compare"))); }

}  // namespace
}  // namespace merops::gui
