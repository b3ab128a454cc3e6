#include "core/model/path_text.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(PathText, GivesTheTextBack) {
  for (const std::string text : {"", "a", "a\u00fc\u4e13\U0001f600", "folder/a"})
    EXPECT_EQ(path_of(text).string(), text);
  EXPECT_TRUE(path_of("\u00fc").u8string() == u8"\u00fc");
}

}  // namespace
}  // namespace merops
