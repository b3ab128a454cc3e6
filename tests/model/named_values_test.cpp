#include "core/model/named_values.h"

#include "core/model/error.h"

#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

constexpr std::array<std::string_view, 3> kNames{"source", "reader", "qd"};

auto split(std::string_view text) { return split_named_values(text, '=', kNames, "the side"); }

TEST(NamedValues, AreSplitAtCommasBeforeNames) {
  EXPECT_THAT(split("reader=raw"), ElementsAre(Pair("reader", "raw")));
  EXPECT_THAT(split("qd=4,reader=raw"), ElementsAre(Pair("qd", "4"), Pair("reader", "raw")));
}

TEST(NamedValues, LetPathsHoldCommasAndEqualSigns) {
  EXPECT_THAT(split("source=/a,b/c=d,qd=2"), ElementsAre(Pair("source", "/a,b/c=d"), Pair("qd", "2")));
}

TEST(NamedValues, RefuseWhatMeansNothingAndSayWhatDoes) {
  for (const char* text : {"", "raw", "depth=4", "qd=", "qd=1,qd=2", "qd=4,reader=", "=4", "qd4"}) {
    try {
      (void)split(text);
      ADD_FAILURE() << text;
    } catch (const UsageError& error) {
      EXPECT_THAT(error.what(), HasSubstr("reading the side")) << text;
      EXPECT_THAT(error.hint(), HasSubstr("source, reader, qd")) << text;
    }
  }
}

TEST(NamedValues, TakeACommaAtTheEndAsPartOfTheValue) {
  EXPECT_THAT(split("source=/a,"), ElementsAre(Pair("source", "/a,")));
}

}  // namespace
}  // namespace merops
