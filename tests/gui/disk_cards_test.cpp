#include "gui/models/disk_cards.h"

#include "core/model/error.h"
#include "tests/gui/support_disks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using Kind = DiskCard::Kind;
using test::deviceOf;
using test::machineOf;
using test::SampleDisk;
using test::summariesOf;

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

CardTerms terms(RateUnit unit = RateUnit::megabytes) {
  CardTerms terms;
  terms.model = ChosenModel{text("qwen3-30b-a3b"), geometry_of(*find_preset("qwen3-30b-a3b"))};
  terms.display = Display(unit, QLocale::c());
  terms.today = QDate(2026, 2, 1);
  return terms;
}

SampleDisk disk(std::uint32_t number, double mb_per_s) {
  SampleDisk sample;
  sample.number = number;
  sample.mb_per_s = mb_per_s;
  return sample;
}

TEST(DiskCards, AreOneForADeviceWithResults) {
  const auto cards = diskCards(machineOf({deviceOf(disk(1, 2000))}), summariesOf({disk(1, 2000)}), terms());
  ASSERT_EQ(cards.size(), 1U);
  EXPECT_EQ(cards[0].kind, Kind::measured);
  EXPECT_EQ(cards[0].identity, identityOf(disk(1, 2000)));
  EXPECT_EQ(cards[0].name, text("Sample disk (nvme1n1)"));
  EXPECT_EQ(cards[0].hardware, text("NVMe, 2.00\u00a0TB"));
  EXPECT_EQ(cards[0].place, QString());
  EXPECT_TRUE(cards[0].link.contains(text("16.0 GT/s x4"))) << cards[0].link.toStdString();
}

TEST(DiskCards, SayWhatTheNewestCampaignSays) {
  SampleDisk newer = disk(1, 1000);
  newer.started = "2026-01-31T13:00:00.000Z";
  const auto cards = diskCards({}, summariesOf({newer, disk(1, 2000)}), terms());
  ASSERT_EQ(cards.size(), 1U);
  EXPECT_EQ(cards[0].rate, text("1010 MB/s"));
  EXPECT_EQ(cards[0].verdict, text("By direct-inplace from depth 1 on, best at 4; valid. Measured yesterday."));
}

TEST(DiskCards, ForecastTokensOfTheChosenModel) {
  // 1.019215872 GB a token: 2020 MB/s allow 1.982 tokens/s, and five times as many at 80 % hits.
  const auto cards = diskCards({}, summariesOf({disk(1, 2000)}), terms());
  EXPECT_EQ(cards.at(0).tokens,
            text("qwen3-30b-a3b: at most 1.98 tokens/s with no expert in memory, 9.91 with 80 % of them there."));
  CardTerms none = terms();
  none.model.reset();
  EXPECT_EQ(diskCards({}, summariesOf({disk(1, 2000)}), none).at(0).tokens, QString());
}

TEST(DiskCards, FollowTheUnit) {
  const auto disks = summariesOf({disk(1, 2000)});
  EXPECT_TRUE(diskCards({}, disks, terms(RateUnit::gigabytes)).at(0).rate == text("2.02 GB/s"));
  EXPECT_TRUE(diskCards({}, disks, terms(RateUnit::mebibytes)).at(0).rate == text("1926 MiB/s"));
}

TEST(DiskCards, AreInOrderMeasuredUnmeasuredUnusable) {
  DeviceFacts empty = deviceOf(disk(7, 0));
  empty.unusable = "no medium";
  const auto cards = diskCards(machineOf({empty, deviceOf(disk(5, 0)), deviceOf(disk(1, 0))}),
                               summariesOf({disk(1, 500), disk(2, 3000)}), terms());
  std::vector<QString> names;
  std::vector<Kind> kinds;
  for (const DiskCard& card : cards) {
    names.push_back(card.name.right(9));
    kinds.push_back(card.kind);
  }
  EXPECT_THAT(kinds, testing::ElementsAre(Kind::measured, Kind::measured, Kind::unmeasured, Kind::unusable));
  EXPECT_THAT(names, testing::ElementsAre(text("(nvme2n1)"), text("(nvme1n1)"), text("(nvme5n1)"), text("(nvme7n1)")));
}

