#include "cli/options.h"

#include "core/model/error.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;

/// Parses words as the arguments of a program.
void parse(CLI::App& app, std::vector<std::string> words) {
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  app.parse(std::move(words));
}

TEST(Options, TakeListsWithCommasAndRepeated) {
  CLI::App app;
  std::vector<std::string> readers, sources;
  add_texts(app, {"--reader", "READERS", ""}, readers);
  add_texts(app, {"SOURCE", "", ""}, sources);
  parse(app, {"--reader", "a,b", "first", "--reader", "c", "second,with,commas"});
  EXPECT_THAT(readers, ElementsAre("a", "b", "c"));
  EXPECT_THAT(sources, ElementsAre("first", "second,with,commas"));
}

TEST(Options, TakeAPathAsItStands) {
  CLI::App app;
  std::filesystem::path output;
  add_path(app, {"-o,--output", "FILE", ""}, output);
  parse(app, {"-o", "[a, b] \u00fc"});
  EXPECT_EQ(output.string(), "[a, b] \u00fc");
}

TEST(Options, ReplaceTheDefaultOfAList) {
  CLI::App app;
  std::vector<std::uint32_t> depths{1};
  add_counts(app, {"--qd", "N,N", ""}, depths);
  parse(app, {});
  EXPECT_THAT(depths, ElementsAre(1));
  parse(app, {"--qd", "2,4", "--qd", "8"});
  EXPECT_THAT(depths, ElementsAre(2, 4, 8));
}

TEST(Options, ReadSizesAndTimesWithUnits) {
  CLI::App app;
  std::uint64_t bytes = 0, time = 0, seed = 0;
  add_bytes(app, {"--size", "SIZE", ""}, bytes);
  add_nanoseconds(app, {"--budget", "TIME", ""}, time);
  add_number(app, {"--seed", "N", ""}, seed);
  parse(app, {"--size", "1.5GB", "--budget=2m", "--seed", "0"});
  EXPECT_EQ(bytes, 1'500'000'000U);
  EXPECT_EQ(time, 120'000'000'000U);
  EXPECT_EQ(seed, 0U);
}

TEST(Options, NameTheOptionWhoseValueIsWrong) {
  CLI::App app;
  std::uint64_t bytes = 0;
  add_bytes(app, {"-s,--size", "SIZE", ""}, bytes);
  try {
    parse(app, {"-s", "much"});
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_STREQ(error.what(), "reading --size: 'much' is not one");
  }
}

TEST(Options, RefuseCountsThatAreNone) {
  for (const char* text : {"0", "-1", "1.5", "x", "4294967296", ""}) {
    CLI::App app;
    std::uint32_t count = 7;
    add_count(app, {"--sample", "N", ""}, count);
    EXPECT_THROW(parse(app, {std::string("--sample=") + text}), std::exception) << text;
    EXPECT_EQ(count, 7U) << text;
  }
}

TEST(Options, RefuseNumbersOutsideTheirRange) {
  for (const char* text : {"0", "101", "18446744073709551616", "-1"}) {
    CLI::App app;
    std::uint64_t number = 7;
    std::vector<std::uint32_t> counts;
    add_number(app, {"--sample", "N", ""}, number, {1, 100});
    add_counts(app, {"--qd", "N", ""}, counts, 100);
    EXPECT_THROW(parse(app, {std::string("--sample=") + text}), UsageError) << text;
    EXPECT_THROW(parse(app, {std::string("--qd=5,") + text}), UsageError) << text;
    EXPECT_EQ(number, 7U) << text;
  }
}

TEST(Options, RefuseAnEmptyPlaceInAList) {
  CLI::App app;
  std::vector<std::string> readers;
  add_texts(app, {"--reader", "READERS", ""}, readers);
  EXPECT_THROW(parse(app, {"--reader", "a,,b"}), UsageError);
}

}  // namespace
}  // namespace merops
