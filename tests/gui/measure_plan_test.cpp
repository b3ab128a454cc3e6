#include "gui/models/measure_plan.h"

#include "gui/models/measure_place.h"
#include "gui/models/measure_validation.h"
#include "results/shell_words.h"

#include <QDir>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

MeasurePlan qualifying(const QString& path) {
  MeasurePlan plan;
  plan.path = path;
  return plan;
}

MeasurePlan measuring(const QString& path) {
  MeasurePlan plan = qualifying(path);
  plan.kind = MeasureKind::measure;
  return plan;
}

QStringList wordsOf(const QString& line) {
  QStringList words;
  for (const std::string& word : split_shell_words(line.toStdString())) words << QString::fromStdString(word);
  return words;
}

TEST(MeasurePlan, QualifiesAFolderWithoutAnyOption) {
  EXPECT_EQ(shellLine(qualifying(text("/mnt/usb"))), text("merops qualify /mnt/usb"));
}

TEST(MeasurePlan, NamesWhatDiffersFromTheDefaults) {
  MeasurePlan plan = qualifying(text("/mnt/usb"));
  plan.preset = text("gpt-oss-20b");
  plan.bits = 3;
  plan.size = text("4 GB");
  plan.budget = text("10m");
  plan.keep = plan.thorough = true;
  plan.database = text("/tmp/my results.db");
  plan.databaseIsDefault = false;
  EXPECT_EQ(shellLine(plan), text("merops qualify /mnt/usb --model gpt-oss-20b --bits 3 --size 4GB --budget 10m --keep "
                                  "--thorough --db '/tmp/my results.db'"));
}

TEST(MeasurePlan, TakesTheModelFromAConfiguration) {
  MeasurePlan plan = qualifying(text("."));
  plan.config = text("-odd/config.json");
  EXPECT_EQ(shellLine(plan), text("merops qualify . --config ./-odd/config.json"));
}

TEST(MeasurePlan, NamesEveryChoiceOfAMeasurement) {
  MeasurePlan plan = measuring(text("x.picchioflat"));
  plan.readers = {text("io_uring"), text("buffered")};
  plan.depths = text("1, 2,4");
  plan.repetitions = text("7");
  plan.caches = {CacheMode::cold, CacheMode::pressed, CacheMode::as_is};
  plan.memory = text("2GB");
  plan.sample = text("400");
  plan.block = text("2MB");
  plan.quietWait = text("1s");
  EXPECT_EQ(shellLine(plan),
            text("merops measure x.picchioflat --reader io_uring,buffered --qd 1,2,4 --repeat 7 --cache "
                 "cold,pressed,as-is --memory 2GB --sample 400 --block 2MB --quiet-wait 1s"));
}

TEST(MeasurePlan, GivesTheChildProgressAndADocumentBesides) {
  const MeasurePlan plan = measuring(text("x.picchioflat"));
  EXPECT_EQ(childArguments(plan), QStringList{text("--stop-by-input")} + shellWords(plan).mid(1)
                                      << text("--progress") << text("jsonl") << text("--json"));
}

class OddPaths : public testing::TestWithParam<const char*> {};

TEST_P(OddPaths, ComeBackFromTheShellLine) {
  for (MeasurePlan plan : {qualifying(text(GetParam())), measuring(text(GetParam()))}) {
    plan.database = text(GetParam());
    plan.databaseIsDefault = false;
    EXPECT_EQ(wordsOf(shellLine(plan)), shellWords(plan));
    EXPECT_TRUE(shellWords(plan).at(2).endsWith(text(GetParam())));
    EXPECT_FALSE(shellWords(plan).at(2).startsWith(QLatin1Char('-')));
  }
}

INSTANTIATE_TEST_SUITE_P(Names, OddPaths,
                         testing::Values("/a b", "it's", "\"quoted\"", "two\nlines", "-dash", "--db", "/über/日本語/Ω",
                                         "$HOME`x`\\n", "a;rm -rf *", "#", "~x", " blank ", "tab\there"));

std::vector<PlanField> fieldsOf(const MeasurePlan& plan) {
  std::vector<PlanField> fields;
  for (const PlanFault& fault : faultsOf(plan)) {
    EXPECT_TRUE(fault.text.endsWith(QLatin1Char('.'))) << qPrintable(fault.text);
    fields.push_back(fault.field);
  }
  return fields;
}

using Fields = std::vector<PlanField>;

TEST(MeasureValidation, IsContentWithTheDefaults) {
  EXPECT_EQ(fieldsOf(qualifying(text("/mnt"))), Fields{});
  EXPECT_EQ(fieldsOf(measuring(text("/mnt"))), Fields{});
}

TEST(MeasureValidation, WantsAPath) { EXPECT_EQ(fieldsOf(qualifying({})), Fields{PlanField::path}); }

TEST(MeasureValidation, WantsTheConfigurationThatWasChosen) {
  MeasurePlan plan = qualifying(text("/mnt"));
  plan.configWanted = true;
  EXPECT_EQ(fieldsOf(plan), Fields{PlanField::config});
  plan.config = text("/c.json");
  EXPECT_EQ(fieldsOf(plan), Fields{});
}

TEST(MeasureValidation, NamesTheFieldThatIsWrong) {
  MeasurePlan plan = qualifying(text("/mnt"));
  plan.size = text("much");
  plan.budget = text("0s");
  plan.quietWait = text("-1s");
  EXPECT_EQ(fieldsOf(plan), (Fields{PlanField::size, PlanField::budget, PlanField::quietWait}));
  MeasurePlan other = measuring(text("/mnt"));
  other.depths = text("1,,2");
  other.repetitions = text("10001");
  other.caches = {};
  other.seconds = text("soon");
  other.block = text("0");
  EXPECT_EQ(fieldsOf(other),
            (Fields{PlanField::depths, PlanField::repetitions, PlanField::caches, PlanField::limit, PlanField::block}));
}

