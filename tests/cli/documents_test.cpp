#include "cli/completion_script.h"
#include "cli/help_text.h"
#include "cli/man_page.h"
#include "cli/shell_quote.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A program of two commands, one of them with a command of its own.
CommandSpec sample_program() {
  CommandSpec pack{"pack", "prog pack", "packs a model", "It's [done] at \\once: always.\nTwice.", "prog pack m -o s",
                   {},     {}};
  pack.options = {{{"-h", "--help"}, "", "Show this text.", false, false, false},
                  {{"MODEL"}, "", "A folder.", true, true, true},
                  {{"-o", "--output"}, "FILE", "Where to.", false, true, false},
                  {{"--cache"}, "cold|warm", "Which state.", false, false, false}};
  CommandSpec show{"show", "prog results show", "shows one", "", "", {}, {}};
  CommandSpec results{"results", "prog results", "the database", "", "", {}, {show}};
  return {"prog", "prog", "does things", "All kinds of things.", "prog pack --help", {}, {pack, results}};
}

TEST(HelpText, SaysWhatACommandTakes) {
  EXPECT_EQ(help_text(sample_program().commands.front()),
            "prog pack: packs a model\n"
            "\n"
            "Usage: prog pack [options] MODEL... -o FILE\n"
            "\n"
            "It's [done] at \\once: always.\n"
            "Twice.\n"
            "\n"
            "Arguments:\n"
            "  MODEL...                A folder.\n"
            "\n"
            "Options:\n"
            "  -h, --help              Show this text.\n"
            "  -o, --output FILE       Where to.\n"
            "  --cache cold|warm       Which state.\n"
            "\n"
            "Examples:\n"
            "  prog pack m -o s\n");
}

TEST(HelpText, ListsTheCommandsOfACommand) {
  EXPECT_THAT(help_text(sample_program()), HasSubstr("Commands:\n  pack     packs a model\n  results  the database\n"));
}

TEST(HelpText, BreaksLinesAtSpacesAndKeepsLongWordsWhole) {
  EXPECT_EQ(wrapped("one two three", 2, 9), "  one two\n  three\n");
  EXPECT_EQ(wrapped("a 1234567890 b", 0, 5), "a\n1234567890\nb\n");
  EXPECT_EQ(wrapped("one\ntwo", 0, 80), "one\ntwo\n");
}

TEST(ManPage, HoldsEveryCommandWithItsOptions) {
  const std::string page = man_page(sample_program(), "1.2.3");
  EXPECT_THAT(page, HasSubstr(".TH MEROPS 1"));
  EXPECT_THAT(page, HasSubstr(".SS prog pack [options] MODEL... \\-o FILE\n"));
  EXPECT_THAT(page, HasSubstr(".SS prog results show"));
  EXPECT_THAT(page, HasSubstr(".B \\-o, \\-\\-output FILE\nWhere to.\n"));
}

TEST(ManPage, EscapesWhatTroffWouldTakeForACommand) {
  EXPECT_EQ(troff_escaped(".start of 'line'"), "\\&.start of 'line'");
  EXPECT_EQ(troff_escaped("'quoted'"), "\\&'quoted'");
  EXPECT_EQ(troff_escaped("a\\b --c"), "a\\eb \\-\\-c");
}

TEST(BashCompletion, OffersCommandsOptionsAndValues) {
  const std::string script = bash_completion(sample_program());
  EXPECT_THAT(script, HasSubstr("\"prog pack\" | \"prog results\" | \"prog results show\")"));
  EXPECT_THAT(script, HasSubstr("\"prog pack --cache\") words=\"cold warm\""));
  EXPECT_THAT(script, HasSubstr("\"prog pack -o\" | \"prog pack --output\") return"));
}

TEST(ZshCompletion, QuotesTheTextsOfOptions) {
  const std::string script = zsh_completion(sample_program());
  EXPECT_THAT(script, HasSubstr("'--cache=[Which state.]:cold|warm:(cold warm)'"));
  EXPECT_THAT(script, HasSubstr("'*:MODEL:_files'"));
  EXPECT_THAT(script, HasSubstr("_prog_results_show"));
}

TEST(FishCompletion, KnowsWhereItStands) {
  const std::string script = fish_completion(sample_program());
  EXPECT_THAT(script, HasSubstr("'prog results show'"));
  EXPECT_THAT(script, HasSubstr("-n '__merops_at prog pack' -l cache -x -a 'cold warm' -d 'Which state.'"));
  EXPECT_THAT(script, HasSubstr("-s o -l output -r -F -d 'Where to.'"));
}

TEST(ShellQuote, LeavesHarmlessWordsAlone) {
  EXPECT_EQ(shell_quoted("--qd=1,2"), "--qd=1,2");
  EXPECT_EQ(shell_quoted("/dev/nvme0n1"), "/dev/nvme0n1");
}

TEST(ShellQuote, QuotesWhatAShellWouldChange) {
  EXPECT_EQ(shell_quoted(""), "''");
  EXPECT_EQ(shell_quoted("two words"), "'two words'");
  EXPECT_EQ(shell_quoted("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_quoted("$HOME"), "'$HOME'");
}

TEST(ShellQuote, GivesTheCommandLineAsItWouldBeTyped) {
  const std::vector<const char*> words{"/opt/bin/merops", "inspect", "my model"};
  EXPECT_EQ(quoted_command_line(3, words.data()), "merops inspect 'my model'");
}

}  // namespace
}  // namespace merops
