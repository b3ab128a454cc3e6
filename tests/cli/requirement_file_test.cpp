#include "cli/requirement_file.h"

#include "core/model/error.h"

#include <fstream>
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::SizeIs;

constexpr auto kToml = RequirementSyntax::toml;
constexpr auto kJson = RequirementSyntax::json;

std::string error_of(const std::string& text, RequirementSyntax syntax = kToml) {
  try {
    (void)parse_requirements(text, "limits", syntax);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(RequirementFile, ReadsEveryKey) {
  const auto read = parse_requirements(R"(# a disk for a model
[[require]]
reader = "flat-direct"
source_kind = "store"
depth = 1
cache_state = "bypassed"
pages = "thp"
order = "random"
metric = "p99_us"
at_most = 2500

[[require]]
reader = "io_uring"
depth = "plateau"
block = "14MB"
metric = "mb_per_s"
at_least = 1900.5
)",
                                       "limits", kToml);
  ASSERT_THAT(read, SizeIs(2));
  EXPECT_EQ(read[0].line, 2U);
  EXPECT_EQ(read[0].rows.reader, "flat-direct");
  EXPECT_EQ(read[0].rows.source_kind, SourceKind::store);
  EXPECT_EQ(read[0].rows.depth, DepthChoice::number);
  EXPECT_EQ(read[0].rows.depth_number, 1U);
  EXPECT_EQ(read[0].rows.cache_state, CacheState::bypassed);
  EXPECT_EQ(read[0].rows.pages, PageKind::thp);
  EXPECT_EQ(read[0].metric, RequiredMetric::p99_us);
  EXPECT_EQ(read[0].bound, Bound::at_most);
  EXPECT_EQ(read[0].threshold, 2500);
  EXPECT_EQ(read[1].rows.depth, DepthChoice::plateau);
  EXPECT_EQ(read[1].rows.block, 14'000'000U);
  EXPECT_EQ(read[1].threshold, 1900.5);
}

TEST(RequirementFile, JsonSaysTheSame) {
  const auto read = parse_requirements(R"({"require": [
  {"metric": "errors", "equal": 0},
  {"no_flag_kind": "cache"},
  {"metric": "tokens_per_s", "hit_rate": 0.8, "at_least": 1}
]})",
                                       "limits", kJson);
  ASSERT_THAT(read, SizeIs(3));
  EXPECT_EQ(read[0].metric, RequiredMetric::errors);
  EXPECT_EQ(read[0].line, 2U);
  EXPECT_EQ(read[1].metric, RequiredMetric::flags);
  EXPECT_EQ(read[1].flag_kind, "cache");
  EXPECT_EQ(read[2].rows.reader, kBestDirect);
  EXPECT_EQ(read[2].hit_rate, 0.8);
}

TEST(RequirementFile, ErrorsNameFileLineAndKey) {
  EXPECT_THAT(error_of("\n[[require]]\nreader = 'raw'\nmetrik = 'mb_per_s'\n"),
              AllOf(HasSubstr("limits"), HasSubstr("line 4"), HasSubstr("\"metrik\" is not known")));
  EXPECT_THAT(error_of("{\"require\": [\n{\"reader\": \"raw\",\n\"metrik\": 3}]}", kJson),
              AllOf(HasSubstr("limits"), HasSubstr("line 3"), HasSubstr("\"metrik\" is not known")));
  EXPECT_THAT(error_of("[[require]]\nmetric = 'speed'\n"), AllOf(HasSubstr("line 2"), HasSubstr("metric")));
  EXPECT_THAT(error_of("[[require]\n"), HasSubstr("line 1"));
  EXPECT_THAT(error_of("{\"require\": [}", kJson), HasSubstr("limits"));
}

