#include "gui/models/model_table.h"

#include "core/model/error.h"
#include "gui/models/model_list.h"
#include "tests/gui/support_disks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using test::SampleDisk;
using test::summariesOf;

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

const ChosenModel kQwen{QStringLiteral("qwen3-30b-a3b"), geometry_of(*find_preset("qwen3-30b-a3b"))};
const Display kDisplay(RateUnit::megabytes, QLocale::c());

SampleDisk disk(std::uint32_t number, double mb_per_s) {
  SampleDisk sample;
  sample.number = number;
  sample.mb_per_s = mb_per_s;
  return sample;
}

TEST(ModelTable, HasRateTokensAndOrigin) {
  const ModelTable table = modelTable(summariesOf({disk(1, 1000)}), kQwen, kDisplay);
  ASSERT_EQ(table.rows.size(), 1U);
  const QStringList& row = table.rows[0].texts;
  ASSERT_EQ(row.size(), table.titles.size());
  EXPECT_EQ(row[0], text("Sample disk (nvme1n1)"));
  EXPECT_EQ(row[1], text("direct-inplace, depth 4"));
  EXPECT_EQ(row[2], text("1010 [1007..1013]")) << "the median of seven runs and its interval";
  // 1010 MB/s over 1.019215872 GB a token, times 1, 2, 5 and 20.
  EXPECT_EQ(row.mid(3, 4), QStringList({text("0.991 [0.988..0.994]"), text("1.98"), text("4.95"), text("19.8")}));
  EXPECT_EQ(row[7], text("the model's size"));
  EXPECT_TRUE(row[8].startsWith(text("00abc0"))) << row[8].toStdString();
}

TEST(ModelTable, ShowsLeastAndGreatestOfFewRuns) {
  SampleDisk sample = disk(1, 1000);
  sample.runs = 3;
  const QStringList texts = modelTable(summariesOf({sample}), kQwen, kDisplay).rows.at(0).texts;
  EXPECT_EQ(texts[2], text("1010 (1009..1011)"));
  EXPECT_EQ(texts[3], text("0.991 (0.990..0.992)"));
  EXPECT_EQ(texts[4], text("1.98")) << "the others are as far apart in proportion";
}

TEST(ModelTable, SaysWhenExpertsOfAnotherSizeWereMeasured) {
  SampleDisk sample = disk(1, 1000);
  sample.expert = 2'654'209;
  EXPECT_EQ(modelTable(summariesOf({sample}), kQwen, kDisplay).rows.at(0).texts[7], text("another size: 2.65\u00a0MB"));
}

TEST(ModelTable, NamesDisksWithoutARateThatCounts) {
  SampleDisk sample = disk(1, 1000);
  sample.cache = CacheState::cold;
  const ModelTable table = modelTable(summariesOf({sample, disk(2, 500)}), kQwen, kDisplay);
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.rows[1].texts[1], text("no direct read counts"));
  EXPECT_EQ(table.rows[1].texts.size(), table.titles.size());
  EXPECT_EQ(table.rows[1].tips.size(), table.titles.size());
}

TEST(ModelTable, FollowsTheUnit) {
  const ModelTable table = modelTable(summariesOf({disk(1, 1000)}), kQwen, Display(RateUnit::gigabytes, QLocale::c()));
  EXPECT_EQ(table.titles[2], text("GB/s"));
  EXPECT_EQ(table.rows.at(0).texts[2], text("1.01 [1.01..1.01]"));
}

TEST(ModelTable, IsCopiedByCWithUnitsInTheNames) {
  SampleDisk odd = disk(2, 500);
  odd.model = "A\tdisk\nof two lines";
  const auto disks = summariesOf({disk(1, 1000), odd});
  const QStringList lines = modelTableText(disks, kQwen).split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 4) << "a header, two rows, and the end of the last";
  const QStringList titles = lines[0].split(QLatin1Char('\t'));
  const auto value = [&](const char* title, int line) {
    return lines[line].split(QLatin1Char('\t')).at(titles.indexOf(QLatin1String(title)));
  };
  for (const QString& line : lines.mid(0, 3)) EXPECT_EQ(line.count(QLatin1Char('\t')), titles.size() - 1);
  EXPECT_EQ(value("mb_per_s", 1), text("1010"));
  EXPECT_NEAR(value("tokens_per_s_at_0_percent_hits", 1).toDouble(), 0.990957, 1e-6);
  EXPECT_NEAR(value("tokens_per_s_at_95_percent_hits", 1).toDouble(), 19.81915, 1e-5);
  EXPECT_EQ(value("model_expert_bytes", 1), text("2654208"));
  EXPECT_EQ(value("disk", 2), text("A disk of two lines (nvme2n1)"));
  EXPECT_EQ(modelTableText(disks, kQwen, {1}).count(QLatin1Char('\n')), 2);
}

TEST(ModelList, TellsTheGeometryInWords) {
  const KnownModel model{kQwen.name, text("Qwen3"), kQwen.geometry, 2};
  const auto facts = geometryFacts(model, kDisplay);
  EXPECT_EQ(facts[0].second, text("48, and 2 dense ones"));
  EXPECT_EQ(facts.back().second, text("1.019 GB"));
}

TEST(ModelList, IsRefusedWhereItIsNone) {
  EXPECT_THROW((void)knownModelsOf(QJsonDocument()), Error);
  EXPECT_THROW((void)knownModelsOf(QJsonDocument::fromJson(R"({"models": [{"id": "x", "experts": 3}]})")), Error);
}

}  // namespace
}  // namespace merops::gui
