#include "tests/backends/reader_pair.h"
#include "tests/backends/whole_pass.h"

#include <gmock/gmock.h>

namespace merops::test {
namespace {

using testing::IsEmpty;

/// Every reader with every source that it takes, driven without the engine: reads start in submit.
class ReaderDelivery : public ReaderPair {};

TEST_P(ReaderDelivery, BringsTheRightBytes) { EXPECT_THAT(faults_of_whole_pass(row(), source(), {8, 2}), IsEmpty()); }

INSTANTIATE_TEST_SUITE_P(Rows, ReaderDelivery, testing::ValuesIn(all_pairs()), name_of);

}  // namespace
}  // namespace merops::test