TEST(MeasureValidation, WantsOneEndOfACell) {
  MeasurePlan plan = measuring(text("/mnt"));
  plan.sample = text("400");
  EXPECT_EQ(fieldsOf(plan), Fields{});
  plan.seconds = text("2s");
  EXPECT_EQ(fieldsOf(plan), Fields{PlanField::limit});
  plan.seconds.clear();
  plan.thorough = true;
  EXPECT_EQ(fieldsOf(plan), Fields{PlanField::limit});
}

TEST(MeasureValidation, WantsMemoryWithPressureOnly) {
  MeasurePlan plan = measuring(text("/mnt"));
  plan.memory = text("2GB");
  EXPECT_EQ(fieldsOf(plan), Fields{PlanField::memory});
  plan.caches = {CacheMode::pressed};
  EXPECT_EQ(fieldsOf(plan), Fields{});
  plan.memory.clear();
  EXPECT_EQ(fieldsOf(plan), Fields{PlanField::memory});
}

TEST(MeasureValidation, ReadsListsOfDepths) {
  EXPECT_EQ(depthsOf(text("1, 2,1024")), (std::vector<std::uint32_t>{1, 2, 1024}));
  for (const char* wrong : {"", "0", "1025", "1;2", "1,", "a", "99999999999999999999", "+1", "٣"}) {
    EXPECT_EQ(depthsOf(text(wrong)), std::nullopt) << wrong;
  }
}

TEST(MeasurePlace, UnderstandsWhatUsersType) {
  EXPECT_EQ(pathOf(text("/a b ")), text("/a b "));
  EXPECT_EQ(pathOf(text("~/models")), QDir::homePath() + text("/models"));
  EXPECT_EQ(pathOf(text("~")), QDir::homePath());
  EXPECT_EQ(pathOf(text("~other")), QDir::currentPath() + text("/~other"));
  EXPECT_EQ(pathOf(text("file:///tmp/a%20b")), text("/tmp/a b"));
  EXPECT_EQ(pathOf(text("x")), QDir::currentPath() + text("/x"));
  EXPECT_EQ(pathOf(text("  ")), QString());
  EXPECT_EQ(pathOf(text(R"(\\.\PhysicalDrive1)")), text(R"(\\.\PhysicalDrive1)"));
}

PlaceAnswer answer(const MeasurePlan& plan, PlaceFacts::Kind kind, const char* inspected = "{}") {
  PlaceFacts place;
  place.kind = kind;
  place.writable = true;
  place.freeBytes = 5'000'000'000;
  return answerOf(plan, place, {QJsonDocument::fromJson(inspected).object(), text("in its words")},
                  Display(RateUnit::megabytes, QLocale::c()));
}

TEST(MeasurePlace, SaysHowMuchIsWrittenIntoAPlainFolder) {
  MeasurePlan plan = qualifying(text("/mnt"));
  plan.size = text("64MB");
  EXPECT_EQ(mostBytesWritten(plan), 128'000'000U);
  const PlaceAnswer folder = answer(plan, PlaceFacts::Kind::folder);
  EXPECT_TRUE(folder.usable);
  EXPECT_TRUE(folder.text.contains(text("128\u00a0MB"))) << qPrintable(folder.text);
  EXPECT_TRUE(folder.text.contains(text("5.00\u00a0GB"))) << qPrintable(folder.text);
  plan.config = text("/c.json");
  plan.size.clear();
  EXPECT_EQ(mostBytesWritten(plan), std::nullopt);
}

TEST(MeasurePlace, RefusesWhatCannotBeMeasured) {
  EXPECT_FALSE(answer(qualifying(text("/x")), PlaceFacts::Kind::missing).usable);
  EXPECT_FALSE(answer(measuring(text("/x")), PlaceFacts::Kind::folder).usable);
  EXPECT_FALSE(answer(measuring(text("/x")), PlaceFacts::Kind::file).usable);
  EXPECT_FALSE(answer(qualifying(text("/x")), PlaceFacts::Kind::device).usable);
  EXPECT_FALSE(answer(qualifying(text("/x")), PlaceFacts::Kind::file, R"({"faults":["it is cut off"]})").usable);
}

TEST(MeasurePlace, SaysWhatASourceIs) {
  const char* store =
      R"({"kind":"store","experts":24,"expert_bytes_max":2654208,"payload_bytes":63700992,"faults":[]})";
  const PlaceAnswer found = answer(measuring(text("/x")), PlaceFacts::Kind::file, store);
  EXPECT_TRUE(found.usable);
  EXPECT_TRUE(found.text.contains(text("24"))) << qPrintable(found.text);
  EXPECT_EQ(found.warning, QString());
}

TEST(MeasurePlace, WarnsOfADeviceInUse) {
  const char* device = R"({"kind":"uniform","experts":9,"faults":[],"storage":{"chain":[{"mounts":[)"
                       R"({"device":"sda1","mount_point":"/home"}]}]}})";
  const PlaceAnswer found = answer(measuring(text("/dev/sda")), PlaceFacts::Kind::device, device);
  EXPECT_TRUE(found.usable);
  EXPECT_TRUE(found.text.contains(text("nothing is written"))) << qPrintable(found.text);
  EXPECT_TRUE(found.warning.contains(text("sda1 at /home"))) << qPrintable(found.warning);
}

}  // namespace
}  // namespace merops::gui
