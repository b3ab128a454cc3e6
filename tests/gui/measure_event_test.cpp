#include "core/model/json.h"
#include "gui/models/measure_cell_model.h"
#include "gui/models/measure_chart.h"
#include "gui/models/measure_course.h"
#include "gui/models/measure_verdict.h"
#include "gui/models/progress_event.h"
#include "tests/support/sample_results.h"

#include <QSignalSpy>
#include <random>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

template <class T>
T as(const QByteArray& line) {
  const ProgressEvent event = eventOf(line);
  EXPECT_TRUE(std::holds_alternative<T>(event)) << line.constData();
  return std::holds_alternative<T>(event) ? std::get<T>(event) : T{};
}

std::vector<ProgressEvent> eventsOf(const QByteArray& bytes, qsizetype piece) {
  std::vector<ProgressEvent> events;
  ProgressLines lines;
  const auto keep = [&](const ProgressEvent& event) { events.push_back(event); };
  for (qsizetype at = 0; at < bytes.size(); at += piece) lines.take(bytes.mid(at, piece), keep);
  lines.finish(keep);
  return events;
}

TEST(ProgressEvent, ReadsACampaignsBegin) {
  const auto event = as<CampaignStarted>(R"({"event":"campaign-start","id":"ab","command":"merops","cells":89})");
  EXPECT_EQ(event.id, text("ab"));
  EXPECT_EQ(event.cells, 89U);
  EXPECT_EQ(as<CampaignStarted>(R"({"event":"campaign-start","cells":null})").cells, std::nullopt);
}

TEST(ProgressEvent, ReadsACellAsTheProgramWritesIt) {
  const CellResult result = test::sample_cell_result();
  const QByteArray line =
      R"({"event":"cell-end","cell":3,"cells":9,"result":)" + QByteArray::fromStdString(to_json(result)) + "}";
  const auto event = as<CellEnded>(line);
  EXPECT_EQ(event.cell, 3U);
  EXPECT_EQ(event.asked.reader.toStdString(), result.cell.reader);
  EXPECT_EQ(event.asked.depth, result.cell.depth);
  EXPECT_EQ(event.state, result.state);
  EXPECT_EQ(event.validity, result.validity);
  EXPECT_EQ(event.bytes, result.measurement.payload_bytes);
  EXPECT_EQ(event.mbPerS, result.measurement.mb_per_s);
  ASSERT_TRUE(result.measurement.latency.p99.has_value());
  EXPECT_EQ(event.p99Ns, result.measurement.latency.p99->value);
  EXPECT_EQ(event.flags, result.flags);
}

TEST(ProgressEvent, ReadsProgressOfCellsAndOfWork) {
  const auto cell = as<ProgressSeen>(R"({"event":"progress","cell":1,"bytes":10,"of":null,"mb_per_s":2.5,"eta_s":3})");
  EXPECT_EQ(cell.cell, 1U);
  EXPECT_EQ(cell.of, std::nullopt);
  EXPECT_EQ(cell.mbPerS, 2.5);
  const auto work = as<ProgressSeen>(R"({"event":"progress","bytes":10,"of":20,"mb_per_s":null,"eta_s":null})");
  EXPECT_EQ(work.cell, std::nullopt);
  EXPECT_EQ(work.of, 20U);
}

TEST(ProgressEvent, KeepsWhatItDoesNotKnowAsAMessage) {
  for (const char* line : {"merops: no such thing", R"({"event":"new-in-3.0"})", "[1,2]", "{", "\xff\xfe", "null"}) {
    EXPECT_EQ(as<MessageSaid>(line).level, QString());
  }
  EXPECT_EQ(as<MessageSaid>("merops: no such thing").text, text("merops: no such thing"));
}

