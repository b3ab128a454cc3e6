#include "core/model/critical_warning.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(CriticalWarning, NoneHasNoWords) {
  EXPECT_EQ(critical_warning_words(0), "");
  EXPECT_EQ(critical_warning_advice(0), "");
}

TEST(CriticalWarning, SaysInWordsWhatTheDiskWarnsOf) {
  EXPECT_EQ(critical_warning_words(0x02), "its temperature is beyond its limits (critical warning 0x02)");
  EXPECT_EQ(critical_warning_words(0x0c), "errors have made it unreliable, it is read-only (critical warning 0x0c)");
}

TEST(CriticalWarning, EachBitHasWordsOfItsOwn) {
  std::set<std::string> words;
  for (std::uint32_t bit = 1; bit <= 0x20; bit <<= 1U) {
    const std::string text = critical_warning_words(bit);
    words.insert(text.substr(0, text.find('(')));
  }
  EXPECT_EQ(words.size(), 6U);
}

TEST(CriticalWarning, ABitNotKnownHidesNoneThatIs) {
  EXPECT_THAT(critical_warning_words(0x88),
              AllOf(HasSubstr("it is read-only"), HasSubstr("does not know"), HasSubstr("0x88")));
}

TEST(CriticalWarning, OnlyATemperatureAloneIsNoReasonToSaveTheDisk) {
  EXPECT_THAT(critical_warning_advice(0x02), HasSubstr("measure again"));
  EXPECT_THAT(critical_warning_advice(0x03), HasSubstr("save what is on it"));
}

}  // namespace
}  // namespace merops
