#include "core/engine/device_loss.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(DeviceLoss, IsNoneOfASectorThatTheDiskCallsUnreadable) {
  EXPECT_FALSE(may_mean_loss(std::make_error_code(std::errc::no_message_available)));  // ENODATA
  EXPECT_TRUE(may_mean_loss(std::make_error_code(std::errc::io_error)));
  EXPECT_TRUE(may_mean_loss(std::make_error_code(std::errc::no_such_device)));
}

TEST(DeviceLoss, IsWaitedForUntilTheSystemKnowsIt) {
  int looks = 0, pauses = 0;
  const auto gone_at_the_fifth = [&] { return std::string(++looks == 5 ? "it is gone" : ""); };
  EXPECT_EQ(wait_for_loss(gone_at_the_fifth, [&](auto) { ++pauses; }), "it is gone");
  EXPECT_EQ(looks, 5);
  EXPECT_EQ(pauses, 4);
}

TEST(DeviceLoss, IsNotWaitedForLongerThanASecond) {
  std::chrono::milliseconds waited{0};
  EXPECT_EQ(wait_for_loss([] { return std::string(); }, [&](auto step) { waited += step; }), "");
  EXPECT_EQ(waited, std::chrono::seconds(1));
}

}  // namespace
}  // namespace merops
