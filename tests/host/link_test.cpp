#include "core/host/device_facts.h"
#include "core/host/link_linux.h"
#include "core/host/usb_speed_linux.h"
#include "tests/host/fake_machine.h"

#include <gtest/gtest.h>

namespace merops::test {
namespace {

TEST(LinkCeiling, OfPcieCountsLineCodingAndLanes) {
  EXPECT_EQ(pcie_ceiling("2.5 GT/s PCIe", 1), 250'000'000U);
  EXPECT_EQ(pcie_ceiling("5.0 GT/s PCIe", 4), 2'000'000'000U);
  EXPECT_EQ(pcie_ceiling("8.0 GT/s PCIe", 4), 3'938'461'538U);
  EXPECT_EQ(pcie_ceiling("16.0 GT/s PCIe", 4), 7'876'923'076U);
  EXPECT_EQ(pcie_ceiling("64.0 GT/s PCIe", 1), 8'000'000'000U);
}

TEST(LinkCeiling, OfUsbIsTheLineRateAfterCoding) {
  EXPECT_EQ(usb_ceiling("12"), 1'500'000U);
  EXPECT_EQ(usb_ceiling("480"), 60'000'000U);
  EXPECT_EQ(usb_ceiling("5000"), 500'000'000U);
  EXPECT_EQ(usb_ceiling("10000"), 1'212'121'212U);
  EXPECT_EQ(usb_ceiling("20000"), 2'424'242'424U);
}

TEST(LinkCeiling, OfSataIsFourFifthsOfTheLineRate) {
  EXPECT_EQ(sata_ceiling("1.5 Gbps"), 150'000'000U);
  EXPECT_EQ(sata_ceiling("6.0 Gbps"), 600'000'000U);
}

TEST(LinkCeiling, WhatIsNotUnderstoodIsAbsentAndNotZero) {
  EXPECT_EQ(pcie_ceiling("Unknown", 4), std::nullopt);
  EXPECT_EQ(pcie_ceiling("8.0 GT/s PCIe", 0), std::nullopt);
  EXPECT_EQ(usb_ceiling(""), std::nullopt);
  EXPECT_EQ(sata_ceiling("<unknown>"), std::nullopt);
}

std::string bytes(std::initializer_list<unsigned> values) {
  std::string text;
  for (const unsigned value : values) text += static_cast<char>(value);
  return text;
}

TEST(UsbSpeed, ReadsSuperSpeedFromTheObjectStore) {
  EXPECT_EQ(fastest_in_object_store(bytes({5,  0x0F, 22, 0, 2,    7, 0x10, 2,  2,  0, 0, 0,  // USB 2.0 extension
                                           10, 0x10, 3,  0, 0x0E, 0, 1,    10, 10, 0})),
            5000U);
}

TEST(UsbSpeed, ReadsTheFastestLaneOfSuperSpeedPlus) {
  EXPECT_EQ(fastest_in_object_store(
                bytes({5,  0x0F, 35,   0, 2, 10, 0x10, 3, 0, 0x0E, 0, 1, 10,   10,   0,  //
                       20, 0x10, 0x0A, 0, 1, 0,  0,    0, 0, 0x11, 0, 0, 0x30, 0x40, 10, 0, 0xB0, 0x40, 10, 0})),
            10000U);
}

TEST(UsbSpeed, AnObjectStoreWithoutThemIsUsb2) {
  EXPECT_EQ(fastest_in_object_store(bytes({5, 0x0F, 12, 0, 1, 7, 0x10, 2, 2, 0, 0, 0})), 480U);
}

TEST(UsbSpeed, BrokenObjectStoresEnd) {
  EXPECT_EQ(fastest_in_object_store(""), std::nullopt);
  EXPECT_EQ(fastest_in_object_store(bytes({5, 0x01, 12, 0, 1})), std::nullopt);
  EXPECT_EQ(fastest_in_object_store(bytes({5, 0x0F, 12, 0, 1, 0, 0, 0})), 480U);
  EXPECT_EQ(fastest_in_object_store(bytes({5, 0x0F, 12, 0, 1, 20, 0x10, 0x0A, 0, 31})), 480U);
}

constexpr std::uint64_t kTerabyte = 1'000'000'000'000;

FakeMachine nvme_machine(const Attributes& function) {
  FakeMachine machine;
  const std::string place = "pci0000:00/0000:00:1d.0/0000:3d:00.0";
  machine.hardware(place, {{"vendor", "0x144d"}, {"class", "0x010802"}});
  machine.hardware("pci0000:00/0000:00:1d.0", {{"vendor", "0x8086"},
                                               {"class", "0x060400"},
                                               {"current_link_speed", "2.5 GT/s PCIe"},
                                               {"current_link_width", "1"}});
  machine.hardware(place, function);
  machine.disk(place + "/nvme/nvme0/nvme0n1", "259:0", kTerabyte, place + "/nvme/nvme0");
  return machine;
}

TEST(Link, TellsAnNvmeInASlotWithFewerLanes) {
  const FakeMachine machine = nvme_machine({{"current_link_speed", "8.0 GT/s PCIe"},
                                            {"current_link_width", "2"},
                                            {"max_link_speed", "16.0 GT/s PCIe"},
                                            {"max_link_width", "4"}});
  const LinkFacts link = device_facts("nvme0n1", machine.roots()).link;
  EXPECT_EQ(link.kind, "pcie");
  EXPECT_EQ(link.negotiated, "8.0 GT/s x2");
  EXPECT_EQ(link.possible, "16.0 GT/s x4");
  EXPECT_EQ(link.ceiling_bytes_per_s, 1'969'230'769U);
  EXPECT_EQ(link.full, false);
}

TEST(Link, TellsAnNvmeThatRunsInFull) {
  const FakeMachine machine = nvme_machine({{"current_link_speed", "8.0 GT/s PCIe"},
                                            {"current_link_width", "4"},
                                            {"max_link_speed", "8.0 GT/s PCIe"},
                                            {"max_link_width", "4"}});
  EXPECT_EQ(device_facts("nvme0n1", machine.roots()).link.full, true);
}

TEST(Link, OfAnEmulatedDiskHasNoCeiling) {
  FakeMachine machine = nvme_machine({{"current_link_speed", "2.5 GT/s PCIe"}, {"current_link_width", "1"}});
  machine.hardware("pci0000:00/0000:00:1d.0/0000:3d:00.0/nvme/nvme0", {{"model", "QEMU NVMe Ctrl"}});
  const LinkFacts link = device_facts("nvme0n1", machine.roots()).link;
  EXPECT_EQ(link.negotiated, "2.5 GT/s x1");
  EXPECT_EQ(link.ceiling_bytes_per_s, std::nullopt);
}

TEST(Link, DoesNotTakeABridgesLinkForTheDisks) {
  const LinkFacts link = device_facts("nvme0n1", nvme_machine({}).roots()).link;
  EXPECT_EQ(link.negotiated, "");
  EXPECT_EQ(link.ceiling_bytes_per_s, std::nullopt);
  EXPECT_EQ(link.full, std::nullopt);
}

TEST(Link, FindsTheControllerOfAnNvmeWithSeveralPaths) {
  FakeMachine machine;
  const std::string function = "pci0000:00/0000:01:00.0", subsystem = "virtual/nvme-subsystem/nvme-subsys0";
  machine.hardware(
      function,
      {{"vendor", "0x1"}, {"class", "0x010802"}, {"current_link_speed", "5.0 GT/s PCIe"}, {"current_link_width", "2"}});
  machine.hardware(function + "/nvme/nvme0", {{"transport", "pcie"}});
  machine.driver(function, "nvme");
  const auto devices = machine.roots().sys / "devices";
  std::filesystem::create_directories(devices / subsystem);
  std::filesystem::create_directory_symlink(devices / function, devices / function / "nvme/nvme0/device");
  std::filesystem::create_directory_symlink(devices / function / "nvme/nvme0", devices / subsystem / "nvme0");
  machine.disk(subsystem + "/nvme0n1", "259:0", kTerabyte, subsystem);
  machine.hardware(function + "/nvme/nvme0/nvme0c0n1", {{"mq/0/cpu_list", "0"}, {"mq/1/cpu_list", "1"}});
  machine.hardware(function + "/nvme/nvme0/nvme0c0n2", {{"mq/0/cpu_list", "0, 1"}});
  const DeviceFacts facts = device_facts("nvme0n1", machine.roots());
  EXPECT_EQ(facts.hardware_queues, 2U);
  EXPECT_EQ(facts.driver, "nvme");
  EXPECT_EQ(facts.transport, "nvme");
  EXPECT_EQ(facts.link.ceiling_bytes_per_s, 1'000'000'000U);
}

FakeMachine usb_machine(const std::string& driver, const Attributes& device) {
  FakeMachine machine;
  const std::string plug = "pci0000:00/0000:00:14.0/usb2/2-1", interface = plug + "/2-1:1.0";
  const std::string unit = interface + "/host6/target6:0:0/6:0:0:0";
  machine.hardware("pci0000:00/0000:00:14.0/usb2", {{"idVendor", "1d6b"}, {"speed", "10000"}});
  machine.hardware(plug, {{"idVendor", "04e8"}, {"serial", "S5TBNJ0R1"}});
  machine.hardware(plug, device);
  machine.hardware(unit, {{"vendor", "Samsung "}, {"model", "PSSD T7         "}, {"rev", "0   "}});
  machine.disk(unit + "/block/sda", "8:0", kTerabyte, unit);
  machine.driver(unit, "sd");
  machine.driver(interface, driver);
  return machine;
}

TEST(Link, TellsAUsb3DiskInAUsb2Port) {
  FakeMachine machine = usb_machine("usb-storage", {{"speed", "480"}, {"version", " 2.10"}});
  LinkFacts link = device_facts("sda", machine.roots()).link;
  EXPECT_EQ(link.kind, "usb");
  EXPECT_EQ(link.negotiated, "480 Mb/s");
  EXPECT_EQ(link.ceiling_bytes_per_s, 60'000'000U);
  EXPECT_EQ(link.full, std::nullopt) << "its version does not tell what it could do";

  machine.hardware("pci0000:00/0000:00:14.0/usb2/2-1",
                   {{"bos_descriptors", bytes({5, 0x0F, 15, 0, 1, 10, 0x10, 3, 0, 0x0E, 0, 1, 10, 10, 0})}});
  link = device_facts("sda", machine.roots()).link;
  EXPECT_EQ(link.possible, "5000 Mb/s");
  EXPECT_EQ(link.full, false);
}

TEST(Link, TellsAUsbDiskAtFullSpeedBehindUas) {
  const FakeMachine machine = usb_machine("uas", {{"speed", "5000"}, {"version", " 3.00"}});
  const DeviceFacts facts = device_facts("sda", machine.roots());
  EXPECT_EQ(facts.transport, "usb");
  EXPECT_EQ(facts.driver, "uas");
  EXPECT_EQ(facts.model, "Samsung PSSD T7");
  EXPECT_EQ(facts.serial, "S5TBNJ0R1") << "the plug's, since the disk tells none";
  EXPECT_EQ(facts.link.ceiling_bytes_per_s, 500'000'000U);
  EXPECT_EQ(facts.link.full, true);
}

TEST(Link, ATrueUsb2DiskIsAtItsBest) {
  const FakeMachine machine = usb_machine("usb-storage", {{"speed", "480"}, {"version", " 2.00"}});
  EXPECT_EQ(device_facts("sda", machine.roots()).link.full, true);
}

}  // namespace
}  // namespace merops::test
