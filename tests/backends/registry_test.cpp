#include "backends/registry.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(Registry, GivesEveryRowANameASummaryAndAWayToOpenIt) {
  std::set<std::string_view> names;
  for (const Backend& row : backends()) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name << " stands there twice";
    EXPECT_FALSE(row.summary.empty()) << row.name;
    EXPECT_GE(row.max_depth, 1U) << row.name;
    EXPECT_NE(row.open, nullptr) << row.name;
  }
}

TEST(Registry, HoldsEveryReaderOfAllSystems) {
  for (const char* name : {"flat-direct", "direct-inplace", "direct-bounce", "buffered", "mmap", "raw", "null"}) {
    EXPECT_NE(find_backend(backends(), name), nullptr) << name;
  }
}

TEST(Registry, KnowsTheNamesOfAllReaders) {
  const auto names = reader_names();
  EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), names.size());
  for (const Backend& row : backends()) {
    EXPECT_NE(std::find(names.begin(), names.end(), row.name), names.end()) << row.name;
  }
}

TEST(Registry, BeginsWithAnAsynchronousDirectReaderOfFiles) {
  const Backend& best = backends().front();
  EXPECT_GT(best.max_depth, 1U) << best.name;
  EXPECT_TRUE(best.direct && best.accepts.files) << best.name;
}

TEST(Registry, FindsNothingUnderANameThatIsNotThere) { EXPECT_EQ(find_backend(backends(), "carrier-pigeon"), nullptr); }

TEST(Registry, HasOneReaderThatTouchesNoStorage) {
  for (const Backend& row : backends()) EXPECT_EQ(row.touches_storage, row.name != "null") << row.name;
}

}  // namespace
}  // namespace merops
