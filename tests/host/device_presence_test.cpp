#include "core/host/device_presence.h"

#include "tests/host/fake_machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kController = "pci0000:00/0000:01:00.0/nvme/nvme0";

/// A machine with an NVMe disk.
class DevicePresence : public ::testing::Test {
 protected:
  DevicePresence() {
    machine.hardware(kController, {{"state", "live"}});
    machine.disk(std::string(kController) + "/nvme0n1", "259:0", 1'000'000'000, kController);
  }
  [[nodiscard]] std::string why(const std::string& leaf) const {
    StorageFacts storage;
    storage.leaves = {leaf};
    return why_gone(storage, machine.roots());
  }
  FakeMachine machine;
};

TEST_F(DevicePresence, OfADiskThatIsThereSaysNothing) { EXPECT_EQ(why("nvme0n1"), ""); }

TEST_F(DevicePresence, MissesADiskThatIsNotListed) { EXPECT_EQ(why("nvme1n1"), "nvme1n1 is no longer there"); }

TEST_F(DevicePresence, WaitsForAControllerThatIsReset) {
  machine.hardware(kController, {{"state", "resetting"}});
  EXPECT_EQ(why("nvme0n1"), "");
}

TEST_F(DevicePresence, MissesADiskThatTheSystemGaveUp) {
  machine.hardware(kController, {{"state", "dead"}});
  EXPECT_THAT(why("nvme0n1"), HasSubstr("nvme0n1 was given up by the system (dead)"));
}

TEST_F(DevicePresence, OfMemorySaysNothing) { EXPECT_EQ(why_gone({}, machine.roots()), ""); }

}  // namespace
}  // namespace merops::test