TEST(ProgressEvent, SurvivesMembersOfOtherTypes) {
  const auto event = as<CellEnded>(
      R"({"event":"cell-end","cell":-1,"cells":1e300,"result":{"state":7,"flags":{},"measurement":[1]}})");
  EXPECT_EQ(event.cell, 0U);
  EXPECT_EQ(event.state, CellState::skipped);
}

TEST(ProgressLines, GiveTheSameByteByByte) {
  const QByteArray bytes =
      "{\"event\":\"work-start\",\"kind\":\"synth\",\"path\":\"/ü\"}\n\n \nplain\n{\"event\":\"message\",\"level\":"
      "\"note\",\"text\":\"a\"}\r\nlast without end";
  for (const qsizetype piece : {qsizetype{1}, qsizetype{7}, bytes.size()}) {
    const auto events = eventsOf(bytes, piece);
    ASSERT_EQ(events.size(), 4U);
    EXPECT_EQ(std::get<WorkStarted>(events[0]).path, text("/ü"));
    EXPECT_EQ(std::get<MessageSaid>(events[1]).text, text("plain"));
    EXPECT_EQ(std::get<MessageSaid>(events[2]).text, text("a"));
    EXPECT_EQ(std::get<MessageSaid>(events[3]).text, text("last without end"));
  }
}

TEST(ProgressLines, CutLinesThatNeverEnd) {
  const QByteArray endless(ProgressLines::kLongestLine + 10, 'x');
  EXPECT_EQ(eventsOf(endless + "\ny", 1 << 20).size(), 3U);
}

TEST(ProgressLines, SurviveRandomBytes) {
  std::mt19937 random(1);
  const QByteArray start = R"({"event":"cell-end","cell":1,"result":{"flags":[{"id":"x"}],"measurement":{}}})";
  for (int round = 0; round < 2000; ++round) {
    QByteArray bytes = round % 2 == 0 ? start : QByteArray(40, '\0');
    for (int change = 0; change < 1 + round % 7; ++change) {
      bytes[static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()))] = static_cast<char>(random());
    }
    MeasureCourse course;
    MeasureCellModel cells;
    for (const ProgressEvent& event : eventsOf(bytes, 1 + round % 11)) {
      course.take(event, round);
      if (const auto* ended = std::get_if<CellEnded>(&event)) cells.end(*ended);
    }
    EXPECT_LE(course.cellsDone(), static_cast<std::uint32_t>(bytes.size()));
  }
}

CellStarted started(std::uint32_t cell, std::uint32_t cells) {
  return {cell, cells, {0, 4, 0, text("io_uring"), text("cold"), {}}};
}

CellEnded ended(std::uint32_t cell, std::uint32_t cells, double rate, std::uint32_t depth = 4) {
  CellEnded event;
  event.cell = cell;
  event.cells = cells;
  event.asked = {0, depth, 0, text("io_uring"), text("cold"), {}};
  event.sourceKind = text("store");
  event.state = CellState::measured;
  event.mbPerS = {rate, {}, {}};
  event.bytes = 100;
  return event;
}

TEST(MeasureCourse, CountsCellsAndReckonsWhatIsLeft) {
  MeasureCourse course;
  EXPECT_EQ(course.share(1), std::nullopt);
  EXPECT_EQ(course.secondsLeft(1), std::nullopt);
  course.take(started(0, 4), 10);
  EXPECT_EQ(course.secondsLeft(11), std::nullopt);
  course.take(ended(0, 4, 500), 12);
  EXPECT_EQ(course.cellsDone(), 1U);
  EXPECT_EQ(course.share(12), 0.25);
  EXPECT_EQ(course.secondsLeft(12), 6.0);
  EXPECT_EQ(course.secondsLeft(13), 5.0);
  EXPECT_TRUE(course.samples().empty());
  course.take(started(1, 4), 12);
  course.take(ProgressSeen{1, 50, 100, 400, 0.5}, 13);
  EXPECT_EQ(course.share(13), 0.375);
  EXPECT_EQ(course.bytesRead(), 100U);
}