TEST(RequirementFile, RefusesWhatMeansNothing) {
  const std::string begin = "[[require]]\nreader = 'raw'\n";
  for (const auto& [text, part] : std::vector<std::pair<std::string, std::string>>{
           {"", "there are none"},
           {"[[require]]\n", "metric"},
           {"limit = 3\n", "\"limit\" is not known"},
           {"require = 3\n", "[[require]]"},
           {"require = [1]\n", "[[require]]"},
           {begin + "metric = 'mb_per_s'\n", "one of the keys"},
           {begin + "metric = 'mb_per_s'\nat_least = 1\nat_most = 2\n", "one of the keys"},
           {begin + "metric = 'mb_per_s'\nat_least = 'fast'\n", "needs a number"},
           {begin + "metric = 'mb_per_s'\nat_least = -1\n", "needs a number"},
           {begin + "metric = 'mb_per_s'\nat_least = nan\n", "needs a number"},
           {begin + "metric = 'mb_per_s'\nequal = 1\n", "for errors"},
           {begin + "metric = 'mb_per_s'\nhit_rate = 0.5\nat_least = 1\n", "tokens_per_s"},
           {begin + "metric = 'tokens_per_s'\nhit_rate = 1\nat_least = 1\n", "less than 1"},
           {begin + "metric = 'tokens_per_s'\nblock = 4096\nat_least = 1\n", "block"},
           {begin + "no_flag_kind = 'cash'\n", "not one of: cache"},
           {begin + "no_flag_kind = 'cache'\nat_least = 1\n", "without metric"},
           {begin + "depth = 0\nmetric = 'mb_per_s'\nat_least = 1\n", "depth"},
           {begin + "depth = 1.5\nmetric = 'mb_per_s'\nat_least = 1\n", "depth"},
           {begin + "depth = 'deep'\nmetric = 'mb_per_s'\nat_least = 1\n", "depth"},
           {begin + "cache_state = 'tepid'\nmetric = 'mb_per_s'\nat_least = 1\n", "cache_state"},
           {begin + "block = '0B'\nmetric = 'mb_per_s'\nat_least = 1\n", "block"},
           {"[[require]]\nreader = 'flat-drect'\nmetric = 'mb_per_s'\nat_least = 1\n", "flat-drect"},
           {"[[require]]\nmetric = 'mb_per_s'\nat_least = 1\n", "reader"}}) {
    EXPECT_THAT(error_of(text), AllOf(HasSubstr("reading the thresholds of limits"), HasSubstr(part))) << text;
  }
}

TEST(RequirementFile, RefusesOtherShapesOfJson) {
  for (const char* text : {"3", "[]", "{}", R"({"require": {}})", R"({"require": [3]})", R"({"require": [[]]})",
                           R"({"limits": []})", R"({"require": [{"metric": ["errors"], "equal": 0}]})",
                           R"({"require": [{"metric": {"metric": "errors"}, "equal": 0}]})",
                           R"({"require": [{"metric": null, "equal": 0}]})"}) {
    EXPECT_THAT(error_of(text, kJson), HasSubstr("reading the thresholds of limits")) << text;
  }
}

/// The second column of the table of flags in docs/method.md.
std::set<std::string> kinds_of_the_method() {
  std::ifstream in(MEROPS_SOURCE_FOLDER "/docs/method.md");
  std::set<std::string> kinds;
  bool in_table = false;
  for (std::string line; std::getline(in, line);) {
    if (line.rfind("| flag | kind |", 0) == 0) {
      in_table = true;
    } else if (line.rfind("| ", 0) != 0) {
      in_table = in_table && line.rfind("|--", 0) == 0;
    } else if (in_table) {
      const std::size_t begin = line.find("| ", 2) + 2;
      kinds.insert(line.substr(begin, line.find(" |", begin) - begin));
    }
  }
  return kinds;
}

TEST(RequirementFile, KnowsEveryKindOfFlagOfTheMethod) {
  const std::set<std::string> kinds = kinds_of_the_method();
  EXPECT_THAT(kinds, testing::Contains("cache"));
  for (const std::string& kind : kinds) {
    EXPECT_EQ(error_of("[[require]]\nno_flag_kind = '" + kind + "'\n"), "no error");
  }
}

TEST(RequirementFile, TheWorkedExampleIsSound) {
  EXPECT_THAT(read_requirements(MEROPS_SOURCE_FOLDER "/docs/examples/qwen3-30b-a3b-1-token-per-s.toml"),
              testing::Not(testing::IsEmpty()));
}

}  // namespace
}  // namespace merops
