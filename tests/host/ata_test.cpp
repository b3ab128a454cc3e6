#include "core/host/ata_identity_linux.h"
#include "core/host/device_facts.h"
#include "tests/host/fake_machine.h"

#include <array>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

/// The words of an IDENTIFY DEVICE answer, as the kernel prints them.
class IdentityWords {
 public:
  IdentityWords& text(std::size_t first, std::size_t last, std::string value) {
    value.resize((last - first + 1) * 2, ' ');
    for (std::size_t i = 0; i < value.size(); i += 2) {
      words_[first + i / 2] = static_cast<unsigned char>(value[i]) * 256U + static_cast<unsigned char>(value[i + 1]);
    }
    return *this;
  }
  IdentityWords& word(std::size_t number, unsigned value) {
    words_[number] = value;
    return *this;
  }
  [[nodiscard]] std::string printed() const {
    std::string out;
    for (std::size_t i = 0; i < words_.size(); ++i) out += fmt::format("{:04x}{}", words_[i], (i + 1) % 8 ? ' ' : '\n');
    return out;
  }

 private:
  std::array<unsigned, 256> words_{};
};

IdentityWords samsung() {
  IdentityWords words;
  words.text(10, 19, "      S3Z9NB0K123456").text(23, 26, "RVT04B6Q").text(27, 46, "Samsung SSD 860 EVO 1TB");
  words.word(76, 0x850E);
  return words;
}

TEST(AtaIdentity, HoldsTheNamesUncut) {
  const auto identity = parse_ata_identity(samsung().printed());
  ASSERT_TRUE(identity);
  EXPECT_EQ(identity->model, "Samsung SSD 860 EVO 1TB");
  EXPECT_EQ(identity->firmware, "RVT04B6Q");
  EXPECT_EQ(identity->serial, "S3Z9NB0K123456");
  EXPECT_EQ(identity->fastest_mbit_per_s, 6000U);
}

TEST(AtaIdentity, KnowsEachGenerationAndItsAbsence) {
  const std::array<std::pair<unsigned, std::uint32_t>, 5> cases{
      {{0x0002, 1500}, {0x0006, 3000}, {0x000E, 6000}, {0x0000, 0}, {0xFFFF, 0}}};
  for (const auto& [word, speed] : cases) {
    const auto identity = parse_ata_identity(samsung().word(76, word).printed());
    EXPECT_EQ(identity.value_or(AtaIdentity{.fastest_mbit_per_s = 1}).fastest_mbit_per_s, speed) << word;
  }
}

TEST(AtaIdentity, OtherTextIsNone) {
  EXPECT_FALSE(parse_ata_identity(""));
  EXPECT_FALSE(parse_ata_identity("no such device"));
  EXPECT_FALSE(parse_ata_identity("0040 3fff"));
}

FakeMachine sata_machine(const std::string& speed, const std::string& rotational) {
  FakeMachine machine;
  const std::string port = "pci0000:00/0000:00:17.0/ata3", unit = port + "/host2/target2:0:0/2:0:0:0";
  machine.hardware(
      port, {{"link3/ata_link/link3/sata_spd", speed}, {"link3/dev3.0/ata_device/dev3.0/id", samsung().printed()}});
  machine.hardware(unit,
                   {{"vendor", "ATA     "}, {"model", "Samsung SSD 860 "}, {"rev", "4B6Q"}, {"state", "running"}});
  machine.driver(unit, "sd");
  machine.driver("pci0000:00/0000:00:17.0", "ahci");
  machine.disk(unit + "/block/sda", "8:0", 1'000'204'886'016, unit, {{"queue/rotational", rotational}});
  return machine;
}

TEST(SataDisk, IsToldWithItsLink) {
  const FakeMachine machine = sata_machine("6.0 Gbps", "0");
  const DeviceFacts facts = device_facts("sda", machine.roots());
  EXPECT_EQ(facts.transport, "sata");
  EXPECT_EQ(facts.driver, "ahci");
  EXPECT_EQ(facts.model, "Samsung SSD 860 EVO 1TB");
  EXPECT_EQ(facts.firmware, "RVT04B6Q");
  EXPECT_EQ(facts.serial, "S3Z9NB0K123456");
  EXPECT_EQ(facts.rotational, false);
  EXPECT_EQ(facts.size, 1'000'204'886'016U);
  EXPECT_EQ(facts.link.kind, "sata");
  EXPECT_EQ(facts.link.negotiated, "6.0 Gb/s");
  EXPECT_EQ(facts.link.ceiling_bytes_per_s, 600'000'000U);
  EXPECT_EQ(facts.link.full, true);
  EXPECT_FALSE(facts.virtual_disk);
  EXPECT_EQ(facts.unusable, "");
}

TEST(SataDisk, BehindASlowPortIsNotFull) {
  const FakeMachine machine = sata_machine("3.0 Gbps", "1");
  const DeviceFacts facts = device_facts("sda", machine.roots());
  EXPECT_EQ(facts.rotational, true);
  EXPECT_EQ(facts.link.possible, "6.0 Gb/s");
  EXPECT_EQ(facts.link.ceiling_bytes_per_s, 300'000'000U);
  EXPECT_EQ(facts.link.full, false);
}

TEST(SataDisk, ThatWentOfflineIsUnusable) {
  FakeMachine machine = sata_machine("6.0 Gbps", "0");
  machine.hardware("pci0000:00/0000:00:17.0/ata3/host2/target2:0:0/2:0:0:0", {{"state", "offline"}});
  EXPECT_EQ(device_facts("sda", machine.roots()).unusable, "the kernel calls it offline");
}

}  // namespace
}  // namespace merops::test