TEST(MeasureCourse, LeavesWritingOutOfWhatACellTakes) {
  MeasureCourse course;
  course.take(started(0, 0), 10);
  course.take(ended(0, 0, 500), 12);
  course.take(WorkStarted{text("synth"), text("/x")}, 12);
  EXPECT_EQ(course.present().kind, Present::Kind::writing);
  course.take(WorkEnded{text("synth"), text("done"), {}, 77}, 112);
  EXPECT_EQ(course.bytesWritten(), 77U);
  course.take(started(1, 3), 112);
  EXPECT_EQ(course.secondsLeft(112), 4.0);
}

TEST(MeasureCourse, IsBoundByItsBudget) {
  MeasureCourse course(60);
  EXPECT_TRUE(course.isBoundByBudget());
  EXPECT_EQ(course.share(30), 0.5);
  EXPECT_EQ(course.secondsLeft(45), 15.0);
  EXPECT_EQ(course.secondsLeft(90), 0.0);
  course.take(started(0, 100), 0);
  course.take(ended(0, 100, 500), 2);
  EXPECT_EQ(course.secondsLeft(10), 50.0);
}

TEST(MeasureCourse, HoldsABoundedPart) {
  MeasureCourse course;
  for (std::uint32_t cell = 0; cell < 20'000; ++cell) {
    course.take(started(cell, 20'000), cell);
    course.take(ProgressSeen{cell, 1, 2, cell + 1.0, 0}, cell);
    course.take(ended(cell, 20'000, cell), cell);
  }
  EXPECT_LE(course.samples().size(), MeasureCourse::kMostSamples);
  EXPECT_GT(course.samples().size(), MeasureCourse::kMostSamples / 4);
  EXPECT_LE(course.rates().begin()->second.at(4).size(), MeasureCourse::kMostRatesAtDepth);
  EXPECT_EQ(course.samples().front().seconds, 0);
  EXPECT_GT(course.samples().back().seconds, 19'000);
}

TEST(MeasureChart, DrawsMediansInTheChosenUnit) {
  MeasureCourse course;
  for (const double rate : {3000.0, 1000.0, 2000.0}) course.take(ended(0, 9, rate, 8), 1);
  course.take(ended(0, 9, 500, 1), 2);
  const LineChart chart = rateByDepth(course, Display(RateUnit::gigabytes, QLocale::c()));
  ASSERT_EQ(chart.series.size(), 1U);
  ASSERT_EQ(chart.series[0].points.size(), 2U);
  EXPECT_EQ(chart.series[0].points[0].x, 1);
  EXPECT_EQ(chart.series[0].points[1].y, 2.0);
  EXPECT_EQ(chart.series[0].points[1].spread->low, 1.0);
  EXPECT_FALSE(chart.series[0].points[1].spread->bounds);
}

TEST(MeasureChart, DrawsNoMoreRoadsThanCanBeToldApart) {
  MeasureCourse course;
  for (int reader = 0; reader < 20; ++reader) {
    CellEnded cell = ended(0, 99, 100.0 + reader);
    cell.asked.reader = QString::number(reader);
    course.take(cell, 1);
  }
  const LineChart chart = rateByDepth(course, Display(RateUnit::megabytes, QLocale::c()));
  EXPECT_EQ(chart.series.size(), kChartStyles);
  EXPECT_TRUE(chart.series.front().name.startsWith(text("19")));
}

TEST(MeasureCellModel, ShowsACellWhileAndAfterItIsMeasured) {
  MeasureCellModel model;
  model.setDisplay(Display(RateUnit::gigabytes, QLocale::c()));
  model.begin(started(0, 2), text("store"));
  model.progress({0, 50'000'000, 100'000'000, 1500, 1});
  const auto shown = [&](int row, int column) { return model.index(row, column).data().toString(); };
  EXPECT_EQ(shown(0, MeasureCellModel::number), text("1"));
  EXPECT_EQ(shown(0, MeasureCellModel::rate), text("1.50"));
  EXPECT_EQ(shown(0, MeasureCellModel::bytes), text("50.0\u00a0MB"));
  CellEnded event = ended(0, 2, 2000);
  event.p99Ns = 1'500'000;
  event.flags = {{"few-samples", "sample", "12 reads", "read more"}};
  model.end(event);
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_EQ(shown(0, MeasureCellModel::rate), text("2.00"));
  EXPECT_EQ(shown(0, MeasureCellModel::p99), text("1.50\u00a0ms"));
  EXPECT_EQ(shown(0, MeasureCellModel::remarks), text("few-samples"));
}

TEST(MeasureCellModel, DropsTheOldestOfVeryMany) {
  MeasureCellModel model;
  for (std::uint32_t cell = 0; cell < MeasureCellModel::kMostRows + 10; ++cell) model.end(ended(cell, 0, 1));
  EXPECT_EQ(model.rowCount(), static_cast<int>(MeasureCellModel::kMostRows));
  EXPECT_EQ(model.dropped(), 10U);
  EXPECT_EQ(model.at(0).cell, 10U);
}

TEST(MeasureCellModel, EscapesWhatWouldBeTakenForMarkup) {
  MeasureCellModel model;
  CellEnded event = ended(0, 1, 1);
  event.reason = text("<b>bold</b>");
  model.end(event);
  const QModelIndex cell = model.index(0, MeasureCellModel::remarks);
  EXPECT_EQ(cell.data().toString(), text("<b>bold</b>"));
  EXPECT_TRUE(cell.data(Qt::ToolTipRole).toString().contains(text("&lt;b&gt;")));
}

TEST(MeasureVerdict, SaysWhatTheBestRoadAllows) {
  const RunDocument document = runDocumentOf(
      R"({"campaign":{"id":"ab"},"plateaus":[],"bytes_written":2000000000,"documented":[{},{}],)"
      R"("best_direct":{"reader":"io_uring","source_kind":"store","best_depth":8,"best_mb_per_s":{"value":1618}},)"
      R"("forecast":[{"hit_rate":0.0,"tokens_per_s_at_most":{"value":1.5}},)"
      R"({"hit_rate":0.95,"tokens_per_s_at_most":{"value":30}}]})");
  EXPECT_EQ(document.campaign, text("ab"));
  const QString verdict = verdictOf(document, Display(RateUnit::megabytes, QLocale::c())).join(QLatin1Char(' '));
  for (const char* part : {"io_uring", "store", "8", "1618 MB/s", "1.50 tokens", "30.0 tokens", "95", "2.00\u00a0GB"}) {
    EXPECT_TRUE(verdict.contains(text(part))) << part << ": " << qPrintable(verdict);
  }
}

TEST(MeasureVerdict, NamesTheFastestCellThatCounts) {
  const auto cell = [](const char* reader, const char* validity, double rate) {
    return QStringLiteral(
               R"({"cell":{"reader":"%1","depth":2},"state":"measured","validity":"%2","source_kind":"store",)"
               R"("measurement":{"mb_per_s":{"value":%3}}})")
        .arg(QLatin1String(reader), QLatin1String(validity))
        .arg(rate);
  };
  const QString json = QStringLiteral(R"({"campaign":"ab","cells":[%1,%2,%3]})")
                           .arg(cell("slow", "valid", 10), cell("fast", "valid", 20), cell("cached", "invalid", 99));
  const RunDocument document = runDocumentOf(json.toUtf8());
  ASSERT_TRUE(document.best.has_value());
  EXPECT_EQ(document.best->reader, text("fast"));
}

TEST(MeasureVerdict, IsSilentWithoutADocument) {
  EXPECT_EQ(verdictOf(runDocumentOf("what is this"), Display()), QStringList());
}

}  // namespace
}  // namespace merops::gui
