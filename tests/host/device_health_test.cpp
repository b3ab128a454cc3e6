#include "core/host/device_health.h"

#include "core/model/error.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using std::chrono::minutes;

DeviceFacts disk(const std::string& name, const std::string& transport) {
  DeviceFacts facts;
  facts.name = name;
  facts.path = "/dev/" + name;
  facts.transport = transport;
  return facts;
}

DeviceHealth health(const HealthQuery& query) {
  const DeviceFacts nvme = disk("nvme0n1", "nvme");
  const auto all = device_health({&nvme, 1}, minutes(1), query);
  EXPECT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().device, "nvme0n1");
  return all.front();
}

std::string page_with_wear(char per_cent) {
  std::string page(512, '\0');
  page[5] = per_cent;
  return page;
}

TEST(Health, IsWhatTheDiskTells) {
  const DeviceHealth found = health([](const DeviceFacts&) { return page_with_wear(3); });
  EXPECT_EQ(found.problem, "");
  EXPECT_EQ(found.percentage_used, 3U);
}

TEST(Health, ADiskThatRefusesSaysWhy) {
  const auto refuse = [](const DeviceFacts&) -> std::string { throw Error("reading", "Permission denied"); };
  EXPECT_EQ(health(refuse).problem, "not read: Permission denied");
}

TEST(Health, APageOfAnotherLengthIsNone) {
  EXPECT_EQ(health([](const DeviceFacts&) { return std::string(511, 'x'); }).problem,
            "not read: 511 bytes came instead of 512");
  EXPECT_EQ(health([](const DeviceFacts&) { return std::string(); }).problem, "not read: 0 bytes came instead of 512");
}

TEST(Health, OnlyNvmeDisksAreAsked) {
  const std::vector<DeviceFacts> disks{disk("sda", "sata"), disk("nvme1n1", "nvme-tcp"), disk("vda", "virtual")};
  const auto all =
      device_health(disks, minutes(1), [](const DeviceFacts& device) { return page_with_wear(device.name[4]); });
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].device, "sda");
  EXPECT_EQ(all[0].problem, "not read: no NVMe disk");
  EXPECT_EQ(all[1].percentage_used, static_cast<std::uint32_t>('1'));
  EXPECT_EQ(all[2].problem, "not read: no NVMe disk");
}

}  // namespace
}  // namespace merops::test
