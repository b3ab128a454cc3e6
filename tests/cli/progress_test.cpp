#include "cli/progress.h"

#include "cli/progress_jsonl.h"
#include "cli/progress_line.h"

#include <limits>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<json> events_of(const std::string& text) {
  std::istringstream lines(text);
  std::vector<json> events;
  for (std::string line; std::getline(lines, line);) events.push_back(json::parse(line));
  return events;
}

/// A campaign of one cell, as a listener is told about it.
void tell_campaign(CampaignListener& listener) {
  CampaignInfo info;
  info.id = "0123456789abcdef";
  info.cells_planned = 1;
  info.plan_json = R"({"seed":1})";
  Cell cell;
  cell.reader = "io_uring";
  cell.depth = 8;
  CellResult result;
  result.cell = cell;
  result.state = CellState::failed;
  result.reason = "Input/output error at 4096";
  listener.campaign_started(info);
  listener.cell_started(cell, 0, 1);
  listener.progress({0, 1, 500, 1000, 1480.5, 1.5});
  listener.message("a note");
  listener.cell_ended(result, 0, 1);
  listener.campaign_ended(CampaignEnd::finished, 3);
}

struct Screen {
  std::ostringstream out, log;
  std::atomic<bool> stop{false};
  Context context{out, log, stop};
};

TEST(JsonlProgress, WritesOneEventALineInTheOrderOfTheCampaign) {
  Screen screen;
  tell_campaign(*make_progress(ProgressMode::jsonl, screen.context));
  std::vector<std::string> names;
  for (const json& event : events_of(screen.log.str())) names.push_back(event.at("event"));
  EXPECT_THAT(names, ElementsAre("campaign-start", "cell-start", "progress", "message", "cell-end", "campaign-end"));
  EXPECT_EQ(screen.out.str(), "");
}

TEST(JsonlProgress, CarriesTheKeysThatProgramsRelyOn) {
  Screen screen;
  tell_campaign(*make_progress(ProgressMode::jsonl, screen.context));
  const auto events = events_of(screen.log.str());
  EXPECT_EQ(events[0].at("cells"), 1);
  EXPECT_EQ(events[0].at("plan").at("seed"), 1);
  EXPECT_EQ(events[1].at("plan").at("reader"), "io_uring");
  EXPECT_EQ(events[2].at("cell"), 0);
  EXPECT_EQ(events[2].at("bytes"), 500);
  EXPECT_EQ(events[2].at("of"), 1000);
  EXPECT_EQ(events[2].at("mb_per_s"), 1480.5);
  EXPECT_EQ(events[2].at("eta_s"), 1.5);
  EXPECT_EQ(events[4].at("result").at("state"), "failed");
  EXPECT_EQ(events[5].at("id"), "0123456789abcdef");
  EXPECT_EQ(events[5].at("exit"), 3);
}

TEST(JsonlProgress, TurnsWhatIsNoNumberIntoNull) {
  Screen screen;
  const auto listener = make_progress(ProgressMode::jsonl, screen.context);
  listener->progress({0, 1, 0, 0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()});
  const auto events = events_of(screen.log.str());
  EXPECT_TRUE(events[0].at("mb_per_s").is_null());
  EXPECT_TRUE(events[0].at("eta_s").is_null());
}

TEST(JsonlProgress, SurvivesTextThatIsNoUtf8) {
  Screen screen;
  make_progress(ProgressMode::jsonl, screen.context)->message("/bad/\xff\xfe/name");
  EXPECT_EQ(events_of(screen.log.str()).size(), 1U);
}

TEST(JsonlProgress, MakesAnErrorAnEvent) {
  const auto event = json::parse(error_event(Error("opening /x", "it is gone", "look for it")));
  EXPECT_EQ(event.at("event"), "message");
  EXPECT_EQ(event.at("level"), "error");
  EXPECT_EQ(event.at("text"), "opening /x: it is gone");
  EXPECT_EQ(event.at("hint"), "look for it");
}

TEST(JsonlWorkDisplay, TellsStartProgressAndEnd) {
  Screen screen;
  const auto display = make_work_display(ProgressMode::jsonl, screen.context);
  display->started("pack", "/m/store");
  display->listener()({10, 20, 5.0, 2.0});
  WorkResult result;
  result.kind = "pack";
  result.bytes = 20;
  display->ended(result);
  const auto events = events_of(screen.log.str());
  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[0].at("event"), "work-start");
  EXPECT_EQ(events[1].at("bytes"), 10);
  EXPECT_EQ(events[2].at("result").at("bytes"), 20);
}

TEST(LineProgress, IsDrawnOnATerminalOnly) {
  Screen screen;
  screen.context.log_is_terminal = true;
  tell_campaign(*make_progress(ProgressMode::automatic, screen.context));
  EXPECT_THAT(screen.log.str(), HasSubstr("\rcell 1 of 1: io_uring depth 8 cold"));
  EXPECT_THAT(screen.log.str(), HasSubstr("failed: Input/output error at 4096\n"));
}

TEST(LineProgress, IsSilentWhereNobodySeesIt) {
  Screen screen;
  tell_campaign(*make_progress(ProgressMode::automatic, screen.context));
  EXPECT_EQ(screen.log.str(), "a note\n");
}

TEST(LineProgress, KeepsMessagesWhenNothingIsToBeDrawn) {
  Screen screen;
  screen.context.log_is_terminal = true;
  tell_campaign(*make_progress(ProgressMode::none, screen.context));
  EXPECT_EQ(screen.log.str(), "a note\n");
}

TEST(LineProgress, ShowsTheShareThatIsDone) {
  EXPECT_EQ(progress_bar(0.5, symbols_for(false)), "##########..........  50 %");
  EXPECT_EQ(progress_bar(7, symbols_for(false)), "#################### 100 %");
  EXPECT_EQ(progress_bar(std::numeric_limits<double>::quiet_NaN(), symbols_for(false)), "....................   0 %");
}

}  // namespace
}  // namespace merops
