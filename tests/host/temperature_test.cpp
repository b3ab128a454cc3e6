#include "core/host/temperature.h"

#include "core/host/temperature_log.h"
#include "tests/host/fake_machine.h"

#include <gtest/gtest.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kGigabyte = 1'000'000'000;

class Temperature : public ::testing::Test {
 protected:
  std::optional<TemperatureSensor> sensor(const std::string& device) const {
    return find_temperature_sensor(device, machine_.roots());
  }
  std::optional<double> celsius(const std::string& device) const {
    const auto found = sensor(device);
    EXPECT_TRUE(found);
    return found ? found->read_celsius() : std::nullopt;
  }
  void nvme(const std::string& monitor, const Attributes& attributes) {
    machine_.disk("pci0/0000:01:00.0/nvme/nvme0/nvme0n1", "259:0", kGigabyte, "pci0/0000:01:00.0/nvme/nvme0");
    machine_.hardware(monitor, attributes);
  }
  void sata(const Attributes& attributes) {
    machine_.disk("pci0/ata1/host0/0:0:0:0/block/sda", "8:0", kGigabyte, "pci0/ata1/host0/0:0:0:0");
    machine_.hardware("pci0/ata1/host0/0:0:0:0/hwmon/hwmon2", attributes);
  }
  FakeMachine machine_;
};

TEST_F(Temperature, OfAnNvmeDiskIsItsControllers) {
  nvme("pci0/0000:01:00.0/nvme/nvme0/hwmon1", {{"temp1_input", "41850"}, {"temp1_max", "83850"}});
  EXPECT_EQ(celsius("nvme0n1"), 41.85);
  EXPECT_EQ(sensor("nvme0n1")->warning_celsius, 83.85);
  EXPECT_EQ(sensor("nvme0n1")->device, "nvme0n1");
}

TEST_F(Temperature, OfAnNvmeDiskMayBeItsPciFunctions) {
  nvme("pci0/0000:01:00.0/hwmon/hwmon1", {{"temp1_input", "39000"}});
  std::filesystem::create_directory_symlink(machine_.roots().sys / "devices/pci0/0000:01:00.0",
                                            machine_.roots().sys / "devices/pci0/0000:01:00.0/nvme/nvme0/device");
  EXPECT_EQ(celsius("nvme0n1"), 39);
}

TEST_F(Temperature, IsFoundThroughTheSubsystemOfSeveralPaths) {
  machine_.disk("virtual/nvme-subsystem/nvme-subsys0/nvme0n1", "259:0", kGigabyte,
                "virtual/nvme-subsystem/nvme-subsys0");
  machine_.hardware("pci0/0000:01:00.0/nvme/nvme0/hwmon1", {{"temp1_input", "44000"}});
  std::filesystem::create_directory_symlink(machine_.roots().sys / "devices/pci0/0000:01:00.0/nvme/nvme0",
                                            machine_.roots().sys / "devices/virtual/nvme-subsystem/nvme-subsys0/nvme0");
  EXPECT_EQ(celsius("nvme0n1"), 44);
}

TEST_F(Temperature, PrefersTheCompositeOne) {
  nvme("pci0/0000:01:00.0/nvme/nvme0/hwmon1", {{"temp1_input", "60000"},
                                               {"temp1_label", "Sensor 1"},
                                               {"temp2_input", "42000"},
                                               {"temp2_label", "Composite"},
                                               {"temp2_max", "80000"}});
  EXPECT_EQ(celsius("nvme0n1"), 42);
  EXPECT_EQ(sensor("nvme0n1")->warning_celsius, 80);
}

TEST_F(Temperature, OfASataDiskIsDrivetemps) {
  sata({{"temp1_input", "-5000"}});
  EXPECT_EQ(celsius("sda"), -5);
  EXPECT_FALSE(sensor("sda")->warning_celsius);
}

TEST_F(Temperature, OfAPartitionIsItsDisks) {
  sata({{"temp1_input", "33000"}});
  machine_.partition("sda", "sda1", "8:1", kGigabyte);
  EXPECT_EQ(celsius("sda1"), 33);
}

TEST_F(Temperature, WithoutASensorThereIsNone) {
  machine_.virtual_disk("vda", "254:0", kGigabyte);
  EXPECT_FALSE(sensor("vda"));
  EXPECT_FALSE(sensor("sdz"));
  EXPECT_FALSE(sensor(""));
  sata({{"name", "drivetemp"}});
  EXPECT_FALSE(sensor("sda"));
}

TEST_F(Temperature, WhatNoDiskHasIsUnknown) {
  for (const char* absurd : {"0", "-40001", "150001", "65261850", "", "warm", "41850 C"}) {
    FakeMachine machine;
    machine.disk("pci0/ata1/0:0:0:0/block/sda", "8:0", kGigabyte, "pci0/ata1/0:0:0:0");
    machine.hardware("pci0/ata1/0:0:0:0/hwmon/hwmon0", {{"temp1_input", absurd}, {"temp1_max", absurd}});
    const auto found = find_temperature_sensor("sda", machine.roots());
    ASSERT_TRUE(found) << absurd;
    EXPECT_FALSE(found->read_celsius()) << absurd;
    EXPECT_FALSE(found->warning_celsius) << absurd;
  }
}

TEST_F(Temperature, AtTheLimitsOfTheCredibleIsKnown) {
  sata({{"temp1_input", "-40000"}, {"temp1_max", "150000"}});
  EXPECT_EQ(celsius("sda"), -40);
  EXPECT_EQ(sensor("sda")->warning_celsius, 150);
}

TEST_F(Temperature, ASensorThatGoesAwayIsUnknown) {
  sata({{"temp1_input", "33000"}});
  const auto found = sensor("sda");
  ASSERT_TRUE(found);
  std::filesystem::remove(found->input);
  EXPECT_FALSE(found->read_celsius());
}

TEST(TemperatureLog, TakesTheHottestOfTheSensors) {
  const TemporaryFolder folder;
  write_text(folder.path() / "cool", "30000\n");
  write_text(folder.path() / "warm", "50000\n");
  TemperatureLog log(
      {{"sda", folder.path() / "cool"}, {"sdb", folder.path() / "warm"}, {"sdc", folder.path() / "none"}});
  const auto samples = log.stop();
  ASSERT_EQ(samples.size(), 1U);
  EXPECT_EQ(samples.front().celsius, 50);
}

}  // namespace
}  // namespace merops::test
