#include "tests/backends/reader_pair.h"
#include "tests/backends/whole_pass.h"

#include <gmock/gmock.h>

namespace merops::test {
namespace {

using testing::IsEmpty;

/// What every reader must do with every source that it takes.
class ReaderDelivery : public ReaderPair {};

TEST_P(ReaderDelivery, BringsTheRightBytesAtDepth1) {
  EXPECT_THAT(faults_of_whole_pass(row(), source(), {.depth = 1}), IsEmpty());
}

TEST_P(ReaderDelivery, BringsTheRightBytesAtDepth8) {
  EXPECT_THAT(faults_of_whole_pass(row(), source(), {.depth = 8}), IsEmpty());
}

TEST_P(ReaderDelivery, BringsTheRightBytesAtDepth32) {
  EXPECT_THAT(faults_of_whole_pass(row(), source(), {.depth = 32, .rounds = 4}), IsEmpty());
}

TEST_P(ReaderDelivery, BringsTheRightBytesWhenTheStartIsLeftToReap) {
  EXPECT_THAT(faults_of_whole_pass(row(), source(), {.depth = 8, .start_in_reap = true}), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Rows, ReaderDelivery, testing::ValuesIn(all_pairs()), name_of);

}  // namespace
}  // namespace merops::test
