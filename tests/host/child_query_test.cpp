#include "core/host/child_query.h"

#include <chrono>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using std::chrono::minutes;

TEST(ChildQuery, BringsTheAnswerBack) {
  const ChildAnswer answer = ask_child([] { return std::string("an\0swer", 7); }, minutes(1));
  EXPECT_EQ(answer.text, std::string("an\0swer", 7));
  EXPECT_FALSE(answer.timed_out);
}

TEST(ChildQuery, AnEmptyAnswerIsOne) {
  EXPECT_EQ(ask_child([] { return std::string(); }, minutes(1)).text, "");
}

TEST(ChildQuery, BringsAnswersThatFillThePipeMoreThanOnce) {
  std::string large(1'000'000, 'x');
  EXPECT_EQ(ask_child([&] { return large; }, minutes(1), large.size()).text, large);
}

TEST(ChildQuery, TakesAnswersOfTheGreatestLengthAndNoLonger) {
  const auto ask = [] { return std::string(1'000, 'x'); };
  EXPECT_TRUE(ask_child(ask, minutes(1), 1'000).text);
  const ChildAnswer answer = ask_child(ask, minutes(1), 999);
  EXPECT_FALSE(answer.text);
  EXPECT_FALSE(answer.timed_out);
}

TEST(ChildQuery, AnExceptionIsNoAnswer) {
  const ChildAnswer answer = ask_child([]() -> std::string { throw std::runtime_error("no"); }, minutes(1));
  EXPECT_FALSE(answer.text);
  EXPECT_FALSE(answer.timed_out);
}

}  // namespace
}  // namespace merops::test
