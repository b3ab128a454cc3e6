#include "cli/stop_signals.h"

#include <cstdlib>

#include <gtest/gtest.h>

/// What the requests to stop do to a process, each tried in one of its own.
namespace merops {
namespace {

constexpr int kWentOn = 7;

TEST(StopRequestDeathTest, TheFirstOneIsToldAndTheProcessGoesOn) {
  EXPECT_EXIT((ask_to_stop(), std::_Exit(kWentOn)), testing::ExitedWithCode(kWentOn), "once more to quit");
}

TEST(StopRequestDeathTest, TheSecondOneEndsTheProcess) {
  EXPECT_EXIT((ask_to_stop(), ask_to_stop(), std::_Exit(kWentOn)), testing::ExitedWithCode(130), "");
  EXPECT_EXIT((ask_to_stop_once(), ask_to_stop(), std::_Exit(kWentOn)), testing::ExitedWithCode(130), "");
}

TEST(StopRequestDeathTest, OneThatIsMadeOnceEndsNothing) {
  EXPECT_EXIT((ask_to_stop(), ask_to_stop_once(), ask_to_stop_once(), std::_Exit(kWentOn)),
              testing::ExitedWithCode(kWentOn), "");
}

}  // namespace
}  // namespace merops