TEST(DiskCards, SayWhyADeviceCannotBeMeasured) {
  DeviceFacts empty = deviceOf(disk(7, 0));
  empty.unusable = "no medium";
  const auto cards = diskCards(machineOf({empty}), {}, terms());
  ASSERT_EQ(cards.size(), 1U);
  EXPECT_EQ(cards[0].verdict, text("Cannot be measured: no medium."));
  EXPECT_FALSE(cards[0].hasResults());
}

TEST(DiskCards, OfOtherMachinesAreNamedSo) {
  SampleDisk other = disk(1, 2000);
  other.machine = "there";
  other.host = "station";
  const auto cards = diskCards(machineOf({deviceOf(disk(1, 0))}), summariesOf({other}), terms());
  ASSERT_EQ(cards.size(), 2U) << "the same device name on two machines is two disks";
  EXPECT_EQ(cards[0].place, text("Of another machine: station."));
  EXPECT_EQ(cards[1].kind, Kind::unmeasured);
}

TEST(DiskCards, SayThatADiskIsNotAttachedNow) {
  EXPECT_EQ(diskCards(machineOf({}), summariesOf({disk(1, 2000)}), terms()).at(0).place, text("Not attached now."));
  EXPECT_EQ(diskCards({}, summariesOf({disk(1, 2000)}), terms()).at(0).place, QString()) << "not known";
}

TEST(DiskCards, SayThatNothingCounts) {
  SampleDisk buffered = disk(1, 2000);
  buffered.cache = CacheState::cold;
  buffered.reader = "buffered";
  const auto cards = diskCards({}, summariesOf({buffered}), terms());
  EXPECT_EQ(cards.at(0).kind, Kind::recorded);
  EXPECT_EQ(cards[0].verdict, text("Measured yesterday, but no direct read of a model's experts counts."));
}

TEST(DiskCards, WarnOfASingleRunAndOfOtherExperts) {
  SampleDisk sample = disk(1, 2000);
  sample.runs = 1;
  sample.expert = 14'000'000;
  const auto cards = diskCards({}, summariesOf({sample}), terms());
  EXPECT_THAT(cards.at(0).cautions,
              testing::ElementsAre(text("Measured once, which proves little."),
                                   text("Measured with experts of 14.0\u00a0MB; the model's have 2.65\u00a0MB.")));
  EXPECT_TRUE(diskCards({}, summariesOf({disk(1, 2000)}), terms()).at(0).cautions.isEmpty());
}

TEST(DiskCards, SayWhatDisturbed) {
  SampleDisk sample = disk(1, 2000);
  sample.validity = Validity::contaminated;
  const auto cards = diskCards({}, summariesOf({sample}), terms());
  EXPECT_TRUE(cards.at(0).verdict.contains(text("contaminated (foreign reads)"))) << cards[0].verdict.toStdString();
}

TEST(DiskCards, AreReadAloudWithAllTheirFacts) {
  const auto cards = diskCards(machineOf({deviceOf(disk(1, 0))}), summariesOf({disk(1, 2000)}), terms());
  const QString sentences = cards.at(0).sentences();
  for (const QString& part : {cards[0].name, cards[0].hardware, cards[0].link, cards[0].verdict, cards[0].tokens}) {
    EXPECT_TRUE(sentences.contains(part)) << part.toStdString();
  }
}

TEST(DiskCards, AreNoneOfNothing) { EXPECT_TRUE(diskCards({}, {}, terms()).empty()); }

TEST(DiskDevices, AreRefusedWhereTheyAreNone) {
  EXPECT_THROW((void)machineDevicesOf(QJsonDocument()), Error);
  EXPECT_THROW((void)machineDevicesOf(QJsonDocument::fromJson("{\"devices\": [{\"size_bytes\": \"large\"}]}")), Error);
}

}  // namespace
}  // namespace merops::gui
